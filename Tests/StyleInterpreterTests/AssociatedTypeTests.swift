import StyleInterpreter
import SwiftUI
import TestSupport
import Testing

@Suite struct `An associated type of a source` {
    private static let protocols = """
        protocol Listing {
            associatedtype Item
            var all: [Item] { get }
            var first: (name: String, value: Item)? { get }
        }
        extension Listing {
            var first: (name: String, value: Item)? { all.first.map { ("first", $0) } }
            var last: Item { all[all.count - 1] }
            func reversed() -> [Item] { Array(all.reversed()) }
            static func wrapped(_ item: Item) -> [Item] { [item] }
        }
        protocol Numbered: Listing where Item == Int {}
        extension Numbered { var sum: Int { all.reduce(0, +) } }
        """

    @Test func `is one that the type declares, in a typealias or as its parameter`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    let names = Names()
                    let boxed = Box(all: [1.5, 2.5])
                    return "\\(names.last.count) \\(names.reversed().joined()) \\(boxed.last + 1) \\(names.first?.value.uppercased() ?? "")"
                }
            """,
            file: Self.protocols + """

                struct Names { let all = ["a", "bc"] }
                extension Names: Listing { typealias Item = String }
                struct Box<Item>: Listing { let all: [Item] }
                """
        )
        #expect(result == "2 bca 3.5 A")
    }

    @Test func `follows from what meets a requirement`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    let lengths = Lengths()
                    return "\\(lengths.last + 1) \\(lengths.sum * 2) \\(lengths.first.map { $0.value + 0 } ?? 0) \\(Lengths.wrapped(5)[0] + 1) \\(longest(lengths))"
                }
                func longest<List: Listing>(_ list: List) -> Int where List.Item == Int { list.reversed().max() ?? 0 }
            """,
            file: Self.protocols + """

                struct Lengths: Numbered { var all: [Int] { [1, 4, 2] } }
                """
        )
        #expect(result == "3 14 1 6 4")
    }

    @Test func `is the default of its declaration if nothing else is known`() throws {
        let result = try interpretedText(
            "var result: String { Plain().made.uppercased() }",
            file: """
                protocol Making { associatedtype Made = String }
                extension Making {
                    var made: Made { source() as! Made }
                    private func source() -> Any { "text" }
                }
                struct Plain: Making {}
                """
        )
        #expect(result == "TEXT")
    }

    @Test func `is told from others by a cast in an extension`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    let texts: any Parts = Texts()
                    return "\\(Texts().matching.count) \\(Numbers().matching.count) \\(texts.matchCount)"
                }
            """,
            file: """
                protocol Parts {
                    associatedtype Part
                    var parts: [Any] { get }
                    var matchCount: Int { get }
                }
                extension Parts {
                    var matching: [Part] { parts.compactMap { $0 as? Part } }
                    var matchCount: Int { matching.count }
                }
                struct Texts: Parts { typealias Part = String; let parts: [Any] = ["a", 1, "b"] }
                struct Numbers: Parts { typealias Part = Int; let parts: [Any] = ["a", 1, "b"] }
                """
        )
        #expect(result == "2 1 2")
    }

    @Test func `that needs itself ends with a message`() throws {
        let program = try interpret(
            """
            import SwiftUI
            protocol Chain { associatedtype Next; var next: Next { get } }
            extension Chain { var after: Next { next } }
            struct Link: Chain { var next: Next { after } }
            struct Ring: Chain { typealias Next = Next; var next: Int { 1 } }
            struct Card: View {
                var body: some View { Button("\\(Link().after) \\(Ring().after)") {} }
            }
            """
        )
        #expect(!program.diagnostics.isEmpty)
    }
}
