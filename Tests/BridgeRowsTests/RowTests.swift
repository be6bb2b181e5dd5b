import StyleParser
import StyleSyntax
import Testing

@testable import BridgeRows

/// A file of the engine or of the bridge.
private func file(_ text: String, at path: String) throws -> SwiftFolder.File {
    let source = SourceText(text)
    let parsed = try ParsedSource(
        reading: SourceParser.parse(source),
        source: source,
        conditions: CompilationConditions(system: "linux", modules: [], compilerVersion: [6, 3])
    )
    return SwiftFolder.File(path: path, program: parsed.program)
}

/// The rows that follow from a file of the engine, beside a bridge.
private func rows(_ text: String, chapter: String = "Modifiers", bridge: String = "") throws -> [String] {
    let types =
        "extension Color: EngineValue {}\nextension Alignment: EngineValue {}\nextension Font: EngineValue {}\n"
    let table = SwiftFolder(files: [try file(types + bridge, at: "Table.swift")])
    let undrawn = try file("let names = [\"sheet\"]", at: "UndrawnModifiers.swift")
    return RowGenerator(
        types: BridgedTypes(in: table),
        handWritten: HandWrittenRows(in: table, undrawn: undrawn)
    )
    .rows(in: try file(text, at: "\(chapter)/File.swift"))
}

@Suite struct `The rows of a modifier` {
    @Test(arguments: [
        ("func hidden() -> some View", "modifier(\"hidden\") { view in view.hidden() }"),
        (
            "func opacity(_ opacity: CGFloat) -> some View",
            "modifier(\"opacity\", \"_\") { (view, opacity: Double) in view.opacity(opacity) }"
        ),
        (
            "func tint(_ color: Color? = nil) -> some View",
            "modifier(\"tint\", .orNil(\"_\")) { (view, color: Color?) in view.tint(color) }"
        ),
        (
            "func shade(by amount: Double = 1, at alignment: Alignment = .center) -> some View",
            "modifier(\"shade\", .or(\"by\", 1.0), .or(\"at\", Alignment.center)) { (view, amount: Double, alignment: Alignment) in view.shade(by: amount, at: alignment) }"
        ),
        (
            "func paint<S: ShapeStyle>(_ style: S) -> some View",
            "modifier(\"paint\", \"_\") { (view, style: AnyShapeStyle) in view.paint(style) }"
        ),
        (
            "func base<V: View>(@ViewBuilder content: () -> V) -> some View",
            "modifier(\"base\", \"content\") { (view, content: Builder) in view.base(content: { content() }) }"
        ),
        (
            "func onTap(_ action: @escaping (Bool) -> Void) -> some View",
            "modifier(\"onTap\", \"_\") { (view, action: Callback<Nothing, Bool>) in view.onTap({ _ = action($0) }) }"
        ),
    ])
    func `name its labels, types and defaults`(declaration: String, row: String) throws {
        #expect(try rows("extension View { public \(declaration) { self } }") == [row])
    }

    @Test(arguments: [
        // Types that are not bridged, and shapes, whose type is a part of the result.
        "public func mark(_ mark: Mark) -> some View", "public func clip<S: Shape>(_ shape: S) -> some View",
        "public func all<each V: View>(_ views: repeat each V) -> some View",
        "public func wait(_ action: () async -> Void) -> some View",
        // No API for apps.
        "func opacity(_ opacity: Double) -> some View", "package func hidden() -> some View",
        "public static func hidden() -> some View",
        // Anything may be written.
        "public func sheet() -> some View",
    ])
    func `are left out`(declaration: String) throws {
        #expect(try rows("extension View { \(declaration) { self } }") == [])
    }

    @Test func `give way to one by hand`() throws {
        let source = "extension View { public func opacity(_ opacity: Double = 1) -> some View { self } }"
        #expect(try rows(source).count == 1)
        let bridge =
            "extension Bridge { mutating func add() { modifier(\"opacity\", .or(\"_\", 1.0)) { view in view } } }"
        #expect(try rows(source, bridge: bridge) == [])
    }
}

@Suite struct `The rows of values` {
    @Test func `of the environment`() throws {
        let source = """
            public struct EnvironmentValues {
                public var isEnabled = true
                public var tint: Color?
                public var mark: Mark
                var own = 1
            }
            extension EnvironmentValues {
                public var scale: CGFloat { get { 1 } set {} }
            }
            """
        #expect(
            try rows(source, chapter: "Environment") == [
                "environmentValue(\"isEnabled\", \\.isEnabled)", "environmentValue(\"tint\", \\.tint)",
                "environmentValue(\"scale\", \\.scale)",
            ]
        )
    }

    @Test func `of a type`() throws {
        let source = """
            public struct Font: Hashable, Sendable, CustomStringConvertible {
                public static let body = Font()
                public static let `default` = Font()
                static let own = Font()
                public init(size: CGFloat = 17) {}
                public static func custom(_ name: String) -> Font { Font() }
                public func bold() -> Font { self }
                public mutating func change() {}
            }
            """
        #expect(
            try rows(source, chapter: "Font") == [
                "add(Font.self, \"Hashable\", \"Sendable\")",
                "constants(\"Font\", [\"body\": Font.body, \"default\": .default])",
                "initializer(.or(\"size\", 17.0)) { (size: Double) in Font(size: size) }",
                "factory(\"Font\", \"custom\", \"_\") { (name: String) in Font.custom(name) }",
                "method(\"Font\", \"bold\") { (receiver: Font) in receiver.bold() }",
            ]
        )
        #expect(try rows(source, chapter: "Shapes") == [])
    }
}
