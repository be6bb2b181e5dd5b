import FoundationEssentials
import Glibc

/// A program that writes the regular rows of the bridge: what a source names as an app does, and what the engine has under
/// the same name.
///
/// `BridgeRows ROOT` reads the public declarations of the engine below the root of the repository, and writes a file for
/// each chapter of them into the folder of the chapter in `StyleBridge`. A row that is written by hand takes the place of
/// a generated one.
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
        let root = "\(CommandLine.arguments[1])/Sources"
        let table = "\(root)/StyleBridge"
        try GeneratedFile.removeAll(below: table)
        let bridge = try SwiftFolder(at: table)
        let runtime = try SwiftFolder(at: "\(root)/StyleRuntime")
        let undrawn = try SwiftFolder(at: "\(root)/StyleInterpreter/Check/StandIns").files
            .first { $0.path == "UndrawnModifiers.swift" }
        let modules = try Self.modules.map { ($0, try SwiftFolder(at: "\(root)/\($0.0)")) }
        let sources = SwiftFolder(files: runtime.files + bridge.files)
        let names = TypeNames(in: sources)
        let handWritten = HandWrittenRows(in: bridge, names: names, undrawn: undrawn)
        let types = BridgedTypes(
            in: sources,
            names: names,
            engine: EngineTypes(in: modules.flatMap { $0.1.files }),
            protocols: handWritten.protocols
        )
        let generator = RowGenerator(types: types, handWritten: handWritten)
        let repeated = try modules.flatMap { try $0.1.files.flatMap(generator.repeatedRows) }
        guard repeated.isEmpty else {
            let rows = repeated.map { "\($0.owner).\($0.name)" }.joined(separator: "\n")
            print("These rows by hand say what would be generated; delete them:\n\(rows)")
            exit(1)
        }
        var chapters: [String] = []
        for ((module, prefix), folder) in modules {
            for (name, files) in folder.chapters {
                let rows = files.flatMap { generator.rows(in: $0) }
                guard !rows.isEmpty else { continue }
                let file = GeneratedFile(folder: "\(module)/\(name)", chapter: prefix + name, rows: rows)
                chapters.append(file.chapter)
                // UIKit has folders of its own; whatever else SwiftUI has is in those of SwiftUI's chapters.
                let chapter = module == "UIKitEngine" ? "UIKit/\(name)" : name
                try write(file.text, to: "Generated\(file.chapter).swift", in: "\(table)/\(chapter)")
            }
        }
        try write(GeneratedFile.list(of: chapters), to: "GeneratedRows.swift", in: "\(table)/Table")
    }

    private static func write(_ text: String, to name: String, in folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
}
