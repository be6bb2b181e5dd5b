import StyleInterpreter
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

@Suite struct `A style of groups of a source` {
    @Test func `draws the groups and changes what they show`() throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Card: GroupBoxStyle {
                func makeBody(configuration: Configuration) -> some View {
                    VStack { configuration.content; configuration.label }
                }
            }
            struct Fold: DisclosureGroupStyle {
                func makeBody(configuration: Configuration) -> some View {
                    VStack {
                        Button { configuration.isExpanded.toggle() } label: { configuration.label }
                        Toggle("Open", isOn: configuration.$isExpanded)
                        if configuration.isExpanded { configuration.content }
                    }
                }
            }
            struct Page: View {
                var body: some View {
                    VStack {
                        GroupBox("Title") { Button("Content") {} }.groupBoxStyle(Card())
                        DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }
                            .disclosureGroupStyle(Fold())
                    }
                }
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        let page = try #require(program.roots.first { $0.name == "Page" }).makeStyle()
        let texts = render(try #require(page.view)).runs.map(\.text)
        #expect(texts == ["Content", "Title", "More", "Open", "Inside"])
        #expect(page.failure == nil)
    }
}
