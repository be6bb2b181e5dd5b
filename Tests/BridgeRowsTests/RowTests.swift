import StyleSyntax
import Testing

@testable import BridgeRows

/// The rows that follow from a file of the engine, beside a bridge.
private func rows(_ text: String, bridge: String = "") throws -> [String] {
    try generator(beside: bridge, of: text).rows(in: engine(text)).texts
}

/// The symbols of rows of a bridge that say what would follow from a file of the engine.
private func repeatedRows(_ text: String, bridge: String) throws -> [String] {
    try generator(beside: bridge, of: text).repeatedRows(in: engine(text)).map(\.name)
}

private func engine(_ text: String) throws -> SwiftFolder.File {
    try SwiftFolder.File(path: "Chapter/File.swift", text: text)
}

private func generator(beside bridge: String, of text: String) throws -> RowGenerator {
    let types = """
        enum EngineType: String {
            case color = "Color", alignment = "Alignment", font = "Font", stack = "Stack"
            case boldLabelStyle = "BoldLabelStyle"
        }
        enum EngineProtocol: String {
            case view = "View", hashable = "Hashable", sendable = "Sendable", labelStyle = "LabelStyle"
            case shape = "Shape"
        }
        extension Color: EngineValue { static var engineType: EngineType { .color } }
        extension Alignment: EngineValue { static var engineType: EngineType { .alignment } }
        extension Font: EngineValue { static var engineType: EngineType { .font } }
        extension Bool: Replaceable {}
        struct AnyShapeArgument: Bridged { let shape: any Shape }
        struct AnyLabelStyle: Bridged { let style: any LabelStyle }
        extension Bridge {
            mutating func addProtocols() {
                for name: EngineProtocol in [.view, .hashable, .sendable, .labelStyle] { add(protocol: name) }
                add(protocol: .shape, refining: [.view, .sendable])
            }
        }
        """
    let table = SwiftFolder(files: [try SwiftFolder.File(path: "Table.swift", text: types + "\n" + bridge)])
    let undrawn = try SwiftFolder.File(path: "UndrawnModifiers.swift", text: "let names = [\"sheet\"]")
    let names = TypeNames(in: table)
    let handWritten = HandWrittenRows(in: table, names: names, undrawn: undrawn)
    let protocols = try SwiftFolder.File(
        path: "Protocols.swift",
        text: "public protocol Shape: View {}\npublic protocol View {}"
    )
    return try RowGenerator(
        types: BridgedTypes(
            in: table,
            names: names,
            engine: EngineTypes(in: [engine(text), protocols]),
            protocols: handWritten.protocols
        ),
        handWritten: handWritten
    )
}

@Suite struct `The rows of a modifier` {
    @Test(arguments: [
        ("func hidden() -> some View", "modifier(\"hidden\") { view in view.hidden() }"),
        (
            "func opacity(_ opacity: CGFloat) -> some View",
            "modifier(\"opacity\", labels: \"_\") { (view, opacity: Double) in view.opacity(opacity) }"
        ),
        (
            "func tint(_ color: Color? = nil) -> some View",
            "modifier(\"tint\", labels: .orNil(\"_\")) { (view, color: Color?) in view.tint(color) }"
        ),
        (
            "func shade(by amount: Double = 1, at alignment: Alignment = .center) -> some View",
            "modifier(\"shade\", labels: .or(\"by\", 1.0), .or(\"at\", Alignment.center)) { (view, amount: Double, alignment: Alignment) in view.shade(by: amount, at: alignment) }"
        ),
        (
            "func paint<S: ShapeStyle>(_ style: S) -> some View",
            "modifier(\"paint\", labels: \"_\") { (view, style: AnyShapeStyle) in view.paint(style) }"
        ),
        (
            "func base<V: View>(@ViewBuilder content: () -> V) -> some View",
            "modifier(\"base\", labels: \"content\") { (view, content: Builder) in view.base(content: { content() }) }"
        ),
        (
            "func onTap(_ action: @escaping (Bool) -> Void) -> some View",
            "modifier(\"onTap\", labels: \"_\") { (view, action: Callback<Nothing, Bool>) in view.onTap({ _ = action($0) }) }"
        ),
        (
            "func ask(_ answer: (Bool) -> Bool, then: @escaping () -> Void = {}) -> some View",
            "modifier(\"ask\", labels: \"_\", .orNil(\"then\")) { (view, answer: Callback<Bool, Bool>, then: Action?) in view.ask({ answer($0) }, then: { _ = then?() }) }"
        ),
        (
            "func same<A: Equatable, B: Hashable>(_ first: A, as second: B) -> some View",
            "modifier(\"same\", labels: \"_\", \"as\") { (view, first: Any0, second: Any1) in view.same(first, as: second) }"
        ),
        (
            "func change(_ body: (inout Color) -> Void) -> some View",
            "modifier(\"change\", labels: \"_\") { (view, body: Change<Color>) in view.change({ body(&$0) }) }"
        ),
        (
            "func flag(_ isOn: Binding<Bool>) -> some View",
            "modifier(\"flag\", labels: \"_\") { (view, isOn: TypedBinding<Bool>) in view.flag(isOn.binding) }"
        ),
        (
            "func clip<S: Shape>(_ shape: S) -> some View",
            """
            modifier("clip", labels: "_") { (view, shape: AnyShapeArgument) in
            func opened(_ shape: some Shape) -> any View { view.clip(shape) }
            return opened(shape.shape)
            }
            """
        ),
    ])
    func `name its labels, types and defaults`(declaration: String, row: String) throws {
        #expect(try rows("extension View { public \(declaration) { self } }") == [row])
    }

