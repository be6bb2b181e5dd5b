import Foundation
import TestSupport

/// A package outside of this one with an app that is made of served code.
///
/// It depends on the products that this package offers and sees only what is public in them. It stays in the build
/// folder with its own builds, so that a later run compiles only what has changed.
struct AppProject {
    private static let folder = URL(fileURLWithPath: projectFile(".build/compiled-code"))
    private let package = Self.folder.appendingPathComponent("compiled-code-app")
    private let scratch = Self.folder.appendingPathComponent("build")
    private let pictureFolder = Self.folder.appendingPathComponent("pictures")
    /// The code of the samples with the same styles, which are one module.
    private var modules: [(source: String, samples: [Int])] = []
    private var samples: [(drawing: Drawing, head: String, module: Int)] = []

    /// Adds the code of a button, and the settings that its picture is drawn with.
    mutating func add(_ code: String, drawing: Drawing) {
        // The source of a style begins with its documentation; the code of the button has none.
        let parts = code.split(separator: "\n\n/// ", maxSplits: 1)
        let head = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        let styles = parts.count > 1 ? "\n/// " + parts[1] : ""
        let source = head[0] + "\n" + styles
        let module = modules.firstIndex { $0.source == source } ?? modules.count
        if module == modules.count { modules.append((source, [])) }
        modules[module].samples.append(samples.count)
        samples.append((drawing, head.dropFirst().joined(separator: "\n"), module))
    }

    /// Builds and runs the app, and returns the pictures that it draws.
    func pictures() throws -> [String] {
        try write(AppManifest(moduleCount: modules.count).text, to: "Package.swift", of: package)
        for module in modules.indices {
            try write(text(of: module), to: "Sources/Module\(module)/Buttons.swift", of: package)
        }
        for name in ["App.swift", "Device.swift", "Drawing.swift"] {
            let source = projectFile("Tests/ButtonAPITests/App/\(name)")
            try write(String(contentsOfFile: source, encoding: .utf8), to: "Sources/App/\(name)", of: package)
        }
        try write(list, to: "Sources/App/Samples.swift", of: package)
        try run(["swift", "build", "--package-path", package.path, "--scratch-path", scratch.path])

        try? FileManager.default.removeItem(at: pictureFolder)
        let drawings = try JSONEncoder().encode(samples.map(\.drawing))
        try write(String(decoding: drawings, as: UTF8.self), to: "drawings.json", of: pictureFolder)
        try run([scratch.appendingPathComponent("debug/App").path, pictureFolder.path])
        return try samples.indices.map {
            try String(contentsOf: pictureFolder.appendingPathComponent("\($0).svg"), encoding: .utf8)
        }
    }

    // MARK: Sources

    /// The code of a module as it was served, except that each sample is in a type of its own: all have the same
    /// names.
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
                + "public static var view: some View { \(hasPreview ? "preview" : "ContentView()") }\n"
        }
        let hasPreview = head.contains("#Preview {")
        let first = hasPreview ? "preview()" : "makeButton {}"
        let beside = ["makeButtonBeside", "makeButtonBeside2", "makeButtonBeside3"]
            .filter { head.contains("func \($0)(") }
            .map { ", \($0) {}" }
            .joined()
        return head.replacing("#Preview {", with: "@MainActor static func preview() -> UIButton {")
            .replacing("\nfunc ", with: "\nstatic func ") + "\n"
            + "@MainActor public static var view: [UIButton] { [\(first)\(beside)] }\n"
    }

    /// A list of all samples, in the order of their drawings.
    private var list: String {
        let imports = modules.indices.map { "import Module\($0)\n" }.joined()
        let entries = samples.enumerated().map { number, sample in
            "    { $0.picture(of: Module\(sample.module).Sample\(number).view) },\n"
        }
        return imports + "\n@MainActor let samples: [@MainActor (Device) -> [UInt8]] = [\n" + entries.joined()
            + "]\n"
    }

    /// Writes a file unless it has the text already, which would compile it again.
    private func write(_ text: String, to name: String, of folder: URL) throws {
        let file = folder.appendingPathComponent(name)
        let data = Data(text.utf8)
        guard (try? Data(contentsOf: file)) != data else { return }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file)
    }

    // MARK: Tools

    private func run(_ command: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let log = Self.folder.appendingPathComponent("log")
        try Data().write(to: log)
        let output = try FileHandle(forWritingTo: log)
        process.standardOutput = output
        process.standardError = output
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(command: command, output: try String(contentsOf: log, encoding: .utf8))
        }
    }

    private struct Failure: Error, CustomStringConvertible {
        let command: [String]
        let output: String

        var description: String { "\(command.joined(separator: " ")) failed:\n\(output.suffix(8000))" }
    }
}

/// The manifest of a package that depends on this one.
private struct AppManifest {
    let moduleCount: Int

    var text: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "App",
            dependencies: [.package(name: "bezel", path: "../../..")],
            targets: [
                .executableTarget(name: "App", dependencies: [\(app)]),
        \(modules)    ]
        )

        """
    }

    private var app: String {
        (0..<moduleCount).map { "\"Module\($0)\", " }.joined() + product("SwiftUI") + ", "
            + product("BezelRendering")
    }

    private var modules: String {
        (0..<moduleCount).map { number in
            "        .target(name: \"Module\(number)\", dependencies: [\(product("SwiftUI")), \(product("UIKit"))]),\n"
        }
        .joined()
    }

    private func product(_ name: String) -> String { ".product(name: \"\(name)\", package: \"bezel\")" }
}
