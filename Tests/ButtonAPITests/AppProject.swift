import Foundation
import TestSupport

/// An app that is made of code that was served, compiled against the modules of this build.
struct AppProject {
    private let folder: URL
    /// The code of the samples that bring the same styles along, which are one module.
    private var modules: [(source: String, samples: [Int])] = []
    private var samples: [(target: String, head: String, module: Int)] = []

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("bezel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Adds the code of a button, and the target of its picture.
    mutating func add(_ code: String, target: String) {
        // What comes with a style begins with its documentation, what is written for the app has none.
        let parts = code.split(separator: "\n\n/// ", maxSplits: 1)
        let head = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        let styles = parts.count > 1 ? "\n/// " + parts[1] : ""
        let source = head[0] + "\n" + styles
        let module = modules.firstIndex { $0.source == source } ?? modules.count
        if module == modules.count { modules.append((source, [])) }
        modules[module].samples.append(samples.count)
        samples.append((target, head.dropFirst().joined(separator: "\n"), module))
    }

    /// Compiles all, runs it, and gives the pictures that it draws.
    func pictures() throws -> [String] {
        let objects = try build.objects
        for module in modules.indices {
            try write(text(of: module), to: "Module\(module).swift")
            try compile(
                [folder.appendingPathComponent("Module\(module).swift").path],
                module: "Module\(module)"
            )
        }
        try write(list, to: "Samples.swift")
        let app = folder.appendingPathComponent("App").path
        try run(
            "swiftc",
            search + [
                "-parse-as-library", "-swift-version", "6", "-enable-upcoming-feature",
                "InternalImportsByDefault", "-package-name", packageName, "-module-name", "App", "-o", app,
            ]
                + [source("App.swift"), projectFile("Tests/TestSupport/FixedWidthShaper.swift")]
                + [folder.appendingPathComponent("Samples.swift").path]
                + modules.indices.map { folder.appendingPathComponent("Module\($0).o").path }
                + objects + ["-ldeflate"]
        )
        try run(app, [folder.path])
        return try samples.indices.map {
            try String(contentsOf: folder.appendingPathComponent("\($0).svg"), encoding: .utf8)
        }
    }

    // MARK: Sources

    /// The code of a module as it was served, but for the names that it has in common: each sample's are in a
    /// type of its own.
    private func text(of module: Int) -> String {
        let (source, samples) = modules[module]
        return samples.reduce(into: source) { text, number in
            let head = self.samples[number].head
            text += "\npublic enum Sample\(number) {\n" + member(head) + "}\n"
        }
    }

    private func member(_ head: String) -> String {
        if head.contains("struct ContentView") {
            let preview = "@ViewBuilder static var preview: some View {"
            let hasPreview = head.contains("#Preview {")
            return head.replacing("#Preview {", with: preview) + "\n"
                + "public static var view: AnyView { AnyView(\(hasPreview ? "preview" : "ContentView()")) }\n"
        }
        let hasPreview = head.contains("#Preview {")
        let first = hasPreview ? "preview()" : "makeButton {}"
        let beside = head.contains("makeButtonBeside") ? ", makeButtonBeside {}" : ""
        return head.replacing("#Preview {", with: "@MainActor static func preview() -> UIButton {")
            .replacing("\nfunc ", with: "\nstatic func ") + "\n"
            + "@MainActor public static var view: [UIButton] { [\(first)\(beside)] }\n"
    }

    private var list: String {
        let imports = modules.indices.map { "import Module\($0)\n" }.joined()
        let entries = samples.enumerated().map { number, sample in
            let target = sample.target.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            return "    Sample(target: \"\(target)\") "
                + "{ $0.picture(of: Module\(sample.module).Sample\(number).view) },\n"
        }
        return imports + "\n@MainActor let samples: [Sample] = [\n" + entries.joined() + "]\n"
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    private func source(_ name: String) -> String { projectFile("Tests/ButtonAPITests/App/\(name)") }

    // MARK: Tools

    /// SwiftPM names a package after its folder.
    private var packageName: String {
        URL(fileURLWithPath: projectFile("")).lastPathComponent.lowercased()
    }

    /// What SwiftPM has built this test with.
    private var build: Build {
        get throws {
            try Build(
                folder: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
                    .deletingLastPathComponent()
            )
        }
    }

    private struct Build {
        let folder: URL
        /// The objects of all targets that a button is made with.
        let objects: [String]

        init(folder: URL) throws {
            self.folder = folder
            let list = folder.appendingPathComponent("bezelPackageTests.product/Objects.LinkFileList")
            let targets = [
                "Graphics", "HTTP", "ViewEngine", "AppleDesign", "SystemStyles", "UIKitEngine", "SwiftUI",
                "UIKit", "ArticleStyles", "Caching", "ViewRendering", "ButtonRendering", "SVG", "SwiftCode",
                "Compression", "ButtonAPI",
            ]
            objects = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
                .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
                .filter { object in targets.contains { object.contains("/\($0).build/") } }
        }
    }

    private var search: [String] {
        get throws {
            try ["-I", folder.path, "-I", build.folder.appendingPathComponent("Modules").path]
                + ["CMath", "CDeflate"].flatMap { ["-I", projectFile("Sources/\($0)")] }
        }
    }

    private func compile(_ sources: [String], module: String) throws {
        let output = folder.appendingPathComponent(module)
        try run(
            "swiftc",
            search + [
                "-parse-as-library", "-wmo", "-swift-version", "6", "-module-name", module, "-emit-module",
            ]
                + ["-emit-module-path", output.appendingPathExtension("swiftmodule").path]
                + ["-c", "-o", output.appendingPathExtension("o").path] + sources
        )
    }

    private func run(_ tool: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        let output = folder.appendingPathComponent("output")
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        let handle = try FileHandle(forWritingTo: output)
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(tool: tool, output: try String(contentsOf: output, encoding: .utf8))
        }
    }

    private struct Failure: Error, CustomStringConvertible {
        let tool: String
        let output: String

        var description: String { "\(tool) failed:\n\(output.prefix(4000))" }
    }
}
