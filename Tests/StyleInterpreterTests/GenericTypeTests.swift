import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing

@Suite struct `Generic types in a source` {
    @Test func `have members of the types of their arguments`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    let box = Box(value: 3)
                    let pair = Pair("x", 2).mapped { $0 + 1 }
                    return "\\(box.value + 1) \\(box.doubled().reduce(0, +)) \\(pair.first.uppercased()) \\(pair.second * 2)"
                }
            """,
            file: Self.types
        )
        #expect(result == "4 6 X 6")
    }

    @Test func `take their arguments from what is expected, and from what is written`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    let empty: Box<[Int]> = .init(value: [])
                    let written = Box<Double>(value: 3)
                    let optional: Box<String>? = Box(value: "abc")
                    return "\\(empty.value.count) \\(written.value / 2) \\(optional?.value.count ?? 0)"
                }
            """,
            file: Self.types
        )
        #expect(result == "0 1.5 3")
    }

    @Test func `have arguments where they are members of another type`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    let list = Net.List<Net.Message>()
                    list.add { message in message.title }
                    return list.handlers[0](Net.Message(title: "a"))
                }
            """,
            file: """
                enum Net {}
                extension Net {
                    struct Message { var title: String }
                    final class List<T> {
                        var handlers: [(T) -> String] = []
                        func add(_ handler: @escaping (T) -> String) { handlers.append(handler) }
                    }
                }
                """
        )
        #expect(result == "a")
    }

    @Test func `have elements of the type that the result of a function has`() throws {
        let result = try interpretedText(
            """
                func parts(_ count: Int) -> [(start: Double, end: Double)] {
                    guard count > 1 else { return [7].map { _ in (0, 1) } }
                    return (0..<count).map { (Double($0) / 2, 1) }
                }
                var result: String { "\\(parts(1)[0].end / 2) \\(parts(2)[1].start) \\(parts(2)[1].end)" }
            """
        )
        #expect(result == "0.5 0.5 1.0")
    }

    @Test func `make values by an initializer that may fail`() throws {
        let result = try interpretedText(
            """
                var result: String { "\\(Field<String>(value: "a").read("b")) \\(Field<Int>(value: 1).read("2"))" }
            """,
            file: """
                struct Field<T: LosslessStringConvertible> {
                    var value: T
                    func read(_ text: String) -> T {
                        if let converted = T(text) { return converted }
                        return value
                    }
                }
                """
        )
        #expect(result == "b 2")
    }

    @Test func `have cases and static members of their own`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    let state: Loadable<Int> = .loaded(41)
                    let other = Loadable.loaded("hey")
                    let pair = Pair.same("q", 7)
                    let idle = Loadable<Double>.idle
                    return "\\((state.value ?? 0) + 1) \\(other.value?.count ?? 0) \\(pair.second + 1) \\(idle.value == nil)"
                }
            """,
            file: Self.types
        )
        #expect(result == "42 3 8 true")
    }

    @Test func `are superclasses with arguments`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    let store = CountStore(5)
                    store.state += 1
                    return "\\(store.next()) \\(store.copies.count) \\(Store("a").copies.joined())"
                }
            """,
            file: Self.types
        )
        #expect(result == "7 2 aa")
    }

    @Test func `are told apart by casts`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    let values: [Any] = [Box(value: 1), Box(value: "a"), Pair(1, 2)]
                    let numbers = values.filter { $0 is Box<Int> }.count
                    let texts = values.compactMap { ($0 as? Box<String>)?.value }.joined()
                    let named = values.compactMap { ($0 as? Named)?.name }.joined()
                    return "\\(numbers) \\(texts) \\(named)"
                }
            """,
            file: Self.types
        )
        #expect(result == "1 a boxbox")
    }

    @Test func `have types inside of them`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    let list = Chain(first: 2).adding(3)
                    return "\\(list.links.map { $0.value * 10 })"
                }
            """,
            file: """
                struct Chain<Value> {
                    struct Link { let value: Value; let next: Int? }
                    var links: [Link] = []
                    init(first: Value) { links = [Link(value: first, next: nil)] }
                    func adding(_ value: Value) -> Chain<Value> {
                        var copy = self
                        copy.links.append(Link(value: value, next: links.count))
                        return copy
                    }
                }
                """
        )
        #expect(result == "[20, 30]")
    }

    @Test func `have the operators and extensions that the source declares`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    let sum = Vector(x: 1, y: 2) + Vector(x: 3, y: 4)
                    return "\\(sum.x) \\(sum.length) \\(sum == Vector(x: 4, y: 6))"
                }
            """,
            file: """
                struct Vector<Scalar: Numeric>: Equatable { var x: Scalar; var y: Scalar }
                extension Vector {
                    static func + (first: Vector, second: Vector) -> Vector {
                        Vector(x: first.x + second.x, y: first.y + second.y)
                    }
                }
                extension Vector where Scalar == Int { var length: Int { x * x + y * y } }
                """
        )
        #expect(result == "4 52 true")
    }

    @Test func `have cases of types inside of them`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    let loader = Loader(fetch: { "abc" }) { phase in
                        switch phase {
                        case .waiting: "waiting"
                        case .ready(let text): text.uppercased()
                        }
                    }
                    return "\\(loader.text) \\(loader.phase == .waiting)"
                }
            """,
            file: """
                struct Loader<Value: Hashable> {
                    enum Phase: Hashable { case waiting, ready(Value) }
                    let fetch: () -> Value
                    let describe: (Phase) -> String
                    var phase = Phase.waiting
                    init(fetch: @escaping () -> Value, describe: @escaping (Phase) -> String) {
                        self.fetch = fetch
                        self.describe = describe
                    }
                    var text: String { describe(.ready(fetch())) + describe(phase) }
                }
                """
        )
        #expect(result == "ABCwaiting true")
    }

    @Test func `take their arguments from the extension that declares an initializer`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    let menu = Menu(items: ["a", "b"])
                    return menu.titles.joined(separator: ",") + " " + menu.items[0].uppercased()
                }
            """,
            file: """
                struct Menu<Item> {
                    let items: [Item]
                    let title: (Item) -> String
                    init(items: [Item], title: @escaping (Item) -> String) {
                        self.items = items
                        self.title = title
                    }
                    var titles: [String] { items.map(title) }
                }
                extension Menu where Item == String {
                    init(items: [String]) { self.init(items: items, title: { $0 + "!" }) }
                }
                """
        )
        #expect(result == "a!,b! A")
    }

    @Test func `without known arguments have members that are known by their constraints`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    func describe(_ box: Box<Any>) -> String { "\\(box.value)" }
                    return describe(Box(value: 3))
                }
            """,
            file: Self.types
        )
        #expect(result == "3")
    }

    @Test func `whose arguments do not conform are errors`() throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Plain {}
            struct Sorted<Item: Comparable> { let items: [Item] }
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    let sorted = Sorted(items: [Plain()])
                    return configuration.label.padding(CGFloat(sorted.items.count))
                }
            }
            """
        )
        #expect(
            program.diagnostics.map(\.message) == ["type 'Plain' does not conform to protocol 'Comparable'"]
        )
    }

    @Test func `name the arguments in messages`() throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Box<T> { let value: T }
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    let wrong: String = Box(value: 1)
                    return configuration.label.help(wrong)
                }
            }
            """
        )
        #expect(
            program.diagnostics.map(\.message)
                == ["cannot convert value of type 'Box<Int>' to expected type 'String'"]
        )
    }

    @Test func `whose arguments grow without end have a bounded number of instances`() throws {
        // Each function of an instance refers to that of the next one; few of them run.
        let result = try interpretedText(
            """
                var result: String { "\\(Nest(value: 1).depth(60))" }
            """,
            file: """
                struct Nest<T> {
                    let value: T
                    func depth(_ count: Int) -> Int {
                        count == 0 ? 0 : Nest<[T]>(value: [value]).depth(count - 1) + 1
                    }
                }
                """
        )
        #expect(result == "60")
    }

    @Test(arguments: [499, 520])
    func `beyond the limit of instances are known by their constraints`(count: Int) throws {
        // 499 types and the pattern of their initializer are within the limit of 500.
        let declarations = (0..<count).map { "struct T\($0) { let x = 1 }" }.joined(separator: "\n")
        let values = (0..<count).map { "Box(value: T\($0)())" }.joined(separator: ", ")
        let program = try interpret(
            """
            import SwiftUI
            struct Box<T> { let value: T }
            \(declarations)
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    let boxes: [Any] = [\(values)]
                    let last = Box(value: T\(count - 1)()).value.x
                    return configuration.label.padding(CGFloat(boxes.count + last))
                }
            }
            """
        )
        #expect(program.isValid == (count < 500))
    }

    private static let types = """
        protocol Named { var name: String { get } }
        struct Box<T>: Named {
            let value: T
            var name: String { "box" }
            func doubled() -> [T] { [value, value] }
        }
        struct Pair<A: Hashable, B> {
            let first: A
            var second: B
            init(_ first: A, _ second: B) { self.first = first; self.second = second }
            func mapped<C>(_ transform: (B) -> C) -> Pair<A, C> { Pair<A, C>(first, transform(second)) }
            static func same(_ first: A, _ second: B) -> Pair<A, B> { Pair(first, second) }
        }
        enum Loadable<Value> {
            case idle, loaded(Value), failed(String)
            var value: Value? { if case .loaded(let value) = self { value } else { nil } }
        }
        class Store<State> {
            var state: State
            init(_ state: State) { self.state = state }
            lazy var copies: [State] = [state, state]
        }
        final class CountStore: Store<Int> { func next() -> Int { state + 1 } }
        """
}
