import ButtonAPI
import Glibc
import Testing

@testable import bezel

@Suite struct `A public folder` {
    private let folder = TemporaryFolder()

    @Test func `has the files of all folders, with their content`() throws {
        folder.makeFile("index.html", content: "page")
        folder.makeFolder("script")
        folder.makeFile("script/page.js", content: "")
        let served = try PublicFolder(reading: folder.path)
        #expect(served.files.map(\.path) == ["/index.html", "/script/page.js"])
        #expect(served.files.map(\.content) == [Array("page".utf8), []])
        #expect(served.omissions == [])
    }

    @Test func `has no files if it does not exist`() throws {
        let missing = try PublicFolder(reading: folder.path + "/missing")
        #expect(missing.files.isEmpty && missing.omissions.isEmpty)
    }

    @Test func `reports that it is a file`() throws {
        folder.makeFile("file")
        let file = try PublicFolder(reading: folder.path + "/file")
        #expect(file.omissions == [.init(path: "/", reason: .unreadable(ENOTDIR))])
    }

    @Test func `may be a link itself`() throws {
        folder.makeFolder("page")
        folder.makeFile("page/index.html")
        folder.makeLink("link", to: "page")
        folder.makeLink("page/home.html", to: "index.html")
        let linked = try PublicFolder(reading: folder.path + "/link")
        #expect(linked.files.map(\.path) == ["/home.html", "/index.html"])
    }

    @Test func `has no hidden files`() throws {
        folder.makeFile(".secret")
        folder.makeFolder(".git")
        folder.makeFile(".git/config")
        #expect(try contents().paths == [])
        #expect(try contents().omissions == [])
    }

    @Test func `has the files that links within it lead to`() throws {
        folder.makeFolder("lib")
        folder.makeFile("lib/a-1.2.js", content: "a")
        folder.makeLink("lib/a.js", to: "a-1.2.js")
        folder.makeLink("a.js", to: "lib/a.js")
        folder.makeLink("absolute.js", to: folder.path + "/lib/a-1.2.js")
        #expect(try contents().paths == ["/a.js", "/absolute.js", "/lib/a-1.2.js", "/lib/a.js"])
        #expect(try contents().omissions == [])
    }

    @Test func `follows no link to a folder, not even in a loop`() throws {
        folder.makeFile("index.html")
        folder.makeFolder("deep")
        folder.makeLink("a", to: ".")
        folder.makeLink("b", to: ".")
        folder.makeLink("deep/c", to: "..")
        folder.makeLink("d", to: "/etc")
        #expect(try contents().paths == ["/index.html"])
        #expect(
            try contents().omissions
                == ["/a", "/b", "/d", "/deep/c"].map { .init(path: $0, reason: .linkToFolder) }
        )
    }

    @Test func `has no files from outside, and none that are hidden`() throws {
        let outside = TemporaryFolder()
        outside.makeFile("secret")
        folder.makeFile(".hidden")
        folder.makeFolder(".git")
        folder.makeFile(".git/config")
        folder.makeLink("absolute", to: outside.path + "/secret")
        folder.makeLink("relative", to: "../" + outside.path.split(separator: "/").last! + "/secret")
        folder.makeLink("hidden", to: ".hidden")
        folder.makeLink("config", to: ".git/config")
        folder.makeLink("nothing", to: "missing")
        folder.makeLink("itself", to: "itself")
        #expect(try contents().paths == [])
        #expect(
            try contents().omissions
                == ["/absolute", "/config", "/hidden", "/itself", "/nothing", "/relative"].map {
                    .init(path: $0, reason: .linkOutside)
                }
        )
    }

    @Test func `has no files of a folder whose name begins like its own`() throws {
        folder.makeFolder("page")
        folder.makeFolder("page-secret")
        folder.makeFile("page-secret/file")
        folder.makeLink("page/file", to: "../page-secret/file")
        #expect(try PublicFolder(reading: folder.path + "/page").files.isEmpty)
    }

    @Test func `does not wait for a pipe or open a device`() throws {
        folder.makePipe("pipe")
        folder.makeLink("link", to: "pipe")
        folder.makeLink("zero", to: "/dev/zero")
        folder.makeFile("index.html")
        #expect(try contents().paths == ["/index.html"])
        #expect(
            try contents().omissions
                == ["/link", "/pipe", "/zero"].map { .init(path: $0, reason: .special) }
        )
    }

    @Test func `has folders in one another up to a limit`() throws {
        folder.makeFolder("1")
        folder.makeFolder("1/2")
        folder.makeFile("1/2/file")
        #expect(try contents(PublicFolderLimits(depth: 2)).paths == ["/1/2/file"])
        #expect(throws: PublicFolderError.tooDeep(limit: 1)) { try contents(PublicFolderLimits(depth: 1)) }
    }

    @Test func `has a limited number of files and folders`() throws {
        folder.makeFolder("folder")
        folder.makeFile("folder/file")
        folder.makeFile(".hidden")
        #expect(try contents(PublicFolderLimits(entries: 2)).paths == ["/folder/file"])
        #expect(throws: PublicFolderError.tooManyEntries(limit: 1)) {
            try contents(PublicFolderLimits(entries: 1))
        }
    }

    @Test func `has a limited size`() throws {
        folder.makeFile("a", content: "123")
        folder.makeFile("b", content: "4567")
        #expect(try contents(PublicFolderLimits(bytes: 7)).paths == ["/a", "/b"])
        #expect(throws: PublicFolderError.tooManyBytes(limit: 6)) {
            try contents(PublicFolderLimits(bytes: 6))
        }
    }

    @Test func `reports a name that is not valid UTF-8`() throws {
        let path = Array("\(folder.path)/".utf8CString.dropLast()) + [-1, 0]
        close(open(path, O_CREAT | O_WRONLY, 0o600))
        defer { unlink(path) }
        #expect(try contents().omissions == [.init(path: "/\u{FFFD}", reason: .invalidName)])
    }

    @Test func `reports a name on one line`() throws {
        folder.makeLink("a\nb", to: "missing")
        #expect(
            try contents().omissions.map(\.description)
                == ["/a?b is a link that leads to no visible file of the folder"]
        )
    }

    @discardableResult
    private func contents(
        _ limits: PublicFolderLimits = PublicFolderLimits()
    ) throws -> (paths: [String], omissions: [PublicFolder.Omission]) {
        let contents = try PublicFolder(reading: folder.path, limits: limits)
        return (contents.files.map(\.path), contents.omissions)
    }
}
