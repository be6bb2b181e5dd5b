import Foundation
import ProjectIndex
import Testing

@testable import bezel

@Suite struct `The storage of an index` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

    private func storage(_ variables: [String: String]) -> IndexStorage? {
        IndexStorage(of: folder) { variables[$0] }
    }

    @Test func `is in the folder of caches, else in the home`() throws {
        let files = FileManager.default
        let (caches, home) = (folder + "/caches", folder + "/home")
        for path in [caches, home] {
            try files.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        defer { try? files.removeItem(atPath: folder) }
        try #require(storage(["XDG_CACHE_HOME": caches, "HOME": home])).save([1])
        #expect(files.fileExists(atPath: caches + "/bezel"))
        #expect(!files.fileExists(atPath: home + "/.cache"))
        // The specification ignores a relative path.
        try #require(storage(["XDG_CACHE_HOME": "relative", "HOME": home])).save([2])
        #expect(storage(["XDG_CACHE_HOME": caches])?.load() == [1])
        #expect(storage(["HOME": home])?.load() == [2])
        #expect(storage([:]) == nil)
    }

    @Test func `is another one for another folder`() throws {
        let files = FileManager.default
        for name in ["a", "b"] {
            try files.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        }
        defer { try? files.removeItem(atPath: folder) }
        func storage(_ name: String) -> IndexStorage? {
            IndexStorage(of: "\(folder)/\(name)") { $0 == "HOME" ? folder : nil }
        }
        storage("a")?.save([1])
        #expect(storage("b")?.load() == nil)
        #expect(storage("a/../a")?.load() == [1])
    }
}
