import Graphics
import StyleInterpreter
import TestSupport
import Testing
import ViewEngine

/// Swift that components of whole projects use, which single styles rarely do.
@Suite struct `The language of projects` {
    /// The size of a view named `Card`, whose parts state lengths by what they compute.
    private func size(of source: String) throws -> CGSize {
        let program = try interpret("import SwiftUI\n" + source, replacesExternalNames: true)
        let root = try #require(program.roots.first { $0.name == "Card" }, "\(program.refusals)")
        return render(try #require(try root.makeStyle().view)).size
    }

    private func width(of source: String) throws -> CGFloat { try size(of: source).width }

    @Test func `assigns static variables by their name`() throws {
        let width = try width(
            of: """
                enum Counter {
                    static var count = 0
                    static func next() -> Int {
                        count += 10
                        Self.count += 10
                        return count
                    }
                }
                struct Card: View { var body: some View { Button("") {}.frame(width: CGFloat(Counter.next())) } }
                """
        )
        #expect(width == 20)
    }

    @Test func `makes enumerations by initializers of their own`() throws {
        let width = try width(
            of: """
                enum Look {
                    case wide, narrow
                    init(isWide: Bool) { self = isWide ? .wide : .narrow }
                    init?(name: String) {
                        guard name == "wide" else { return nil }
                        self = .wide
                    }
                    var width: CGFloat { self == .wide ? 30 : 10 }
                }
                struct Card: View {
                    var body: some View {
                        HStack(spacing: 0) {
                            Button("") {}.frame(width: Look(isWide: true).width)
                            Text("").frame(width: (Look(name: "none") ?? .narrow).width)
                        }
                    }
                }
                """
        )
        #expect(width == 40)
    }

    @Test func `lists the cases of enumerations of the engine`() throws {
        let width = try width(
            of: """
                struct Card: View {
                    var body: some View {
                        HStack(spacing: 0) {
                            ForEach(ColorScheme.allCases, id: \\.self) { scheme in
                                Button("") {}.frame(width: 10).environment(\\.colorScheme, scheme)
                            }
                        }
                    }
                }
                """
        )
        #expect(width == 20)
    }

    @Test func `tells overloads by raw values`() throws {
        let width = try width(
            of: """
                enum Part: String { case left, right }
                extension View {
                    func wide(_ name: String) -> some View { frame(width: CGFloat(name.count)) }
                    func wide<Name: RawRepresentable>(_ name: Name) -> some View where Name.RawValue == String {
                        wide(name.rawValue)
                    }
                }
                struct Card: View { var body: some View { Button("") {}.wide(Part.right) } }
                """
        )
        #expect(width == 5)
    }

    @Test func `keeps the initializer of properties beside those of extensions`() throws {
        let width = try width(
            of: """
                struct Box { let width: CGFloat; let factor: CGFloat }
                extension Box { init(_ width: CGFloat) { self.init(width: width, factor: 2) } }
                struct Card: View {
                    let box = Box(10)
                    var body: some View { Button("") {}.frame(width: box.width * box.factor) }
                }
                """
        )
        #expect(width == 20)
    }

    @Test func `sets one of two wrappers`() throws {
        let width = try width(
            of: """
                struct Field: View {
                    @State private var width: CGFloat
                    @State private var height: CGFloat
                    init(_ other: Binding<CGFloat>?) {
                        _width = other == nil ? State(initialValue: 10) : .init(initialValue: other!.wrappedValue)
                        self._height = other != nil ? State(wrappedValue: 30) : State(wrappedValue: 50)
                    }
                    var body: some View { Button("") {}.frame(width: width + height) }
                }
                struct Card: View { var body: some View { VStack { Field(nil); Field(.constant(20)) } } }
                """
        )
        #expect(width == 60)
    }

    @Test func `sets wrappers of a copy`() throws {
        let width = try width(
            of: """
                struct Field: View {
                    @State private var width: CGFloat = 5
                    var body: some View { Button("") {}.frame(width: width) }
                    func wide(_ width: CGFloat) -> Self { copy { $0._width = State(initialValue: width) } }
                    private func copy(_ change: (inout Self) -> Void) -> Self {
                        var copy = self
                        change(&copy)
                        return copy
                    }
                }
                struct Card: View { var body: some View { VStack { Field().wide(30); Button("") {} } } }
                """
        )
        #expect(width == 30)
    }

    @Test func `sets what a parameter is bound to`() throws {
        let width = try width(
            of: """
                struct Number: View {
                    @Binding var value: Double
                    init(_ value: Binding<Int>) {
                        _value = Binding(
                            get: { Double(value.wrappedValue) },
                            set: { value.wrappedValue = Int($0) }
                        )
                    }
                    var body: some View { Button("") {}.frame(width: value) }
                }
                struct Card: View { @State var width = 30; var body: some View { VStack { Number($width) } } }
                """
        )
        #expect(width == 30)
    }

    @Test func `binds empty collections`() throws {
        let width = try width(
            of: """
                struct List: View {
                    @Binding var names: Set<String>
                    var body: some View { Button("") {}.frame(width: CGFloat(10 + names.count)) }
                }
                struct Card: View { var body: some View { VStack { List(names: .constant([])); Button("") {} } } }
                """
        )
        #expect(width == 10)
    }

    @Test func `finds positions in strings`() throws {
        let width = try width(
            of: """
                struct Card: View {
                    let text = "a1-b22_c3"
                    var body: some View {
                        let words = text.split { $0 == "-" || $0 == "_" }
                        let digits = text.compactMap { $0.wholeNumberValue }.reduce(0, +)
                        let start = text.index(text.startIndex, offsetBy: 2)
                        let length = text[..<start].count + text[start...].count
                        Button("") {}.frame(width: CGFloat(words.count * 100 + digits * 10 + length))
                    }
                }
                """
        )
        #expect(width == 3 * 100 + 8 * 10 + 9)
    }

    @Test func `calls another overload than itself with what is not in the source`() throws {
        let program = try interpret(
            """
            import SwiftUI
            extension Font {
                static func custom(_ name: FontName, size: CGFloat) -> Self { .custom(name.rawValue, size: size) }
            }
            struct Card: View { var body: some View { Button("A") {}.font(.custom(.title, size: 20)) } }
            """,
            replacesExternalNames: true
        )
        let root = try #require(program.roots.first)
        _ = render(try #require(try root.makeStyle().view))
        #expect(program.refusals.isEmpty)
    }

    @Test func `finds members by their names`() throws {
        let width = try width(
            of: """
                struct Lengths { let wide: CGFloat = 30 }
                @dynamicMemberLookup struct Theme {
                    let lengths = Lengths()
                    subscript<Value>(dynamicMember path: KeyPath<Lengths, Value>) -> Value { lengths[keyPath: path] }
                }
                @dynamicMemberLookup struct Names {
                    subscript(dynamicMember name: String) -> CGFloat { CGFloat(name.count) }
                }
                struct Card: View {
                    var body: some View { Button("") {}.frame(width: Theme().wide + Names().four) }
                }
                """
        )
        #expect(width == 34)
    }

    @Test func `stands in for a key path of what is not in the source`() throws {
        let width = try width(
            of: """
                struct Card: View {
                    let path: KeyPath<Tokens, CGFloat> = \\.width
                    var body: some View { Button("") {}.frame(width: 10) }
                }
                """
        )
        #expect(width == 10)
    }

    @Test func `scales numbers that are written without a fraction`() throws {
        let width = try width(
            of: """
                struct Card: View {
                    @ScaledMetric private var width = 24
                    var body: some View { Button("") {}.frame(minWidth: width, maxWidth: width) }
                }
                """
        )
        #expect(width == 24)
    }

    @Test func `resolves styles of its own in an environment`() throws {
        func color(_ scheme: ColorScheme) throws -> ResolvedColor? {
            let program = try interpret(
                """
                import SwiftUI
                struct Theme: ShapeStyle {
                    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
                        let color: Color = environment.colorScheme == .dark ? .white : .black
                        return color.resolve(in: environment)
                    }
                }
                extension Color { static let own = Color(Theme()) }
                struct Card: View {
                    var body: some View {
                        Rectangle().fill(Color.own).frame(width: 10, height: 10).onTapGesture {}
                    }
                }
                """,
                replacesExternalNames: true
            )
            #expect(program.standIns.isEmpty)
            let root = try #require(program.roots.first)
            let view = try #require(try root.makeStyle().view)
            return render(view.environment(\.colorScheme, scheme)).fillColors.first
        }
        #expect(try color(.light) == ResolvedColor(red: 0, green: 0, blue: 0))
        #expect(try color(.dark) == ResolvedColor(red: 1, green: 1, blue: 1))
    }

    @Test func `takes members of protocols of its own where a type is generic`() throws {
        let width = try width(
            of: """
                protocol Width { var value: CGFloat { get } }
                struct Wide: Width { let value: CGFloat = 30 }
                struct Exact: Width { let value: CGFloat }
                extension Width where Self == Wide { static var wide: Wide { Wide() } }
                extension Width where Self == Exact {
                    static func exact(_ value: CGFloat) -> Exact { Exact(value: value) }
                }
                extension View {
                    func width<Value: Width>(_ width: Value) -> some View { frame(width: width.value) }
                }
                struct Card: View {
                    var body: some View {
                        HStack(spacing: 0) { Button("") {}.width(.wide); Text("").width(.exact(5)) }
                    }
                }
                """
        )
        #expect(width == 35)
    }

    @Test func `binds to properties with wrappers of its own`() throws {
        let width = try width(
            of: """
                struct Field: View {
                    @Binding var width: CGFloat
                    var body: some View { Button("") {}.frame(width: 10 + width * 0) }
                }
                struct Card: View {
                    @Stored private var width: CGFloat = 4
                    var body: some View { Field(width: $width) }
                }
                """
        )
        #expect(width == 10)
    }

    @Test func `compares dates`() throws {
        let width = try width(
            of: """
                struct Card: View {
                    let isLater = Date(timeIntervalSince1970: 2) > Date(timeIntervalSince1970: 1)
                    var body: some View { Button("") {}.frame(width: isLater ? 30 : 10) }
                }
                """
        )
        #expect(width == 30)
    }

    @Test func `gives actions to values of erased types`() throws {
        let width = try width(
            of: """
                struct Change<Value: Equatable>: ViewModifier {
                    let value: Value
                    let action: (Value, Value) -> Void
                    func body(content: Content) -> some View { content.onChange(of: value) { action($0, $1) } }
                }
                extension View {
                    func change<Value: Equatable>(of value: Value, _ action: @escaping (Value, Value) -> Void)
                        -> some View
                    {
                        modifier(Change(value: value, action: action))
                    }
                }
                struct Card: View {
                    @State var count = 1
                    var body: some View { Button("") {}.frame(width: 10).change(of: count) { _, _ in } }
                }
                """
        )
        #expect(width == 10)
    }

    @Test func `tells a member of a protocol from that of the type with the same name`() throws {
        let width = try width(
            of: """
                struct Tokens { let wide: CGFloat = 30 }
                extension Color { static let tokens = Tokens() }
                extension ShapeStyle where Self == Color { static var tokens: Tokens { Self.tokens } }
                struct Card: View { var body: some View { Button("") {}.frame(width: Color.tokens.wide) } }
                """
        )
        #expect(width == 30)
    }
}
