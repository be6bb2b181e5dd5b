import CustomStyles
import Graphics
import StyleExecution
import StyleParser
import StyleSyntax
import TestSupport
import Testing

/// Something that a source can have in any number, by its number.
struct Repetition: CustomTestStringConvertible, Sendable {
    let testDescription: String
    private let start: String
    private let end: String
    private let part: @Sendable (Int) -> String

    init(
        _ name: String,
        start: String = "",
        end: String = style("Last"),
        part: @escaping @Sendable (Int) -> String
    ) {
        testDescription = name
        self.start = start
        self.end = end
        self.part = part
    }

    /// A source of about a length.
    func source(length: Int) -> String {
        var text = "import SwiftUI\n" + start
        var number = 0
        while text.utf8.count + end.utf8.count < length {
            text += part(number) + "\n"
            number += 1
        }
        return text + end
    }

    static func style(_ name: String, _ properties: String = "") -> String {
        """
        struct \(name): ButtonStyle {
            \(properties)
            func makeBody(configuration: Configuration) -> some View { configuration.label.padding(8) }
        }
        """
    }

    static let all = [
        Repetition("styles", end: "") { style("S\($0)") },
        Repetition("styles with arguments") { style("S\($0)", "let width: CGFloat") },
        Repetition("styles with constants") {
            style("S\($0)", "let a: Int")
                + "extension ButtonStyle where Self == S\($0) { static var s\($0): S\($0) { .init(a: 1) } }"
        },
        Repetition("styles with values of a protocol", start: "protocol P {}\n") {
            "struct Q\($0): P { let a: P }" + style("S\($0)", "let a: P")
        },
        Repetition("functions") { "func f\($0)() -> Int { \($0) }" },
        Repetition("methods", start: "struct T {\n", end: "}" + style("Last")) { "func m\($0)() {}" },
        Repetition("declarations of one type") { _ in "struct T {}" },
        Repetition("functions of one name") { "func f(_ a: Int) -> Int { \($0) }\nlet c\($0) = f(1)" },
        Repetition("operators") {
            "struct T\($0) { static func + (a: T\($0), b: T\($0)) -> T\($0) { a } }\nlet c\($0) = 1 + \($0)"
        },
        Repetition("classes above each other") { $0 == 0 ? "class C0 {}" : "class C\($0): C\($0 - 1) {}" },
        Repetition("protocols above each other") {
            $0 == 0 ? "protocol P0 {}" : "protocol P\($0): P\($0 - 1) {}"
        },
        Repetition("types of a protocol with functions", start: "protocol P {}\n") {
            "extension P { func f\($0)() {} }\nstruct T\($0): P {}"
        },
        Repetition("lines of a comment") { _ in "///" },
    ]
}

@Suite(.serialized) struct `A check` {
    /// The processor time that checking a source takes once.
    private func milliseconds(_ text: String) -> Double {
        let text = SourceText(text)
        let parsed = ParsedText(text, hash: "", program: SourceParser.parse(text))
        return ThreadClock.measure { _ = CustomSource(checking: parsed, shaper: FixedWidthShaper()) }
            / .milliseconds(1)
    }

    @Test(arguments: Repetition.all)
    func `grows no faster than its source`(_ repetition: Repetition) throws {
        // The tables of the engine are made once.
        _ = milliseconds(Repetition.style("Pill"))
        let sources = [8_000, 32_000].map { repetition.source(length: $0) }
        // Twice as much as its length leaves room for the noise of a machine, and is half of what a square
        // would take. A busy neighbor makes any measurement longer and none shorter, so the least of several
        // counts.
        var times = [Double](repeating: .infinity, count: sources.count)
        var isLinear: Bool { times[1] <= 2 * 4 * times[0] + 20 }
        for attempt in 1...6 where attempt <= 2 || !isLinear {
            times = zip(times, sources).map { min($0, milliseconds($1)) }
        }
        #expect(isLinear, "\(times) ms")
    }
}
