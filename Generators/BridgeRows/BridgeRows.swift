import FoundationEssentials

/// A program that writes the regular rows of the bridge: what a source names as an app does, and what the engine has under
/// the same name.
///
/// `BridgeRows ROOT` reads the public declarations of the engine below the root of the repository, and writes
/// `Bridge/Generated`. A row that is written by hand takes the place of a generated one.
@main
enum BridgeRows {
    /// The modules of the engine; what a chapter of each but the first is called begins with the name.
    private static let modules = [
        ("ViewEngine", ""), ("SystemStyles", "SystemStyles"), ("Graphics", "Graphics"),
        ("UIKitEngine", "UIKit"),
    ]

    static func main() throws {
        guard CommandLine.arguments.count == 2 else {
            fatalError("BridgeRows takes the root of the repository")
        }
        let root = CommandLine.arguments[1]
        let interpreter = "\(root)/Sources/StyleInterpreter"
        let table = "\(interpreter)/Bridge"
        let bridge = try SwiftFolder(at: table, without: "Generated")
        let sources = try SwiftFolder(at: interpreter, without: "Bridge/Generated")
        let undrawn = sources.files.first { $0.path.hasSuffix("UndrawnModifiers.swift") }
        let modules = try Self.modules.map { ($0, try SwiftFolder(at: "\(root)/Sources/\($0.0)")) }
        let names = TypeNames(in: sources)
        let handWritten = HandWrittenRows(in: bridge, names: names, undrawn: undrawn)
        let types = BridgedTypes(
            in: sources,
            names: names,
            engine: EngineTypes(in: modules.flatMap { $0.1.files }),
            protocols: handWritten.protocols
        )
        let generator = RowGenerator(types: types, handWritten: handWritten)
        let output = "\(table)/Generated"
        try? FileManager.default.removeItem(atPath: output)
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        var chapters: [String] = []
        for ((module, prefix), folder) in modules {
            for (name, files) in folder.chapters {
                let rows = files.flatMap { generator.rows(in: $0) }
                guard !rows.isEmpty else { continue }
                let chapter = prefix + name
                chapters.append(chapter)
                try write(
                    GeneratedFile(folder: "\(module)/\(name)", chapter: chapter, rows: rows).text,
                    to: "\(output)/Generated\(chapter).swift"
                )
            }
        }
        try write(GeneratedFile.list(of: chapters), to: "\(output)/GeneratedRows.swift")
    }

    private static func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
}
