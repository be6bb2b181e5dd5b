import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

@Suite struct `A property wrapper of a source` {
    private static let wrappers = """
        @propertyWrapper struct Clamped {
            private var value: Double
            let range: ClosedRange<Double>
            init(wrappedValue: Double, _ range: ClosedRange<Double>) {
                self.range = range
                value = min(max(wrappedValue, range.lowerBound), range.upperBound)
            }
            var wrappedValue: Double {
                get { value }
                set { value = min(max(newValue, range.lowerBound), range.upperBound) }
            }
            var projectedValue: String { "up to \\(range.upperBound)" }
        }
        @propertyWrapper struct Owned<Value>: DynamicProperty {
            @State private var stored: Value
            private let external: Binding<Value>?
            init(wrappedValue: Value) {
                _stored = State(initialValue: wrappedValue)
                external = nil
            }
            init(wrappedValue: Value, external: Binding<Value>?) {
                _stored = State(initialValue: wrappedValue)
                self.external = external
            }
            var wrappedValue: Value {
                get { external?.wrappedValue ?? stored }
                nonmutating set { if let external { external.wrappedValue = newValue } else { stored = newValue } }
            }
            var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
        }
        struct Theme { var name = "plain" }
        private struct ThemeKey: EnvironmentKey { static var defaultValue: Theme { Theme() } }
        extension EnvironmentValues {
            var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
        }
        @propertyWrapper struct ThemeOfApp: DynamicProperty {
            @Environment(\\.theme) private var theme
            init() {}
            var wrappedValue: Theme { theme }
        }
        """

    private func view(_ declarations: String) throws -> AnyView {
        let program = try interpret(
            "import SwiftUI\n\(Self.wrappers)\n\(declarations)",
            replacesExternalNames: true
        )
        #expect(program.diagnostics.map(\.message) == [])
        let root = try #require(program.roots.last)
        #expect(root.standIns == [])
        return try #require(try root.makeStyle().view)
    }

    private func texts(_ view: AnyView) -> [String] { render(view).runs.map(\.text) }

    @Test func `gives a property its value, its projection and its rules`() throws {
        let page = try view(
            """
            struct Model { @Clamped(0...1) var amount = 3.0 }
            struct Page: View {
                private var text: String {
                    var model = Model()
                    let first = model.amount
                    model.amount = -2
                    return "\\(first) \\(model.amount) \\(model.$amount)"
                }
                var body: some View { Button(text) {} }
            }
            """
        )
        #expect(texts(page) == ["1.0 0.0 up to 1.0"])
    }

    @Test func `has the states and the environment of its view`() throws {
        let page = try view(
            """
            struct Counter: View {
                @Owned private var count: Int
                @Owned private var name = "a"
                @ThemeOfApp private var theme
                init(_ count: Int) { _count = Owned(wrappedValue: count) }
                init(_ count: Binding<Int>) { _count = Owned(wrappedValue: 0, external: count) }
                var body: some View {
                    Button("\\(count) \\(name) \\(theme.name)") { count += 1; name += "b" }
                }
            }
            struct Page: View {
                @State private var shared = 7
                var body: some View {
                    VStack {
                        Counter(1)
                        Counter($shared).environment(\\.theme, Theme(name: "bold"))
                        Text("\\(shared)")
                    }
                }
            }
            """
        )
        #expect(texts(page) == ["1 a plain", "7 a bold", "7"])
        let first = record(page, [.down(0.1, y: -22), .up(0.2)], until: 1)
        #expect(first.displayList(at: 1).runs.map(\.text) == ["2 ab plain", "7 a bold", "7"])
        let second = record(page, [.down(0.1), .up(0.2)], until: 1)
        #expect(second.displayList(at: 1).runs.map(\.text) == ["1 a plain", "8 ab bold", "8"])
    }

    @Test func `gives controls bindings to its value`() throws {
        let page = try view(
            """
            struct Page: View {
                @Owned private var isOn = false
                var body: some View {
                    VStack {
                        Button("on") { isOn.toggle() }
                        Toggle("wifi", isOn: $isOn)
                        if isOn { Text("shown") }
                    }
                }
            }
            """
        )
        #expect(texts(page) == ["on", "wifi"])
        let pressed = record(page, [.down(0.1, y: -20), .up(0.2)], until: 1)
        #expect(pressed.displayList(at: 1).runs.map(\.text) == ["on", "wifi", "shown"])
    }

    @Test func `has the type inside of an optional that it gives`() throws {
        let page = try view(
            """
            @propertyWrapper struct Expiring<Value> {
                private var value: Value?
                private let isExpired: Bool
                init(wrappedValue: Value?, isExpired: Bool = false) {
                    value = wrappedValue
                    self.isExpired = isExpired
                }
                var wrappedValue: Value? { get { isExpired ? nil : value } set { value = newValue } }
            }
            struct Page: View {
                @Expiring private var first: String? = "a"
                @Expiring(isExpired: true) private var second: String? = "b"
                var body: some View { Button("\\(first ?? "-") \\(second ?? "-")") {} }
            }
            """
        )
        #expect(texts(page) == ["a -"])
    }

    @Test func `that is given nothing takes its value from elsewhere`() throws {
        let program = try interpret(
            """
            import SwiftUI
            final class Store { var title = "Store" }
            enum Container { static func resolve<T>() -> T { fatalError("nothing is registered") } }
            @propertyWrapper struct Inject<T> {
                var wrappedValue: T
                init() { wrappedValue = Container.resolve() }
            }
            struct Page: View {
                @Inject private var store: Store
                var body: some View { Button(store.title) {} }
            }
            """,
            replacesExternalNames: true
        )
        let root = try #require(program.roots.first)
        #expect(root.standIns.map(\.name) == ["@Inject"])
        #expect(render(try #require(try root.makeStyle().view)).runs.map(\.text) == ["Store"])
    }

    @Test func `and a result builder that need themselves end with a message`() throws {
        let program = try interpret(
            """
            import SwiftUI
            @propertyWrapper struct Own { @Own var wrappedValue: Int = 1 }
            @propertyWrapper struct First { @Second var wrappedValue = 1 }
            @propertyWrapper struct Second { @First var wrappedValue = 1 }
            @propertyWrapper struct Grown<T>: DynamicProperty { @Grown<Grown<T>> var wrappedValue: T }
            @resultBuilder struct Sum {
                static func buildExpression(_ x: Int) -> Int { sum { x } }
                static func buildBlock(_ x: Int...) -> Int { sum { 1; 2 } }
            }
            func sum(@Sum _ x: () -> Int) -> Int { x() }
            struct Page: View {
                @Own var a: Int = 2
                @First var b = 1
                @Grown var c: Int
                var body: some View { Button("\\(a) \\(b) \\(sum { 1 })") {} }
            }
            """,
            replacesExternalNames: true
        )
        let page = try #require(program.roots.last).makeStyle()
        _ = render(try #require(page.view))
        #expect(page.failure?.message == "calls are nested more than 100 deep")
    }
}