    @Test(arguments: [
        // Types that are not bridged.
        "public func mark(_ mark: Mark) -> some View",
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

    @Test func `are two if a default cannot be stated`() throws {
        let source =
            "extension View { public func glow(_ color: Color, in mark: Mark = .one) -> some View { self } }"
        #expect(
            try rows(source) == [
                "modifier(\"glow\", labels: \"_\") { (view, color: Color) in view.glow(color) }"
            ]
        )
    }

    @Test func `give way to one by hand`() throws {
        let source = "extension View { public func opacity(_ opacity: Double = 1) -> some View { self } }"
        #expect(try rows(source).count == 1)
        let bridge =
            "extension Bridge { mutating func add() { modifier(\"opacity\", labels: .or(\"_\", 1.0)) { view in view } } }"
        #expect(try rows(source, bridge: bridge) == [])
        let other =
            "extension Bridge { mutating func add() { modifier(\"opacity\", labels: \"_\") { (view, color: Color) in view } } }"
        #expect(try rows(source, bridge: other).count == 1)
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
            try rows(source) == [
                "environmentValue(\"isEnabled\", at: \\.isEnabled)",
                "environmentValue(\"tint\", at: \\.tint)",
                "environmentValue(\"scale\", at: \\.scale)",
            ]
        )
    }

    @Test func `of a type`() throws {
        let source = """
            public struct Font: Hashable, Sendable, CustomStringConvertible {
                public static let body = Font()
                public static let `default` = Font()
                static let own = Font()
                public var size: CGFloat
                public let isBold = true
                public private(set) var width: CGFloat?
                public init(size: CGFloat = 17) {}
                public static func custom(_ name: String) -> Font { Font() }
                public func bold() -> Font { self }
                public mutating func change() {}
                public func show() {}
                public func hash(into hasher: inout Hasher) {}
            }
            """
        #expect(
            try rows(source) == [
                "add(Font.self, \"Hashable\", \"Sendable\")",
                "constants(of: \"Font\", [\"body\": Font.body, \"default\": .default])",
                "property(\"size\", of: \"Font\", at: \\Font.size)",
                "property(\"isBold\", of: \"Font\") { (receiver: Font) in receiver.isBold }",
                "property(\"width\", of: \"Font\") { (receiver: Font) in receiver.width }",
                "initializer(.or(\"size\", 17.0)) { (size: Double) in Font(size: size) }",
                "factory(\"custom\", of: \"Font\", labels: \"_\") { (name: String) in Font.custom(name) }",
                "method(\"bold\", of: \"Font\") { (receiver: Font) in receiver.bold() }",
                "mutatingMethod(\"change\", of: \"Font\") { (receiver: inout Font) in receiver.change() }",
                "method(\"show\", of: \"Font\") { (receiver: Font) in receiver.show()\nreturn Nothing() }",
            ]
        )
    }

    @Test func `of an enumeration`() throws {
        #expect(
            try rows("public enum Color: Hashable { case red, mixed(Double, with: Color) }") == [
                "add(Color.self, \"Hashable\")",
                "constants(of: \"Color\", [\"red\": Color.red], areAllCases: true)",
                """
                addPayload(of: "Color", case: "red", types: []) { value in
                if case .engine(Color.red) = value { [] } else { nil }
                }
                """,
                "factory(\"mixed\", of: \"Color\", labels: \"_\", \"with\") { (argument0: Double, with: Color) in Color.mixed(argument0, with: with) }",
                """
                addPayload(of: "Color", case: "mixed", types: [Double.bridgedType, Color.bridgedType]) { value in
                if case .engine(Color.mixed(let value0, let value1)) = value { [value0.bridged, value1.bridged] } else { nil }
                }
                """,
            ]
        )
        #expect(
            try rows("public enum Color: CaseIterable { case red, green }") == [
                "add(Color.self)", "cases(Color.self, names: \"red\", \"green\")",
            ]
        )
    }

    @Test func `of option sets`() throws {
        let source = """
            public struct Alignment: OptionSet {
                public let rawValue: Int
                public init(rawValue: Int) {}
                public static let top = Alignment(rawValue: 1)
            }
            """
        #expect(
            try rows(source) == [
                "add(Alignment.self, \"OptionSet\")", "addMembers(of: Alignment.self)",
                "initializer(\"_\") { (sets: OptionSetLiteral<Alignment>) in sets.union }",
                "constants(of: \"Alignment\", [\"top\": Alignment.top])",
            ]
        )
    }
}

