import StyleInterpreter
import StyleSyntax
import SwiftUI
import TestSupport
import Testing

@Suite struct `Generics in a source` {
    @Test func `checks generic functions for the types of their calls`() throws {
        let result = try interpretedText(
            """
                func pick<Value>(_ condition: Bool, _ first: Value, _ second: Value) -> Value {
                    condition ? first : second
                }
                func largest<Item: Comparable>(_ items: [Item]) -> Item? {
                    var best = items.first
                    for item in items { if let current = best, item > current { best = item } }
                    return best
                }
                var result: String {
                    let name = pick(false, "a", "bc")
                    let number: Double = pick(true, 1, 2)
                    let largestText = largest(["x", "z", "y"]) ?? ""
                    return "\\(name.count) \\(number / 4) \\(largestText) \\(largest([3, 9, 4]) ?? 0)"
                }
            """
        )
        #expect(result == "2 0.25 z 9")
    }

    @Test func `extends types and protocols of the library`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    let wide: CGFloat = 12.5
                    let level = 0.3
                    let pairs = [1, 2, 3, 4, 5].chunked(into: 2).map { "\\($0.count)" }.joined()
                    let text: String? = nil
                    return "\\(wide.clamped(to: 0...10)) \\(level.clamped(to: 0.5...1)) \\([2, 4].total) \\(pairs) \\(text.orEmpty.isEmpty) \\("ab".doubled)"
                }
            """,
            file: """
                extension Comparable {
                    func clamped(to limits: ClosedRange<Self>) -> Self {
                        min(max(self, limits.lowerBound), limits.upperBound)
                    }
                }
                extension Array where Element == Int {
                    var total: Int { reduce(0, +) }
                }
                extension Array {
                    func chunked(into size: Int) -> [[Element]] {
                        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
                    }
                }
                extension Optional where Wrapped == String {
                    var orEmpty: String { self ?? "" }
                }
                extension String { var doubled: String { self + self } }
                """
        )
        #expect(result == "10.0 0.5 6 221 true abab")
    }

    @Test func `settles the result of a method by what is expected`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    let reader = Reader(values: ["a", 7, 0.5])
                    let name: String = reader.read(0)
                    let number: Int = reader.read(1)
                    let length: Double = Reader.last(of: reader)
                    let special: any Reading = Special(values: ["b", 8])
                    let other: String = special.read(0)
                    let subclass: Reader = Special(values: [1, "c"])
                    let overridden: String? = subclass.find(0)
                    return "\\(name.count + number) \\(length * 2) \\(other.uppercased()) \\(overridden ?? "none")"
                }
            """,
            file: """
                protocol Reading { func read<Value>(_ index: Int) -> Value }
                class Reader: Reading {
                    let values: [Any]
                    init(values: [Any]) { self.values = values }
                    func read<Value>(_ index: Int) -> Value { values[index] as! Value }
                    func find<Value>(_ index: Int) -> Value? { values[index] as? Value }
                    static func last<Value>(of reader: Reader) -> Value { reader.values.last as! Value }
                }
                class Special: Reader {
                    override func find<Value>(_ index: Int) -> Value? { values[index + 1] as? Value }
                }
                """
        )
        #expect(result == "8 1.0 B c")
    }

    @Test func `keeps the constraint of a parameter that a clause constrains again`() throws {
        let program = try interpret(
            """
            struct Bar<Style: ShapeStyle>: View where Style: Sendable {
                let style: Style
                var body: some View { Rectangle().fill(style).frame(width: 10, height: 10) }
            }
            func bar<Style>(_ style: Style) -> some View where Style: ShapeStyle, Style: Hashable {
                Rectangle().fill(style).frame(width: 10, height: 10)
            }
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    HStack { Bar(style: Color.red); bar(Color.blue) }
                }
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        let style = try #require(program.styles.first).makeStyle()
        let picture = render(style.applied(to: Button(action: {}, label: { EmptyView() })))
        #expect(picture.fillColors == [.test(.red), .test(.blue)])
    }

    @Test func `reports a type that a generic function does not take`() throws {
        let program = try interpret(
            """
            struct Plain {}
            func larger<T: Comparable>(_ first: T, _ second: T) -> T { first > second ? first : second }
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    let item = larger(Plain(), Plain())
                    return configuration.label
                }
            }
            """
        )
        let message = try #require(program.diagnostics.first)
        #expect(message.message.hasPrefix("type 'Plain' does not conform to protocol"))
        #expect(message.place.line == 5)
    }

    @Test func `reports what is wrong in a generic function`() throws {
        let program = try interpret(
            """
            func twice<T: Comparable>(_ value: T) -> Int { value.missing * 2 }
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.padding(CGFloat(twice("a")))
                }
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == ["value of type 'String' has no member 'missing'"])
        #expect(program.diagnostics.first?.place.line == 1)
    }
}
