import Foundation
import TestSupport
import Testing

/// An app outside of this package that is made of served code.
///
/// It is compiled against the modules of this build and sees only what is public in them. It is a library that finds the
/// engine in the program of the tests, which exports its symbols.
struct AppProject {
    private static let folder = URL(fileURLWithPath: projectFile(".build/compiled-code"))
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

    /// Compiles and runs the app, and returns the pictures that it draws.
    @MainActor func pictures() throws -> [String] {
        try? FileManager.default.removeItem(at: Self.folder)
        for module in modules.indices {
            try write(text(of: module), to: "Module\(module)/Buttons.swift")
        }
        for name in ["App.swift", "Device.swift", "Drawing.swift"] {
            let source = projectFile("Tests/ButtonAPITests/App/\(name)")
            try write(String(contentsOfFile: source, encoding: .utf8), to: "App/\(name)")
        }
        try write(list, to: "App/Samples.swift")
        try compile()

        let drawings = try JSONEncoder().encode(samples.map(\.drawing))
        try write(String(decoding: drawings, as: UTF8.self), to: "pictures/drawings.json")
        try draw()
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

    private func write(_ text: String, to name: String) throws {
        let file = Self.folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    // MARK: Tools

    private func compile() throws {
        let bundle = try #require(CommandLine.arguments.first { $0.hasSuffix(".xctest") })
        let modules = URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent(
            "Modules"
        )
        let process = Process()
        process.executableURL = URL(fileURLWithPath: projectFile("Tests/ButtonAPITests/App/compile"))
        process.arguments = [Self.folder.path, modules.path]
        let log = Self.folder.appendingPathComponent("log")
        try Data().write(to: log)
        let output = try FileHandle(forWritingTo: log)
        process.standardOutput = output
        process.standardError = output
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: String(try String(contentsOf: log, encoding: .utf8).suffix(8000)))
        }
    }

    /// Calls the function of the compiled library.
    @MainActor private func draw() throws {
        let library = dlopen(Self.folder.appendingPathComponent("libApp.so").path, RTLD_NOW)
        guard library != nil, let symbol = dlsym(library, "drawSamples") else {
            throw Failure(description: String(cString: dlerror()))
        }
        typealias Function = @MainActor @convention(c) (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
        if let error = unsafeBitCast(symbol, to: Function.self)(pictureFolder.path) {
            throw Failure(description: String(cString: error))
        }
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
