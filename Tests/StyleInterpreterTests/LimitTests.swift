import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

/// The error that stops a style whose padding is computed by a function.
private func failure(_ function: String) throws -> Failure? {
    let program = try interpret(
        """
        import SwiftUI
        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(length(0))
            }
        \(function)
        }
        """
    )
    #expect(program.diagnostics.isEmpty)
    let style = try #require(program.styles.first)
    let made = try style.makeStyle()
    let picture = render(made.applied(to: Button(action: {}, label: { Text("Title") })))
    #expect(picture.size.width >= 0)
    return made.failure
}

@Suite struct `A style that does not end` {
    @Test func `is stopped in a loop`() throws {
        let failure = try failure(
            """
                func length(_ start: CGFloat) -> CGFloat {
                    var length = start
                    while length < 1 { length = length * 2 }
                    return length
                }
            """
        )
        #expect(failure?.message == "this takes more than 100000 steps")
        #expect(failure?.place?.line == 8)
    }

    @Test func `is stopped in a recursion`() throws {
        let failure = try failure("    func length(_ start: CGFloat) -> CGFloat { length(start + 1) }")
        #expect(failure?.message == "calls are nested more than 100 deep")
    }

    @Test func `draws if it makes many values that are nested in nothing`() throws {
        let colors = """
                func length(_ start: CGFloat) -> CGFloat {
                    var colors: [Color] = []
                    for number in 0..<900 { colors = [Color(white: 0), Color(white: 1), Color(white: Double(number))] }
                    return CGFloat(colors.count)
                }
            """
        #expect(try failure(colors) == nil)
        let nested = """
                func length(_ start: CGFloat) -> CGFloat {
                    var color = Color(white: 0)
                    for _ in 0..<700 { color = color.opacity(0.9).opacity(0.9).opacity(0.9) }
                    return color == .red ? 1 : 2
                }
            """
        #expect(try failure(nested)?.message == "this makes more than 2000 views and values at once")
    }

    @Test func `draws if it ends within the limits`() throws {
        let loop = """
                func length(_ start: CGFloat) -> CGFloat {
                    var length = start
                    while length < 1000 { length += 1 }
                    return length
                }
            """
        #expect(try failure(loop) == nil)
        let recursion =
            "    func length(_ start: CGFloat) -> CGFloat { start > 20 ? start : length(start + 1) }"
        #expect(try failure(recursion) == nil)
    }

    @Test(arguments: [
        ("Array(repeating: 0, count: 9_999).count", nil),
        ("Array(repeating: 0, count: 100_000_000).count", "the style makes a value of more than 10000 parts"),
        ("repeatElement(0, count: 9_999).count", nil),
        ("repeatElement(0, count: 10_001).count", "the style makes a value of more than 10000 parts"),
        ("Array(repeating: 0, count: -1).count + 9_999", nil),
        ("String(repeating: \"ab\", count: 5_000).count - 1", nil),
        ("String(repeating: \"ab\", count: 5_001).count", "the style makes a text of more than 10000 bytes"),
    ])
    func `is stopped by a value repeated too often, and not before`(count: String, message: String?) throws {
        let failure = try failure(
            "    func length(_ start: CGFloat) -> CGFloat { \(count) == 9_999 ? 1 : [1.0][2] }"
        )
        #expect(failure?.message == message)
    }

    @Test func `is stopped by an index outside of an array`() throws {
        let failure = try failure("    func length(_ start: CGFloat) -> CGFloat { [1.0, 2.0][2] }")
        #expect(failure?.message == "Index out of range")
        #expect(failure?.place?.line == 6)
    }

    @Test(arguments: [
        (
            """
            Canvas { context, size in
                let width = size.width
                for x in 0..<2000 {
                    context.fill(Path(CGRect(x: x, y: 0, width: 1, height: 1)), with: .color(.red))
                }
            }
            """, "this has more than 1000 elements", 5, 13
        ),
        (
            "Canvas { context, size in for x in 0..<2000 { _ = x } }",
            "this has more than 1000 elements", 3, 35
        ),
        (
            "configuration.label.modifier(Swing(amount: 2000))",
            "this has more than 1000 elements", 11, 9
        ),
        (
            "configuration.label.modifier(Swing(amount: 999))",
            nil, 0, 0
        ),
    ]) func `is stopped with the place of a statement`(
        _ body: String,
        _ message: String?,
        _ line: Int,
        _ column: Int
    ) throws {
        let program = try interpret(
            """
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
            \(body.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n"))
                }
            }
            struct Swing: AnimatableModifier {
                var amount: CGFloat
                var animatableData: CGFloat { get { amount } set { amount = newValue } }
                func body(content: Content) -> some View {
                    var sum = 0
                    for x in 0..<Int(amount) { sum += x }
                    return content.offset(x: CGFloat(sum))
                }
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        let made = try #require(program.styles.first).makeStyle()
        _ = render(made.applied(to: Button(action: {}, label: { Text("Title") })))
        #expect(made.failure?.message == message)
        #expect(made.failure?.place?.line ?? 0 == line)
        #expect(made.failure?.place?.column ?? 0 == column)
    }

    @Test func `is stopped with the place of a function that the engine calls`() throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Bar: Shape {
                var height: CGFloat
                var animatableData: CGFloat { get { height } set { height = newValue } }
                func path(in rect: CGRect) -> Path { Path(rect) }
            }
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.background {
                        Bar(height: configuration.isPressed ? 1 : 2).animation(.linear, value: configuration.isPressed)
                    }
                }
            }
            """
        )
        let style = try #require(program.styles.first)
        // A style needs some twenty steps; with each limit below it ends at a place of its own.
        var lines: [Int?] = []
        for steps in 0..<20 {
            let made = try style.makeStyle()
            let (_, outcome) = BodyEvaluation.run(stepLimit: steps) {
                render(made.applied(to: Button(action: {}, label: { Text("Title") })))
            }
            if outcome.error != nil { lines.append(made.failure?.place?.line) }
        }
        // The engine takes the other steps, outside of the functions of the source.
        #expect(Set(lines.compactMap(\.self)) == [5, 8, 9, 10])
    }

    @Test func `computes with more numbers than it makes views`() throws {
        let calls = "sin(x) + CGPoint(x: x, y: 0).x + CGRect(x: 0, y: 0, width: x, height: 1).maxX"
        let numbers = """
                func length(_ start: CGFloat) -> CGFloat {
                    var x = start
                    for _ in 0..<900 { x = \(calls) - 2 * x }
                    return x.isFinite ? 1 : 2
                }
            """
        #expect(try failure(numbers) == nil)
        let views = """
                func length(_ start: CGFloat) -> CGFloat {
                    for _ in 0..<3 { for _ in 0..<900 { _ = Color.red.opacity(0.5) } }
                    return 1
                }
            """
        #expect(try failure(views)?.message == "this makes more than 2000 views and values at once")
    }

    @Test func `is stopped where it reads a state outside of a body`() throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Pill: ButtonStyle {
                @State private var count = 1
                let copy: Int
                init() { copy = count }
                func makeBody(configuration: Configuration) -> some View { configuration.label }
            }
            """
        )
        let style = try #require(program.styles.first)
        #expect(throws: Failure.self) { try style.makeStyle() }
    }
}
