import StyleInterpreter
import TestSupport
import Testing

/// Protocols of a source to which its extensions make other types conform.
@Suite struct `A type outside of a source that conforms to its protocol` {
    private static let file = """
        protocol Countable {
            var total: Int { get }
            func describe(_ prefix: String) -> String
        }
        extension Countable {
            var twice: Int { total * 2 }
            func describe(_ prefix: String) -> String { "\\(prefix)\\(total)" }
        }
        extension String: Countable {
            var total: Int { count }
            func describe(_ prefix: String) -> String { prefix + self }
        }
        extension Int: Countable { var total: Int { self } }
        extension Array: Countable { var total: Int { count } }
        extension Optional: Countable { var total: Int { self == nil ? 0 : 1 } }
        extension UIView: Countable { var total: Int { 7 } }
        struct Box<Item: Countable> {
            let item: Item
            var text: String { item.describe("b") }
        }
        """

    @Test(arguments: [
        (#""abc""#, "nabc 6"), ("5", "n5 10"), ("[1, 2]", "n2 4"), ("UIView()", "n7 14"),
        ("UIButton()", "n7 14"),
    ])
    func `has its members as a value of the protocol`(value: String, text: String) throws {
        let result = try interpretedText(
            """
            private var result: String {
                let value: any Countable = \(value)
                return "\\(value.describe("n")) \\(value.twice)"
            }
            """,
            file: Self.file
        )
        #expect(result == text)
    }

    @Test func `has its members as the argument of a generic type and of a function`() throws {
        let result = try interpretedText(
            """
            private var result: String {
                let none: Int? = nil
                return "\\(Box(item: "a").text) \\(Box(item: 4).text) \\(sum("ab", [1, 2, 3])) \\(none.total) \\(true)"
            }
            private func sum<First: Countable>(_ first: First, _ second: some Countable) -> Int {
                first.twice + second.total
            }
            """,
            file: Self.file
        )
        #expect(result == "ba b4 7 0 true")
    }

    @Test func `is of the protocol while the program runs`() throws {
        let result = try interpretedText(
            """
            private var result: String {
                let values: [Any] = ["a", 1, true]
                let counted = values.compactMap { $0 as? any Countable }
                return "\\(values.map { $0 is any Countable }) \\(counted.map(\\.total).reduce(0, +))"
            }
            """,
            file: Self.file
        )
        #expect(result == "[true, true, false] 2")
    }

    @Test func `meets a requirement by a member that it has anyway`() throws {
        let result = try interpretedText(
            """
            private var result: String {
                let value: any Sized = "abc"
                return "\\(value.isMany) \\(value.count) \\(value.uppercased()) \\(many("ab")) \\(many([1, 2, 3]))"
            }
            private func many<Value: Sized>(_ value: Value) -> Bool { value.isMany }
            """,
            file: """
                protocol Sized { var count: Int { get }; func uppercased() -> String }
                extension Sized {
                    var isMany: Bool { count > 2 }
                }
                extension String: Sized {}
                extension Array: Sized { func uppercased() -> String { "" } }
                """
        )
        #expect(result == "true 3 ABC false true")
    }

    @Test func `that no value is used as leaves what is drawn alone`() throws {
        let result = try interpretedText(
            "private var result: String { line(One()) }",
            file: """
                protocol Rule { var text: String { get } }
                struct One: Rule { let text = "a" }
                func line(_ rule: any Rule) -> String { rule.text }
                extension Array: Rule where Element == any Rule { var text: String { map { line($0) }.joined() } }
                """
        )
        #expect(result == "a")
    }
}
