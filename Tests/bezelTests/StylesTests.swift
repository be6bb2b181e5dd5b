import ButtonRendering
import CustomStyles
import Glibc
import Graphics
import MicroHTTPServer
import ParserProcess
import ProjectFiles
import StyleExecution
import TestSupport
import Testing

@testable import bezel

private func pill(_ name: String = "Pill", padding: String = ".padding(8)") -> String {
    """
    import SwiftUI
    struct \(name): ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label\(padding) }
    }
    """
}

@Suite(.disabled(if: isSanitized)) struct `A folder of styles` {
    private let folder = TemporaryFolder()

    private func reader(_ settings: FolderSettings = FolderSettings()) -> ProjectReader {
        ProjectReader(folder: folder.path, checker: checker, settings: settings)
    }

    private func names(_ change: ProjectReader.Change?) -> [String]? {
        change?.styles.entries.map(\.name)
    }

    @Test func `has the styles of all its sources`() throws {
        folder.makeFile("Pill.swift", content: pill())
        folder.makeFolder("deep")
        folder.makeFile("deep/Round.swift", content: pill("Round"))
        folder.makeFile("Model.swift", content: "struct Model { let isButtonStyle = 1 }")
        folder.makeFile("notes.txt", content: pill("Notes"))
        folder.makeFile(".Hidden.swift", content: pill("Hidden"))
        var reader = reader()
        let change = try reader.read()
        #expect(names(change) == ["Pill", "Round"])
        #expect(change?.changedPaths == ["Pill.swift", "deep/Round.swift"])
    }

    @Test func `does not lead out of the folder`() throws {
        let other = TemporaryFolder()
        other.makeFile("Other.swift", content: pill("Other"))
        folder.makeFile("Pill.swift", content: pill())
        folder.makeLink("Link.swift", to: "Pill.swift")
        folder.makeLink("Out.swift", to: other.path + "/Other.swift")
        folder.makePipe("Pipe.swift")
        var reader = ProjectReader(folder: folder.path, checker: checker, repeatedName: .first)
        let change = try reader.read()
        #expect(names(change) == ["Pill"])
        #expect(change?.styles.files.map(\.path) == ["Link.swift", "Pill.swift"])
        #expect(change?.styles.duplicates.map(\.path) == ["Pill.swift"])
    }

    @Test func `is read again only where it has changed`() throws {
        folder.makeFile("Pill.swift", content: pill())
        var reader = reader()
        _ = try reader.read()
        #expect(try reader.read() == nil)
        folder.makeFile("Round.swift", content: pill("Round"))
        let added = try reader.read()
        #expect(added?.changedPaths == ["Round.swift"])
        #expect(names(added) == ["Pill", "Round"])
        // An editor saves a file by the name of another one.
        folder.makeFile("save.tmp", content: pill(padding: ".paddin(8)"))
        rename(folder.path + "/save.tmp", folder.path + "/Pill.swift")
        let broken = try reader.read()
        #expect(names(broken) == ["Round"])
        let messages = broken?.styles.messages(of: broken?.changedPaths ?? []) ?? []
        #expect(messages.count == 1)
        let line = "    func makeBody(configuration: Configuration) -> some View { configuration.label"
        let column = line.utf8.count + 2
        #expect(messages.first?.hasPrefix("Pill.swift:3:\(column): error: value of type '") == true)
        #expect(messages.first?.contains("has no member 'paddin'") == true)
        remove(folder.path + "/Pill.swift")
        #expect(names(try reader.read()) == ["Round"])
    }

    @Test func `is bounded`() throws {
        folder.makeFile("A.swift", content: pill("A"))
        folder.makeFile("B.swift", content: pill("B"))
        var settings = FolderSettings()
        settings.limits.entries = 2
        var enough = reader(settings)
        #expect(names(try enough.read()) == ["A", "B"])
        settings.limits.files = 1
        var few = reader(settings)
        #expect(names(try few.read()) == ["A"])
    }

    @Test func `reports a style that does not end`() throws {
        folder.makeFile(
            "Endless.swift",
            content: """
                import SwiftUI
                struct Endless: ButtonStyle {
                    func makeBody(configuration: Configuration) -> some View {
                        configuration.label.padding(length())
                    }
                    func length() -> CGFloat { length() + 1 }
                }
                """
        )
        var reader = reader()
        let change = try reader.read()
        let messages = change?.styles.messages(of: ["Endless.swift"]) ?? []
        #expect(messages.count == 1)
        #expect(messages.first?.contains("error: calls are nested more than") == true)
    }

    @Test func `is seen by its watcher within a second`() throws {
        folder.makeFile("Pill.swift", content: pill())
        let watcher = try StyleFolderWatcher(folder.path, checker: checker) { _ in }
        #expect(watcher.watched.current.entries.map(\.name) == ["Pill"])
        let thread = try watcher.start()
        defer {
            watcher.stop()
            thread.join()
        }
        func waits(for names: [String]) -> Bool {
            for _ in 0..<100 {
                if watcher.watched.current.entries.map(\.name) == names { return true }
                usleep(20_000)
            }
            return false
        }
        folder.makeFile("Round.swift", content: pill("Round"))
        #expect(waits(for: ["Pill", "Round"]))
        folder.makeFile("save.tmp", content: pill("Square"))
        rename(folder.path + "/save.tmp", folder.path + "/Pill.swift")
        #expect(waits(for: ["Square", "Round"]))
        remove(folder.path + "/Round.swift")
        #expect(waits(for: ["Square"]))
        remove(folder.path + "/Pill.swift")
        remove(folder.path)
        #expect(waits(for: []))
        mkdir(folder.path, 0o700)
        folder.makeFile("Pill.swift", content: pill())
        #expect(waits(for: ["Pill"]))
    }
}

