import Glibc
import ProjectFiles
import ResourceFiles
import TestSupport
import Testing

@Suite struct `A look at a folder` {
    private let folder = TemporaryFolder()

    init() {
        folder.makeFile("A.swift", "a")
        folder.makeFile("Sub/B.swift", "b")
        folder.makeFile(".gitignore", "*.gen.swift")
        folder.makeFile("notes.md", "n")
    }

    /// The folder as it was read when nothing had been written for a while.
    private func settled() throws -> ProjectFolder {
        usleep(120_000)
        return try ProjectFolder(reading: folder.path)
    }

    @Test func `finds no change where there is none`() throws {
        let fresh = try ProjectFolder(reading: folder.path)
        // A file that was just written can be written again within the resolution of its time.
        #expect(!fresh.isCurrent)
        #expect(fresh.hasSameVersions)
        let project = try settled()
        #expect(project.isCurrent)
        // A file of another kind.
        folder.makeFile("notes.md", "other")
        #expect(project.isCurrent)
    }

    @Test(arguments: ["A.swift", "Sub/B.swift", "C.swift", "Sub/New/C.swift", ".gitignore"])
    func `finds a file that is written`(name: String) throws {
        let project = try settled()
        folder.makeFile(name, "changed")
        #expect(!project.isCurrent)
        #expect(!project.hasSameVersions)
    }

    @Test func `finds what is renamed or removed`() throws {
        var project = try settled()
        rename(folder.path + "/A.swift", folder.path + "/Sub/A.swift")
        #expect(!project.isCurrent)
        project = try settled()
        #expect(project.isCurrent)
        remove(folder.path + "/Sub/A.swift")
        #expect(!project.isCurrent)
        project = try settled()
        rename(folder.path, folder.path + ".away")
        #expect(!project.isCurrent)
        rename(folder.path + ".away", folder.path)
        #expect(project.isCurrent)
    }
}

@Suite struct `A folder in which one source was saved` {
    private let folder = TemporaryFolder()

    /// The contents of the sources of the project.
    private func texts(_ folder: ProjectFolder) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: folder.tree.paths.compactMap { path in
                folder.tree.bytes(of: path).map { (path, String(decoding: $0, as: UTF8.self)) }
            }
        )
    }

    @Test func `has its content, as another reading has`() throws {
        for name in ["A.swift", "Sub/B.swift"] { folder.makeFile(name, "let a = 1") }
        let project = try ProjectFolder(reading: folder.path)
        folder.makeFile("Sub/B.swift", "let b = 2")
        let (saved, path) = try #require(project.saving(folder.path + "/Sub/B.swift"))
        #expect(path == "Sub/B.swift")
        #expect(texts(saved) == ["A.swift": "let a = 1", "Sub/B.swift": "let b = 2"])
        #expect(saved.changedPaths(since: project) == ["Sub/B.swift"])
        #expect(saved.hasSameVersions)
        // It may be saved again within the resolution of times.
        #expect(!saved.isCurrent)
        #expect(try texts(saved) == texts(ProjectFolder(reading: folder.path)))
    }

    @Test func `is seen as changed if another file is`() throws {
        for name in ["A.swift", "B.swift"] { folder.makeFile(name, "let a = 1") }
        let project = try ProjectFolder(reading: folder.path)
        for name in ["A.swift", "B.swift"] { folder.makeFile(name, "let b = 23") }
        #expect(try #require(project.saving(folder.path + "/A.swift")).folder.hasSameVersions == false)
    }

    @Test func `is read as a whole where another file can matter`() throws {
        for name in ["Package.swift", "A.swift", "Tests/T.swift"] { folder.makeFile(name, "let a = 1") }
        folder.makeFile(".gitignore", "Ignored.swift")
        folder.makeFile("Ignored.swift", "let a = 1")
        let project = try ProjectFolder(reading: folder.path)
        folder.makeFile("New.swift", "let a = 1")
        folder.makeFile("Linked.swift.txt", "let a = 1")
        for name in ["Package.swift", "New.swift", "Ignored.swift", "../A.swift", "Missing.swift"] {
            #expect(project.saving(folder.path + "/" + name) == nil, "\(name)")
        }
        #expect(project.saving("/etc/A.swift") == nil)
        // A link is never followed.
        remove(folder.path + "/A.swift")
        symlink("Linked.swift.txt", folder.path + "/A.swift")
        #expect(project.saving(folder.path + "/A.swift") == nil)
    }

    @Test func `is read as a whole beyond a limit`() throws {
        var settings = FolderSettings()
        settings.limits.swiftBytes = 20
        settings.limits.bytes = 30
        for name in ["A.swift", "B.swift"] { folder.makeFile(name, "let a = 1") }
        let project = try ProjectFolder(reading: folder.path, settings: settings)
        let path = folder.path + "/A.swift"
        for (count, isKnown) in [(20, true), (21, false)] {
            folder.makeFile("A.swift", String(repeating: " ", count: count))
            #expect((project.saving(path) != nil) == isKnown, "\(count)")
        }
        settings.limits.bytes = 28
        let smaller = try ProjectFolder(reading: folder.path, settings: settings)
        folder.makeFile("A.swift", String(repeating: " ", count: 19))
        #expect(smaller.saving(path) == nil)
    }
}

@Suite struct `The events of a folder` {
    private let folder = TemporaryFolder()

    private func events() throws -> FolderEvents {
        let events = try #require(FolderEvents())
        events.watch(try ProjectFolder(reading: folder.path))
        return events
    }

    @Test func `name a source that is saved, and nothing else`() throws {
        for name in ["A.swift", "Sub/B.swift"] { folder.makeFile(name, "a") }
        let events = try events()
        folder.makeFile("Sub/B.swift", "b")
        #expect(events.wait(microseconds: 1_000_000) == .savedSource(folder.path + "/Sub/B.swift"))
        // As editors save.
        folder.makeFile("A.swift.tmp", "b")
        rename(folder.path + "/A.swift.tmp", folder.path + "/A.swift")
        #expect(events.wait(microseconds: 1_000_000) == .savedSource(folder.path + "/A.swift"))
        for name in ["A.swift", "Sub/B.swift"] { folder.makeFile(name, "c") }
        #expect(events.wait(microseconds: 1_000_000) == .other)
        folder.makeFile("Localizable.strings", "")
        #expect(events.wait(microseconds: 1_000_000) == .other)
        remove(folder.path + "/A.swift")
        #expect(events.wait(microseconds: 1_000_000) == .other)
        #expect(events.wait(microseconds: 0) == .nothing)
    }

    @Test func `are about files that matter`() throws {
        folder.makeFile("Sub/A.swift", "a")
        let events = try events()
        #expect(events.wait(microseconds: 20_000) == .nothing)
        folder.makeFile("Sub/save.tmp", "b")
        folder.makeFile("notes.md", "b")
        #expect(events.wait(microseconds: 20_000) == .nothing)
        folder.makeFile("Sub/A.swift", "b")
        #expect(events.wait(microseconds: 1_000_000) != .nothing)
        rename(folder.path + "/Sub/save.tmp", folder.path + "/Sub/A.swift")
        #expect(events.wait(microseconds: 1_000_000) != .nothing)
        #expect(events.wait(microseconds: 20_000) == .nothing)
        remove(folder.path + "/Sub/A.swift")
        #expect(events.wait(microseconds: 1_000_000) != .nothing)
        rename(folder.path + "/Sub", folder.path + "/Other")
        #expect(events.wait(microseconds: 1_000_000) != .nothing)
        rename(folder.path + "/Other", folder.path + "/Sub")
    }
}
