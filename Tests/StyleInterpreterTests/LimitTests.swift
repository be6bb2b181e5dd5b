import Graphics
import StyleInterpreter
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

    @Test func `is stopped by an index outside of an array`() throws {
        let failure = try failure("    func length(_ start: CGFloat) -> CGFloat { [1.0, 2.0][2] }")
        #expect(failure?.message == "Index out of range")
        #expect(failure?.place?.line == 6)
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
