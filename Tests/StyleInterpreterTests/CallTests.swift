import StyleInterpreter
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