@Suite struct `A style on a command line` {
    private let folder = TemporaryFolder()

    @Test(arguments: ["", "/states", "/frames/3.svg", ".json", "/states.json"])
    func `is a file with an output`(output: String) throws {
        folder.makeFile("Pill.swift", content: pill())
        let file = folder.path + "/Pill.swift"
        let path = try #require(StylePath(file + output))
        #expect(path.file == file)
        #expect(path.output == output)
    }

    @Test func `is one of the catalog if there is no file`() {
        folder.makeFolder("Folder.swift")
        #expect(StylePath("swiftui/bordered.swift") == nil)
        #expect(StylePath(folder.path + "/Folder.swiftly") == nil)
    }

    @Test(arguments: ["", "/", "/states", "/frames/3.svg", "/timeline.json"])
    func `is a folder with an output`(output: String) throws {
        folder.makeFolder("Folder.swift")
        let path = try #require(StylePath(folder.path + "/Folder.swift" + output))
        #expect(path.file == folder.path + "/Folder.swift" + (output == "/" ? "/" : ""))
        #expect(path.isFolder)
        #expect(path.output == (output == "/" ? "" : output))
    }

    @Test func `is found in a folder with the extension in its name`() throws {
        folder.makeFolder("My.swift")
        folder.makeFile("My.swift/Pill.swift", content: pill())
        let file = folder.path + "/My.swift/Pill.swift"
        #expect(StylePath(file + "/states")?.file == file)
    }
}

@Suite struct `The index of a gallery` {
    private let index = GalleryIndex([
        GalleryIndex.Item(
            name: "Big_Pill",
            axes: "states × colorScheme",
            place: "A<b>&\"c\".swift:3",
            picture: "Big_Pill.svg"
        )
    ])

    @Test func `escapes everything as HTML`() {
        #expect(index.html.contains("<code>A&lt;b&gt;&amp;&quot;c&quot;.swift:3</code>"))
        #expect(index.html.contains(#"<img src="Big_Pill.svg" alt="Big_Pill: states × colorScheme">"#))
        #expect(!index.html.contains("<b>"))
    }

    @Test func `escapes everything as Markdown`() {
        #expect(index.markdown.contains("## Big\\_Pill\n\nA\\<b\\>\\&\"c\".swift:3\n"))
        #expect(index.markdown.contains("![Big\\_Pill: states × colorScheme](Big_Pill.svg)"))
    }

    @Test func `has one file for each style`() {
        var items: [GalleryIndex.Item] = []
        for name in ["Pill", "pill", "Größe", "日本", "Index", "日"] {
            items.append(
                .init(
                    name: name,
                    axes: "states × colorScheme",
                    place: "",
                    picture: GalleryIndex.fileName(of: name, among: items)
                )
            )
        }
        #expect(
            items.map(\.picture) == [
                "Pill.svg", "pill-2.svg", "Gre.svg", "style.svg", "style-2.svg", "style-3.svg",
            ]
        )
    }
}

@Suite struct `Messages on a terminal` {
    @Test func `have no control characters of the source`() {
        #expect("a\u{1B}[31m\tb\nc\u{9B}\u{7F}d".withoutControls == "a?[31m\tb\nc??d")
    }
}
