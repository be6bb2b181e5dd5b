import StyleInterpreter
import StyleSyntax
import SwiftUI
import TestSupport
import Testing

/// The text that the property `result` of a style computes, drawn by its body.
func interpretedText(_ members: String, file declarations: String = "") throws -> String {
    let program = try interpret(
        """
        import SwiftUI
        \(declarations)
        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { Text(result) }
        \(members)
        }
        """
    )
    #expect(program.diagnostics.map(\.message) == [])
    let made = try #require(program.styles.first).makeStyle()
    let picture = render(made.applied(to: SwiftUI.Button(action: {}, label: { EmptyView() })))
    #expect(made.failure == nil)
    return picture.runs.map(\.text).joined()
}
