import Graphics
import StyleInterpreter
import StyleSyntax
import TestSupport
import Testing

@Suite struct `Calls in a source` {
    @Test func `give the first trailing closure to the function that needs it`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    let both = Sheet(title: "A") { "content" } controls: { "controls" }
                    let one = Sheet(title: "B") { "content" }
                    let all = Sheet(onClose: { "close" }) { "content" } controls: { "controls" }
                    return [both.text, one.text, all.text].joined(separator: " ")
                }
            """,
            file: """
                struct Sheet {
                    let text: String
                    init(
                        title: String = "", onClose: (() -> String)? = nil, isWide: Bool = false,
                        content: () -> String, controls: () -> String
                    ) { text = title + (onClose?() ?? "") + content() + controls() }
                    init(title: String = "", onClose: (() -> String)? = nil, content: () -> String) {
                        text = title + (onClose?() ?? "") + content()
                    }
                }
                """
        )
        #expect(result == "Acontentcontrols Bcontent closecontentcontrols")
    }

    @Test func `make values of literals whose types the source declares`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    let padding: Padding = 8
                    let wide: Padding = 2.5
                    let name: Name? = "abc"
                    let list: Names = ["a", "b"]
                    return "\\(padding.width + wide.width) \\(name?.text ?? "") \\(list.names.count) \\(total(4))"
                }
                func total(_ padding: Padding) -> Double { padding.width * 2 }
            """,
            file: """
                struct Padding: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
                    let width: Double
                    init(integerLiteral value: Int) { width = Double(value) }
                    init(floatLiteral value: Double) { width = value }
                }
                struct Name: ExpressibleByStringLiteral {
                    let text: String
                    init(stringLiteral value: String) { text = value.uppercased() }
                }
                struct Names { let names: [Name] }
                extension Names: ExpressibleByArrayLiteral {
                    init(arrayLiteral elements: Name...) { names = elements }
                }
                """
        )
        #expect(result == "10.5 ABC 2 8.0")
    }

    @Test func `make numbers of literals before values of types that literals express`() throws {
        let text = try interpretedText(
            """
            private var result: String {
                let half = 0.5
                let length = 10.0 - (8 * half)
                let radii: Radii = 3 * 2.0
                return "\\(length + 1) \\(radii.value) \\((radii - 1).value) \\(2.0 ** 3.0) \\((2.0 <> 3.0).value)"
            }
            """,
            file: """
                struct Radii {
                    var value = 0.0
                    static func * (radii: Radii, number: Double) -> Radii { Radii(value: radii.value * number + 1) }
                    static func - (radii: Radii, number: Double) -> Radii { Radii(value: radii.value - number) }
                }
                extension Radii: ExpressibleByFloatLiteral { init(floatLiteral value: Double) { self.value = value } }
                extension Radii: ExpressibleByIntegerLiteral {
                    init(integerLiteral value: Int) { self.value = Double(value) }
                }
                infix operator <>: AdditionPrecedence
                extension Radii {
                    static func <> (first: Radii, second: Radii) -> Radii { Radii(value: first.value + second.value) }
                }
                infix operator **: MultiplicationPrecedence
                extension Double { static func ** (first: Double, second: Double) -> Double { first * second * 2 } }
                """
        )
        #expect(text == "7.0 7.0 6.0 12.0 5.0")
    }

    @Test func `of methods of gradients make views where views are expected`() throws {
        let gradient = "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)"
        func picture(_ content: String) throws -> DisplayList {
            let program = try interpret(
                "import SwiftUI; struct Card: View { var body: some View { \(content) } }"
            )
            #expect(program.diagnostics.map(\.message) == [])
            return render(try #require(try program.roots[0].makeStyle().view))
        }
        let expected = try picture("Button(\"\") {}.overlay { \(gradient).frame(width: 20).opacity(0.5) }")
        let chain = try picture("Button(\"\") {}.overlay { \(gradient).opacity(0.5).frame(width: 20) }")
        #expect(chain.size == expected.size)
        #expect(!chain.items.isEmpty)
        let alone = try picture(
            "ZStack { Button(\"\") {}; \(gradient).opacity(0.5) }.frame(width: 20, height: 10)"
        )
        #expect(!alone.items.isEmpty)
    }

    @Test func `make bindings and sizes without a name of their type`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    var value = 3
                    let binding: Binding<Int> = .init(get: { value }, set: { value = $0 })
                    binding.wrappedValue = 4
                    let size = CGSize()
                    return "\\(binding.wrappedValue) \\(size.width + CGRect().width + CGPoint().x) \\("ab".capitalized(with: .autoupdatingCurrent))"
                }
            """
        )
        #expect(result == "4 0.0 Ab")
    }
}
