import Graphics
import StyleInterpreter
import StyleParser
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

/// The stack of a thread of the service, in bytes.
private let stack = 8 << 20

/// The result of drawing a style on a thread of the service: its error, or "drawn".
private func outcome(_ source: String, replacesExternalNames: Bool = false) -> String? {
    let text = SourceText(source)
    return onThread(stack: stack) { () -> String in
        guard let program = try? interpret(text, replacesExternalNames: replacesExternalNames) else {
            return "not parsed"
        }
        guard let style = program.styles.first else {
            return program.diagnostics.first?.message ?? "no style"
        }
        do throws(Failure) {
            let made = try style.makeStyle()
            _ = record(
                made.applied(to: Button(action: {}, label: { Text("Title") })),
                [.down(0), .up(0.1)],
                until: 1
            ).displayList(at: 0.5)
            return made.failure?.message ?? "drawn"
        } catch {
            return error.message
        }
    }
}

/// A style with a body and more members.
private func style(_ body: String, _ members: String = "", before: String = "") -> String {
    """
    import SwiftUI
    \(before)
    struct Pill: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            \(body)
        }
        \(members)
    }
    """
}

@Suite struct `A source that nests without end` {
    @Test func `is stopped where a view contains itself`() {
        let view = "struct Endless: View { var body: some View { Endless() } }"
        #expect(outcome(style("Endless()", before: view)) == "views are nested more than 2000 deep")
        let padded = "struct Endless: View { var body: some View { VStack { Endless().padding() } } }"
        #expect(outcome(style("Endless()", before: padded)) == "views are nested more than 2000 deep")
    }

    @Test func `is stopped where a view contains itself twice`() {
        let view = "struct Endless: View { var body: some View { HStack { Endless(); Endless() } } }"
        let message = outcome(style("Endless()", before: view))
        #expect(message == "views are nested more than 2000 deep" || message?.hasPrefix("this takes") == true)
    }

    @Test func `is stopped where a view contains itself in a geometry reader`() {
        let view = """
            struct Endless: View { var body: some View { GeometryReader { _ in Endless() } } }
            """
        #expect(outcome(style("Endless()", before: view)) == "views are nested more than 2000 deep")
    }

    @Test func `is stopped where a style draws buttons in its own style`() {
        let message = outcome(
            style("Button(action: {}) { configuration.label }.buttonStyle(Pill())")
        )
        #expect(message == "views are nested more than 2000 deep")
    }

    @Test func `is stopped where a loop wraps a view`() {
        let members = """
            func wrapped(_ count: Int) -> AnyView {
                var view = AnyView(Text("a"))
                for _ in 0..<count { view = AnyView(view.padding(0.01)) }
                return view
            }
            """
        #expect(outcome(style("wrapped(900)", members)) == "drawn")
        let message = "this makes more than 2000 views and values at once"
        #expect(outcome(style("wrapped(1000)", members)) == message)
    }

    @Test func `is stopped where closures call each other in deep expressions`() {
        let open = String(repeating: "(1 + ", count: 50)
        let close = String(repeating: ")", count: 50)
        let members = "func length(_ x: CGFloat) -> CGFloat { \(open)length(x + 1)\(close) }"
        let message = outcome(style("configuration.label.padding(length(0))", members))
        #expect(message == "calls are nested more than 100 deep")
    }

    @Test func `draws a chain of many links`() {
        let chain = String(repeating: ".opacity(1)", count: 580)
        #expect(outcome(style("configuration.label\(chain)")) == "drawn")
    }

    @Test func `draws expressions in many brackets`() {
        let open = String(repeating: "Group { ", count: 55)
        let close = String(repeating: " }", count: 55)
        #expect(outcome(style("\(open)configuration.label\(close)")) == "drawn")
        let views = String(repeating: "ZStack { Color.red.overlay(", count: 25)
        let ends = String(repeating: ") }", count: 25)
        #expect(outcome(style("\(views)configuration.label\(ends)")) == "drawn")
    }
}

@Suite struct `A source that is complex without end` {
    @Test func `is refused with one message`() throws {
        let source = SourceText(style("configuration.label.padding(1 + 2 * (3 + 4)).opacity(missing)"))
        let conditions = CompilationConditions(system: "iOS", modules: ["SwiftUI"], compilerVersion: [6, 3])
        let parsed = try ParsedSource(
            reading: SourceParser.parse(source),
            source: source,
            conditions: conditions
        )
        let few = InterpretedProgram(parsed, limits: InterpreterLimits(expressions: 12))
        #expect(few.diagnostics.map(\.message) == ["the source is too complex to check"])
        #expect(few.styles.isEmpty)
        let enough = InterpretedProgram(parsed, limits: InterpreterLimits(expressions: 60))
        #expect(enough.diagnostics.map(\.message) == ["cannot find 'missing' in scope"])
    }

    @Test func `is accepted if it only is long`() throws {
        let members = (0..<2_400).map { "let a\($0): CGFloat = 1" }.joined(separator: "\n")
        let program = try interpret(style("configuration.label.padding(a2399)", members))
        #expect(program.diagnostics.isEmpty)
        #expect(program.styles.first?.parameters.count == 2_400)
    }
}