@Suite struct `The rows of views and styles` {
    @Test func `name their initializers`() throws {
        let source = """
            public struct Stack<Content: View>: View {
                public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
                public var body: some View { EmptyView() }
            }
            public typealias Pile = Stack
            extension Stack where Content == Text { public init(_ title: LocalizedStringKey) {} }
            public struct Wrapper<Content> { public init(content: Content) {} }
            """
        #expect(
            try rows(source) == [
                "add(type: .stack, \"View\")",
                "viewInitializer(.stack, labels: .orNil(\"spacing\"), \"content\") { (spacing: Double?, content: Builder) in Stack(spacing: spacing, content: { content() }) }",
                "add(alias: \"Pile\", of: .engine(.stack))",
            ]
        )
    }

    @Test func `name what a style is found under`() throws {
        let source = """
            public struct BoldLabelStyle: LabelStyle { public init() {} }
            extension LabelStyle where Self == BoldLabelStyle {
                public static var bold: BoldLabelStyle { BoldLabelStyle() }
            }
            """
        #expect(
            try rows(source) == [
                "add(type: .boldLabelStyle, \"LabelStyle\")",
                "viewInitializer(.boldLabelStyle) { () in BoldLabelStyle() }",
                "constant(\"bold\", of: \"LabelStyle\", typed: .any(.labelStyle)) { BoldLabelStyle.bold }",
            ]
        )
    }

    @Test func `call methods of shapes of any type`() throws {
        let source = """
            extension Shape { public func size(_ size: CGFloat) -> some Shape { self } }
            """
        #expect(
            try rows(source) == [
                """
                viewMethod("size", of: "Shape", labels: "_", result: .any(.shape)) { (receiver: AnyShapeArgument, size: Double) in
                func opened(_ receiver: some Shape) -> any View { receiver.size(size) }
                return opened(receiver.shape)
                }
                """
            ]
        )
    }
}

@Suite struct `A row by hand` {
    private static let engine = """
        extension View {
            public func shade(by amount: Double = 1, at alignment: Alignment = .center) -> some View { self }
        }
        public struct Font { public func scaled(by factor: Double) -> Font { self } }
        """
    private static let labels = ".or(\"by\", 1.0), .or(\"at\", Alignment.center)"

    private func repeated(_ row: String) throws -> [String] {
        try repeatedRows(Self.engine, bridge: "extension Bridge { mutating func add() { \(row) } }")
    }

    @Test(arguments: [
        "modifier(\"shade\", labels: \(labels)) { (view, by: Double, at: Alignment) in view.shade(by: by, at: at) }",
        "method(\"scaled\", of: \"Font\", labels: \"by\") { (font: Font, scale: Double) in\nfont.scaled(by: scale)\n}",
    ])
    func `is superfluous if it says what would be generated`(row: String) throws {
        #expect(try repeated(row).count == 1)
    }

    @Test(arguments: [
        // Another default, another value, and another order.
        "modifier(\"shade\", labels: .or(\"by\", 2.0), \"at\") { (view, by: Double, at: Alignment) in view.shade(by: by, at: at) }",
        "modifier(\"shade\", labels: \(labels)) { (view, by: Double, at: Alignment) in view.shade(by: by + 1, at: at) }",
        "method(\"scaled\", of: \"Font\", labels: \"by\") { (font: Font, scale: Double) in scale.scaled(by: font) }",
        // No function of the engine.
        "method(\"halved\", of: \"Font\") { (font: Font) in font.halved() }",
    ])
    func `does more than the generated one`(row: String) throws {
        #expect(try repeated(row) == [])
    }
}
