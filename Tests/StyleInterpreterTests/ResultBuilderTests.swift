import StyleInterpreter
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

@Suite struct `A result builder of a source` {
    private static let builder = """
        struct Item { let title: String; let content: AnyView
            init<V: View>(_ title: String, @ViewBuilder _ content: () -> V) {
                self.title = title
                self.content = AnyView(content())
            }
        }
        @resultBuilder enum ItemBuilder {
            static func buildExpression(_ item: Item) -> [Item] { [item] }
            static func buildExpression(_ items: [Item]) -> [Item] { items }
            static func buildBlock(_ parts: [Item]...) -> [Item] { parts.flatMap { $0 } }
            static func buildOptional(_ part: [Item]?) -> [Item] { part ?? [] }
            static func buildEither(first: [Item]) -> [Item] { first }
            static func buildEither(second: [Item]) -> [Item] { second }
            static func buildArray(_ parts: [[Item]]) -> [Item] { parts.flatMap { $0 } }
        }
        struct Matrix: View {
            let items: [Item]
            init(@ItemBuilder _ items: () -> [Item]) { self.items = items() }
            var body: some View {
                ForEach(Array(items.enumerated()), id: \\.offset) { _, item in
                    HStack { Text(item.title); item.content }
                }
            }
        }
        enum Kind { case large, small }
        """

    private func texts(_ body: String, members: String = "") throws -> [String] {
        let program = try interpret(
            """
            import SwiftUI
            \(Self.builder)
            struct Page: View {
                private let isLoading = true
                private let kind = Kind.small
                \(members)
                var body: some View { \(body) }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.map(\.message) == [])
        let root = try #require(program.roots.last)
        #expect(root.standIns == [])
        return render(try #require(try root.makeStyle().view)).runs.map(\.text)
    }

    @Test func `makes a value of the statements of a closure`() throws {
        let texts = try texts(
            """
            Matrix {
                Item("A") { Button("a") {} }
                let suffix = "!"
                if isLoading { Item("B\\(suffix)") { Text("b") } }
                if !isLoading { Item("hidden") { Text("-") } } else { Item("C") { Text("c") } }
                for number in 1...2 { Item("D\\(number)") { Text("d") } }
                switch kind {
                case .large: Item("large") { Text("l") }
                case .small: Item("small") { Text("s") }
                }
                [Item("E") { Text("e") }, Item("F") { Text("f") }]
            }
            """
        )
        #expect(
            texts == ["A", "a", "B!", "b", "C", "c", "D1", "d", "D2", "d", "small", "s", "E", "e", "F", "f"]
        )
    }

    @Test func `makes a value of the body of a function and of a property`() throws {
        let texts = try texts(
            "VStack { Matrix { own }; Matrix { made(2) }; Button(\"go\") {} }",
            members: """
                @ItemBuilder private var own: [Item] { Item("A") { Text("a") }; Item("B") { Text("b") } }
                @ItemBuilder private func made(_ count: Int) -> [Item] {
                    for number in 0..<count { Item("\\(number)") { Text("n") } }
                }
                """
        )
        #expect(texts == ["A", "a", "B", "b", "0", "n", "1", "n", "go"])
    }

    @Test func `without a function for an expression takes what its block takes`() throws {
        let text = try interpretedText(
            "private var result: String { sentence { \"a\"; \"b\"; if true { \"c\" } } }",
            file: """
                @resultBuilder struct Sentence {
                    static func buildBlock(_ words: String...) -> String { words.joined(separator: " ") }
                    static func buildOptional(_ word: String?) -> String { word ?? "" }
                    static func buildFinalResult(_ text: String) -> String { text + "." }
                }
                func sentence(@Sentence _ words: () -> String) -> String { words() }
                """
        )
        #expect(text == "a b c.")
    }

    @Test func `with a parameter makes values of the type that its attribute or its expressions have`() throws
    {
        let text = try interpretedText(
            """
            private var result: String {
                let numbers = list { 1; 2; if true { 3 } }
                let named: [Part] = list { let name = "e"; Part(name: name); Part(name: "f") }
                return "\\(numbers.reduce(0, +)) \\(words { "a"; "b" }.count) \\((own + named).map(\\.name).joined())"
            }
            @Collected<Part> private var own: [Part] { Part(name: "c"); .init(name: "d") }
            """,
            file: """
                struct Part { let name: String }
                @resultBuilder struct Collected<Element> {
                    typealias Component = [Element]
                    static func buildExpression(_ element: Element) -> Component { [element] }
                    static func buildOptional(_ part: Component?) -> Component { part ?? [] }
                    static func buildBlock(_ parts: Component...) -> Component { Array(parts.joined()) }
                }
                func list<Item>(@Collected<Item> _ content: () -> [Item]) -> [Item] { content() }
                func words(@Collected<String> _ content: () -> [String]) -> [String] { content() }
                """
        )
        #expect(text == "6 2 cdef")
    }

    @Test func `with a parameter makes views of several kinds`() throws {
        let program = try interpret(
            """
            import SwiftUI
            @resultBuilder struct Collected<Element> {
                static func buildExpression(_ element: Element) -> [Element] { [element] }
                static func buildBlock(_ parts: [Element]...) -> [Element] { Array(parts.joined()) }
            }
            struct Tabs<Tab: View, Value: Hashable>: View {
                let values: [Value]
                let tabs: [Tab]
                init(_ values: [Value], @Collected<Tab> tabs: () -> [Tab]) {
                    self.values = values
                    self.tabs = tabs()
                }
                var body: some View {
                    ForEach(0..<tabs.count, id: \\.self) { index in Button { } label: { tabs[index] } }
                }
            }
            struct Page: View {
                var body: some View { Tabs([1, 2]) { Text("A"); Text("B").padding(4) } }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.map(\.message) == [])
        let root = try #require(program.roots.last)
        #expect(render(try #require(try root.makeStyle().view)).runs.map(\.text) == ["A", "B"])
    }
}
