import Synchronization
import TestSupport
import Testing

@testable import ProjectIndex
@testable import ProjectTargets
@testable import ResourceFiles

/// The bytes that an index keeps.
final class KeptBytes: Sendable {
    private struct State {
        var bytes: [UInt8]?
        var saves = 0
    }

    private let state = Mutex(State())

    var bytes: [UInt8]? {
        get { state.withLock { $0.bytes } }
        set { state.withLock { $0.bytes = newValue } }
    }

    var saves: Int { state.withLock { $0.saves } }

    func storage(of program: String = "test") -> IndexStorage {
        IndexStorage(program: program, leastBytes: 0) {
            self.bytes
        } save: { bytes in
            self.state.withLock {
                $0.bytes = bytes
                $0.saves += 1
            }
        }
    }
}

@Suite struct `A stored index` {
    private static let texts = [
        "Package.swift": manifest("App", "Kit"),
        "Sources/App/A.swift":
            "import Kit\n#if FLAG\n#endif\nstruct A: View { var body: some View { Button(\"a\") {} } }",
        "Sources/Kit/B.swift":
            "@_exported import App\nextension Color { static let brand = 1 }\nclass B: UIButton {}",
        "Sources/Kit/C.swift": "let (x, y) = f()\n#Preview(\"Größe\") { A().card(\"brand\") }\nprint(x)",
    ]

    private let kept = KeptBytes()
    private let header = StoredIndex.Header(program: "test", modules: ["App", "Kit"])

    private func index(_ texts: [String: String] = Self.texts, program: String = "test") -> ProjectIndex {
        let tree = FileTree(texts: texts)
        return ProjectIndex(Project(reading: tree), sources: tree, storage: kept.storage(of: program))
    }

    @Test func `is read in place of the sources`() {
        let first = index()
        #expect(kept.saves == 1)
        let second = index()
        #expect(kept.saves == 1)
        #expect(first.roots == second.roots)
        for path in first.paths { #expect(first.reach(from: path) == second.reach(from: path)) }
    }

    @Test func `holds for a file that is renamed`() {
        _ = index()
        var texts = Self.texts
        texts["Sources/App/Z.swift"] = texts.removeValue(forKey: "Sources/App/A.swift")
        #expect(index(texts).roots.contains { $0.name == "A" && $0.path == "Sources/App/Z.swift" })
        #expect(kept.saves == 1)
    }

    @Test func `does not hold for another content, program or condition`() {
        _ = index()
        var texts = Self.texts
        texts["Sources/App/A.swift"] = texts["Sources/App/A.swift"]?.replacing("struct A", with: "struct D")
        #expect(index(texts).roots.contains { $0.name == "D" })
        #expect(kept.saves == 2)
        _ = index(texts, program: "other")
        #expect(kept.saves == 3)
        texts["Package.swift"] = manifest("App", "Kit", "More")
        texts["Sources/More/E.swift"] = "import App"
        _ = index(texts, program: "other")
        #expect(kept.saves == 4)
    }

    @Test func `is not read if it is cut, or a bit of it differs`() throws {
        _ = index()
        let bytes = try #require(kept.bytes)
        #expect(StoredIndex(decoding: bytes, header: header) != nil)
        for count in 0..<bytes.count {
            #expect(StoredIndex(decoding: Array(bytes.prefix(count)), header: header) == nil)
        }
        for place in bytes.indices {
            var changed = bytes
            changed[place] ^= 1 << UInt8(place % 8)
            #expect(StoredIndex(decoding: changed, header: header) == nil)
        }
        kept.bytes = []
        #expect(index().roots.count == 3)
        #expect(kept.saves == 2)
    }

    /// Somebody can write a file with a valid hash behind it.
    @Test(arguments: 0..<4) func `is refused, or can be used, with any numbers`(seed: UInt64) throws {
        var random = SeededNumbers(seed: seed)
        _ = index()
        let bytes = try #require(kept.bytes)
        // The title, the program and the modules are before the key.
        var reader = IndexReader(bytes, in: 0..<bytes.count)
        var text = ""
        try reader.code(&text)
        try reader.code(&text)
        var modules: [String] = []
        try reader.code(&modules, from: "") { module, reader throws(InvalidIndex) in try reader.code(&module)
        }
        var key = ContentKey(first: 0, second: 1)
        try reader.code(&key.first)
        try reader.code(&key.second)
        var used = 0
        for _ in 0..<1_000 {
            var changed = Array(bytes.dropLast(8))
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                let place = Int.random(in: reader.place..<changed.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: changed[place] = .random(in: .min ... .max, using: &random)
                case 1: changed.remove(at: place)
                default: changed.insert(.random(in: 0...5, using: &random), at: place)
                }
            }
            kept.bytes = StoredIndex.sealed(changed, by: key)
            guard StoredIndex(decoding: kept.bytes ?? [], header: header) != nil else { continue }
            used += 1
            let index = index()
            for path in index.paths {
                _ = index.reach(from: path)
                _ = index.skippedCount(in: path)
            }
        }
        // Some changes are other valid numbers.
        #expect(used > 0 && used < 1_000)
    }
}
