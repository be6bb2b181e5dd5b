import Glibc
import ProjectFiles
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

@Suite struct `The events of a folder` {
    private let folder = TemporaryFolder()

    private func events() throws -> FolderEvents {
        let events = try #require(FolderEvents())
        events.watch(try ProjectFolder(reading: folder.path))
        return events
    }

    @Test func `are about files that matter`() throws {
        folder.makeFile("Sub/A.swift", "a")
        let events = try events()
        #expect(!events.wait(microseconds: 20_000))
        folder.makeFile("Sub/save.tmp", "b")
        folder.makeFile("notes.md", "b")
        #expect(!events.wait(microseconds: 20_000))
        folder.makeFile("Sub/A.swift", "b")
        #expect(events.wait(microseconds: 1_000_000))
        rename(folder.path + "/Sub/save.tmp", folder.path + "/Sub/A.swift")
        #expect(events.wait(microseconds: 1_000_000))
        #expect(!events.wait(microseconds: 20_000))
        remove(folder.path + "/Sub/A.swift")
        #expect(events.wait(microseconds: 1_000_000))
        rename(folder.path + "/Sub", folder.path + "/Other")
        #expect(events.wait(microseconds: 1_000_000))
        rename(folder.path + "/Other", folder.path + "/Sub")
    }
}
