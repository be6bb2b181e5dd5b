import CustomStyles
import Glibc
import MicroHTTPServer
import ProjectFiles
import StyleSyntax
import Synchronization
import Testing

@testable import bezel

/// A style with a marker, which uses a constant of another file.
private func pill(_ marker: Int, _ name: String = "Pill") -> String {
    """
    import SwiftUI
    struct \(name): ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(inset) // marker \(marker);
        }
    }
    """
}

private func tokens(_ marker: Int) -> String { "let inset = 8.0 // marker \(marker);" }

@Suite(.disabled(if: isSanitized)) struct `A project that is watched` {
    private let folder = TemporaryFolder()

    /// Replaces a file as an editor does.
    private func save(_ name: String, _ content: String) {
        folder.makeFile("save.tmp", content: content)
        rename(folder.path + "/save.tmp", folder.path + "/" + name)
    }

    /// Watches the folder while a body runs.
    private func watch(_ body: (StyleFolderWatcher) throws -> Void) throws {
        let watcher = try StyleFolderWatcher(folder.path, checker: checker) { _ in }
        let thread = try watcher.start()
        defer {
            watcher.stop()
            thread.join()
        }
        try body(watcher)
    }

    private func waits(_ watcher: StyleFolderWatcher, until isDone: (StyleFolder) -> Bool) -> Bool {
        for _ in 0..<2000 {
            if isDone(watcher.watched.current) { return true }
            usleep(10_000)
        }
        return false
    }

    /// The numbers behind the word `marker` in the programs of a folder.
    private func markers(_ styles: StyleFolder) -> Set<Substring> {
        var markers: Set<Substring> = []
        for file in styles.files {
            let text = String(decoding: file.source.text.bytes, as: UTF8.self)
            markers.formUnion(text.matches(of: /marker ([0-9]+);/).map(\.1))
        }
        return markers
    }

    @Test func `has no revision with one half of a change`() throws {
        folder.makeFile("Pill.swift", content: pill(0))
        folder.makeFile("Tokens.swift", content: tokens(0))
        try watch { watcher in
            let isDone = Atomic(false)
            let path = folder.path
            let writer = try BackgroundThread(name: "writer") {
                for marker in 1...30 {
                    for (name, content) in [("Pill.swift", pill(marker)), ("Tokens.swift", tokens(marker))] {
                        guard let file = fopen("\(path)/save.\(name).tmp", "w") else { continue }
                        fputs(content, file)
                        fclose(file)
                    }
                    rename("\(path)/save.Pill.swift.tmp", "\(path)/Pill.swift")
                    rename("\(path)/save.Tokens.swift.tmp", "\(path)/Tokens.swift")
                    usleep(useconds_t(20_000 + marker % 7 * 13_000))
                }
                isDone.store(true, ordering: .releasing)
            }
            var seen: Set<Set<Substring>> = []
            while !isDone.load(ordering: .acquiring) {
                seen.insert(markers(watcher.watched.current))
                usleep(500)
            }
            writer.join()
            #expect(waits(watcher) { markers($0) == ["30"] })
            #expect(seen.allSatisfy { $0.count == 1 }, "\(seen)")
            #expect(seen.count > 1)
        }
    }

    @Test func `follows renames and removals`() throws {
        folder.makeFile("Pill.swift", content: pill(0))
        folder.makeFile("Tokens.swift", content: tokens(0))
        try watch { watcher in
            rename(folder.path + "/Pill.swift", folder.path + "/Button.swift")
            #expect(waits(watcher) { $0.files.map(\.path) == ["Button.swift"] })
            rename(folder.path + "/Tokens.swift", folder.path + "/Theme.swift")
            #expect(
                waits(watcher) {
                    $0.files.first?.source.text.files.map(\.path) == ["Button.swift", "Theme.swift"]
                }
            )
            remove(folder.path + "/Theme.swift")
            #expect(waits(watcher) { $0.files.first?.source.standIns.map(\.name) == ["inset"] })
            remove(folder.path + "/Button.swift")
            #expect(waits(watcher) { $0.files.isEmpty })
        }
    }

    @Test func `follows a folder that vanishes and returns`() throws {
        let inner = folder.path + "/App"
        folder.makeFolder("App")
        folder.makeFile("App/Pill.swift", content: pill(0))
        let watcher = try StyleFolderWatcher(inner, checker: checker) { _ in }
        let thread = try watcher.start()
        defer {
            watcher.stop()
            thread.join()
        }
        rename(inner, inner + ".away")
        #expect(waits(watcher) { $0.files.isEmpty })
        rename(inner + ".away", inner)
        #expect(waits(watcher) { $0.names == ["Pill"] })
    }

    @Test func `follows a branch of 2,000 files without a mixture of both`() throws {
        let count = 2_000
        func write(_ marker: Int, _ path: String) {
            for number in 0..<count {
                guard let file = fopen("\(path)/File\(1000 + number).swift", "w") else { continue }
                switch number {
                case 0: fputs(pill(marker, "First"), file)
                case count - 1: fputs(pill(marker, "Last"), file)
                case count / 2: fputs(tokens(marker), file)
                default: fputs("struct Model\(number) { let value = \(marker) }", file)
                }
                fclose(file)
            }
        }
        for number in 0..<count { folder.makeFile("File\(1000 + number).swift", content: "") }
        write(0, folder.path)
        try watch { watcher in
            let path = folder.path
            let isDone = Atomic(false)
            let writer = try BackgroundThread(name: "writer") {
                for marker in 1...2 {
                    write(marker, path)
                    usleep(700_000)
                }
                isDone.store(true, ordering: .releasing)
            }
            var seen: Set<Set<Substring>> = []
            while !isDone.load(ordering: .acquiring) {
                seen.insert(markers(watcher.watched.current))
                usleep(1_000)
            }
            writer.join()
            #expect(waits(watcher) { markers($0) == ["2"] })
            #expect(seen.allSatisfy { $0.count == 1 }, "\(seen)")
        }
    }

    @Test func `is shown as one look has found it if it never comes to rest`() throws {
        let path = folder.path
        let count = Atomic(0)
        let write: @Sendable () -> Void = {
            let marker = count.add(1, ordering: .relaxed).newValue
            for (name, content) in [("Pill.swift", pill(marker)), ("Tokens.swift", tokens(marker))] {
                guard let file = fopen("\(path)/\(name)", "w") else { continue }
                fputs(content, file)
                fclose(file)
            }
        }
        for name in ["Pill.swift", "Tokens.swift"] { folder.makeFile(name) }
        write()
        let notes = Mutex<[String]>([])
        let looks = FolderLooks(
            limit: .milliseconds(200),
            wait: { _ in
                usleep(1_000)
                write()
            },
            report: { note in notes.withLock { $0.append(note) } }
        )
        var reader = ProjectReader(folder: path, checker: checker)
        _ = try reader.read()
        write()
        let change = try reader.read(looks)
        #expect(markers(try #require(change).styles) == ["\(count.load(ordering: .relaxed))"])
        #expect(notes.withLock { $0.count } == 1)
        #expect(notes.withLock { $0.first?.contains("changes all the time") } == true)
        // It comes to rest.
        _ = try reader.read()
        #expect(try reader.read() == nil)
    }

    @Test func `is looked at until several files agree`() throws {
        let path = folder.path
        folder.makeFile("Pill.swift", content: pill(0))
        folder.makeFile("Tokens.swift", content: tokens(0))
        let pauses = Mutex<[Int]>([])
        let looks = FolderLooks(
            wait: { pause in
                // The other file of the change follows after the first look.
                let isFirst = pauses.withLock { pauses in
                    pauses.append(pause)
                    return pauses.count == 1
                }
                guard isFirst, let file = fopen("\(path)/Tokens.swift", "w") else { return }
                fputs(tokens(10), file)
                fclose(file)
            }
        )
        var reader = ProjectReader(folder: path, checker: checker)
        _ = try reader.read()
        save("Pill.swift", pill(10))
        let change = try reader.read(looks)
        #expect(markers(try #require(change).styles) == ["10"])
        #expect(pauses.withLock { $0 } == [5_000, 50_000])
    }

    @Test func `is checked again only where a program has changed`() throws {
        folder.makeFile("Alone.swift", content: pill(0, "Alone").replacing("inset", with: "4"))
        folder.makeFile("Pill.swift", content: pill(0))
        folder.makeFile("Tokens.swift", content: tokens(0))
        var reader = ProjectReader(folder: folder.path, checker: checker)
        #expect(try reader.read()?.changedPaths == ["Alone.swift", "Pill.swift"])
        save("Tokens.swift", tokens(1))
        #expect(try reader.read()?.changedPaths == ["Pill.swift"])
        save("Alone.swift", pill(1, "Alone").replacing("inset", with: "5"))
        #expect(try reader.read()?.changedPaths == ["Alone.swift"])
        // Nothing that is drawn names it.
        folder.makeFile("Other.swift", content: "struct Other {}")
        #expect(try reader.read() == nil)
        // Now something does.
        save("Alone.swift", pill(1, "Alone").replacing("inset", with: "margin"))
        #expect(try reader.read()?.styles.files[0].source.standIns.map(\.name) == ["margin"])
        folder.makeFile("Margin.swift", content: "let margin = 3.0")
        let change = try reader.read()
        #expect(change?.changedPaths == ["Alone.swift"])
        #expect(change?.styles.files[0].source.standIns.isEmpty == true)
        #expect(try reader.read() == nil)
    }

    @Test func `appears as its files are checked`() throws {
        for name in ["A", "B", "C"] { folder.makeFile("\(name).swift", content: pill(0, name)) }
        var reader = ProjectReader(folder: folder.path, checker: checker)
        let past = ContinuousClock.now - .seconds(1)
        for count in 1...3 {
            let change = try #require(try reader.read(until: past))
            #expect(change.styles.names == ["A", "B", "C"].prefix(count).map(\.self))
            if change.isComplete { break }
        }
        while try reader.read(until: past)?.isComplete == false {}
        #expect(try reader.read(until: past) == nil)
        // A later change is published as a whole.
        for name in ["A", "B", "C"] { save("\(name).swift", pill(1, name)) }
        #expect(try reader.read(until: past)?.changedPaths == ["A.swift", "B.swift", "C.swift"])
    }
}
