import FoundationEssentials

/// A program that writes the regular rows of the bridge: functions of the engine that a source names like an app does.
///
/// `BridgeRows ROOT` reads the public declarations of the engine below the root of the repository, and writes
/// `Bridge/Generated`. A row that is written by hand takes the place of a generated one.
@main
enum BridgeRows {
    static func main() throws {
        guard CommandLine.arguments.count == 2 else {
            fatalError("BridgeRows takes the root of the repository")
        }
        let root = CommandLine.arguments[1]
        let table = "\(root)/Sources/StyleInterpreter/Bridge"
        let bridge = try SwiftFolder(at: table, without: "Generated")
        let standIns = try SwiftFolder(at: "\(root)/Sources/StyleInterpreter/Check/StandIns")
        let undrawn = standIns.files.first { $0.path == "UndrawnModifiers.swift" }
        let generator = RowGenerator(
            types: BridgedTypes(in: bridge),
            handWritten: HandWrittenRows(in: bridge, undrawn: undrawn)
        )
        let engine = try SwiftFolder(at: "\(root)/Sources/ViewEngine")
        let output = "\(table)/Generated"
        try? FileManager.default.removeItem(atPath: output)
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        var chapters: [String] = []
        for (chapter, files) in engine.chapters {
            let rows = files.flatMap { generator.rows(in: $0) }
            guard !rows.isEmpty else { continue }
            chapters.append(chapter)
            try write(
                GeneratedFile(chapter: chapter, rows: rows).text,
                to: "\(output)/Generated\(chapter).swift"
            )
        }
        try write(GeneratedFile.list(of: chapters), to: "\(output)/GeneratedRows.swift")
    }

    private static func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
}
