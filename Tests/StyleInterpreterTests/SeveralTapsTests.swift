import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

@Suite struct `Several taps in a source` {
    /// The actions of a style whose label has modifiers, with their times in milliseconds.
    private func log(_ modifiers: String, taps: [Double]) throws -> [String] {
        let program = try interpret(
            SourceText(
                """
                import SwiftUI
                struct Tapped: PrimitiveButtonStyle {
                    func twice(_ configuration: Configuration) {
                        configuration.trigger()
                        configuration.trigger()
                    }
                    func makeBody(configuration: Configuration) -> some View {
                        configuration.label\(modifiers)
                    }
                }
                """
            )
        )
        #expect(program.diagnostics.map(\.message) == [])
        let style = try #require(program.styles.first).makeStyle()
        let button = Button("Press me") { logAction("action") }
        let events = taps.flatMap { [InteractionEvent.down($0), .up($0 + 0.1)] }
        let actions = record(style.applied(to: AnyView(button)), events).actions
        #expect(style.failure == nil)
        return actions.map { "\($0.name)@\(Int(($0.time * 1000).rounded()))" }
    }

    @Test(
        arguments: [
            ".onTapGesture(count: 2) { configuration.trigger() }",
            ".onTapGesture(count: 2, perform: configuration.trigger)",
            ".gesture(TapGesture(count: 2).onEnded { configuration.trigger() })",
            ".simultaneousGesture(TapGesture(count: 2).onEnded { _ in configuration.trigger() })",
            ".gesture(SpatialTapGesture(count: 2).onEnded { value in configuration.trigger() })",
        ]
    )
    func `are recognized within a time`(modifiers: String) throws {
        #expect(try log(modifiers, taps: [0, 0.3]) == ["action@400"])
        #expect(try log(modifiers, taps: [0, 0.5]).isEmpty)
        #expect(try log(modifiers, taps: [0, 0.5, 0.7]) == ["action@800"])
    }

    @Test(
        arguments: [
            ".onTapGesture(count: 2) { twice(configuration) }.onTapGesture { configuration.trigger() }",
            """
            .gesture(
                TapGesture(count: 2).onEnded { twice(configuration) }
                    .exclusively(before: TapGesture().onEnded { configuration.trigger() })
            )
            """,
        ]
    )
    func `delay single ones that they exclude`(modifiers: String) throws {
        #expect(try log(modifiers, taps: [0]) == ["action@400"])
        #expect(try log(modifiers, taps: [0, 0.2]) == ["action@300", "action@300"])
    }

    @Test func `let single ones beside them be`() throws {
        let modifiers = """
            .onTapGesture { configuration.trigger() }
            .simultaneousGesture(TapGesture(count: 2).onEnded { twice(configuration) })
            """
        #expect(
            try log(modifiers, taps: [0, 0.2]) == ["action@100", "action@300", "action@300", "action@300"]
        )
        #expect(try log(modifiers, taps: [0, 1]) == ["action@100", "action@1100"])
    }
}
