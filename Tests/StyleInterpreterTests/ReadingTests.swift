import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

/// A style whose body runs statements a number of times, beside an array `a` of 8,000 numbers, a text `t` of 8,000
/// letters, a path `p` of 8,000 elements, and copies of them that are equal.
private func style(_ statements: String, times: Int) -> String {
    """
    import SwiftUI
    struct Pill: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            var a = [0, 1, 2, 3, 4, 5, 6, 7]
            var t = "abcdefgh"
            var p = Path()
            for i in 0..<8 { p.move(to: CGPoint(x: i, y: 1)) }
            for _ in 0..<10 { a += a; t += t; p.addPath(p) }
            let b = a.map { $0 }
            let u = String(t.reversed().reversed())
            let q = Path(p.cgPath)
            var number = 0
            for i in 0..<\(times) {
                \(statements)
            }
            return configuration.label.padding(number < 0 ? a[0] + b[0] == 1 && u == t && q == p ? 1 : 2 : 3)
        }
    }
    """
}

/// What stops a style, and the steps and the processor time in ns that its body took.
private struct Reading {
    let message: String?
    let steps: Int
    let time: Double

    init(_ statements: String, times: Int, limit: Int = InterpreterLimits().steps) throws {
        let program = try interpret(style(statements, times: times))
        #expect(program.diagnostics.isEmpty, "\(program.diagnostics.map(\.message))")
        let made = try #require(program.styles.first).makeStyle()
        let button = Button(action: {}, label: { Text("Title") })
        let start = ThreadClock.nanoseconds
        let (steps, outcome) = BodyEvaluation.run(stepLimit: limit) {
            _ = record(made.applied(to: button), [], until: 0).displayList(at: 0)
            return BodyEvaluation.current?.remainingSteps ?? 0
        }
        time = Double(ThreadClock.nanoseconds - start)
        self.steps = limit - max(0, steps)
        message = (outcome.error as? Failure)?.message
    }
}

/// Expressions that read all of a value for a result of one part, or of none.
private let readings = [
    "a.isSubset(of: a)", "a.isSuperset(of: b)", "!a.isDisjoint(with: b)", "a.elementsEqual(b)",
    "a.contains(-1)", "a.isEmpty", "a == b", "a != b", "a.max() == 1", "a.symmetricDifference(b).isEmpty",
    "[a] == [b]", "t == u", "t.isEmpty", "t.contains(\"x\")", "t.hasPrefix(u)", "t.uppercased().isEmpty",
    "t.trimmingCharacters(in: CharacterSet(charactersIn: u)).isEmpty", "p == q", "p.isEmpty",
    "p.contains(CGPoint(x: 9, y: 9))",
]

@Suite struct `What a function reads` {
    @Test(arguments: readings)
    func `takes steps, whatever the size of its result`(expression: String) throws {
        let statement = "if \(expression) { number += 1 }"
        #expect(try Reading(statement, times: 5, limit: 20_000).message == nil)
        let many = try Reading(statement, times: 100, limit: 20_000)
        #expect(many.message == "this takes more than 20000 steps")
    }

    @Test func `takes no steps where it is small`() throws {
        let few = try Reading("if i == 1 { number += 1 }", times: 100).steps
        let compared = try Reading("if [i] == [1] { number += 1 }", times: 100).steps
        let named = try Reading("if \"red\".hasPrefix(\"r\") { number += 1 }", times: 100).steps
        #expect(compared - few <= 300)
        #expect(named - few <= 300)
    }

    /// The budget of a body is one of steps, so a step of one kind must not take much longer than one of another.
    @Test(arguments: readings)
    func `takes time that its steps pay for`(expression: String) throws {
        func isPaidFor() throws -> Bool {
            let empty = try Reading("", times: 0)
            func timeOfStep(_ statement: String, times: Int) throws -> Double {
                let reading = try Reading(statement, times: times)
                #expect(reading.message == nil)
                return (reading.time - empty.time) / Double(reading.steps - empty.steps)
            }
            let step = try timeOfStep("for j in 0..<20 { number = (number + j) % 7 }", times: 500)
            // A build without optimization reads a value 60 times slower than it adds numbers. Time that grows with the
            // square of the size, or that nobody counts, is a thousand times a step.
            return try timeOfStep("if \(expression) { number += 1 }", times: 20) < 300 * step
        }
        // The cost of the first use of a type is in one measurement; time that nobody counts is in all.
        #expect(try isPaidFor() || isPaidFor() || isPaidFor())
    }
}

@Suite struct `An array that is made of others` {
    private let large = "the style makes a value of more than 10000 parts"

    @Test func `is counted while it is made`() throws {
        // 64 million values, if they were made before they are counted.
        for expression in [
            "a.flatMap { _ in b }", "a.map { _ in b }.joined()", "a.map { [$0] }.joined(separator: b)",
        ] {
            let reading = try Reading("number += Array(\(expression)).count", times: 1)
            #expect(reading.message == large, "\(expression)")
            #expect(reading.time < 10e9)
        }
    }

    @Test func `has the elements and separators in their order`() throws {
        let text = """
            "\\([[1, 2], [], [3]].flatMap { $0 })" == "[1, 2, 3]"
                && "\\(Array([[1, 2], [3], []].joined(separator: [0])))" == "[1, 2, 0, 3, 0]"
                && "\\(Array([[1], [2]].joined()))" == "[1, 2]"
            """
        #expect(try Reading("if !(\(text)) { fatalError() }", times: 1).message == nil)
    }
}
