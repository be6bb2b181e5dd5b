import Graphics
import StyleInterpreter
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

@Suite struct `What is not in a source` {
    private static let source = """
        import SwiftUI
        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                    .padding(Spacing.medium16)
                    .background(Theme.errorBackground)
                    .glow()
            }
        }
        """

    @Test func `is a message for each name`() throws {
        let program = try interpret(Self.source)
        #expect(program.styles.isEmpty)
        #expect(program.diagnostics.first?.message == "cannot find 'Spacing' in scope")
    }

    @Test func `is replaced by the words of its name`() throws {
        let program = try interpret(Self.source, replacesExternalNames: true)
        #expect(program.diagnostics.isEmpty)
        let found = program.standIns.map { "\($0.place.line) \($0.name) \($0.type)" }
        #expect(
            found.sorted() == ["5 Spacing.medium16 Double", "6 Theme.errorBackground Color", "7 glow View"]
        )
        let style = try #require(program.styles.first).makeStyle()
        let button = Button(action: {}, label: { Text("Title") })
        let picture = render(style.applied(to: button))
        let plain = render(button)
        #expect(style.failure == nil)
        #expect(picture.size.width == plain.size.width + 32)
        #expect(picture.fillColors == [.test(.red)])
    }
}
