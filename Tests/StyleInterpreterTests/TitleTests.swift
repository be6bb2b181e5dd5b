import StyleInterpreter
import StyleSyntax
import TestSupport
import Testing

/// Titles that are neither literals nor strings.
@Suite struct `A title in a source` {
    private func texts(_ content: String, file declarations: String = "") throws -> [String] {
        let program = try interpret(
            """
            import SwiftUI
            \(declarations)
            struct Page: View {
                private let text = "a **b**"
                @State private var isOpen = true
                @State private var isClosed = false
                var body: some View { VStack { \(content) } }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.map(\.message) == [])
        let root = try #require(program.roots.last)
        #expect(root.standIns == [])
        return render(try #require(try root.makeStyle().view)).runs.map(\.text)
    }

    @Test(arguments: [
        "Button(.init(text)) {}", "Toggle(.init(text), isOn: $isOpen)",
        "Button {} label: { Label(.init(text), systemImage: \"star\") }",
        "Button {} label: { Text(.init(text)) }", "Menu(.init(text)) {}",
    ])
    func `is a key that is made of a string`(content: String) throws {
        let texts = try texts(content)
        #expect(texts.joined().contains("a b"))
    }

    @Test func `is the raw value of an enumeration`() throws {
        let texts = try texts(
            "Text(Status.soon.rawValue); ForEach(Status.allCases, id: \\.self) { Button($0.rawValue) {} }",
            file:
                "enum Status: LocalizedStringKey, CaseIterable { case all = \"All\", soon = \"Due **soon**\" }"
        )
        #expect(texts.joined(separator: "|").replacing("|soon", with: "soon") == "Due soon|All|Due soon")
    }

    @Test func `is the header of a section that can be closed`() throws {
        let texts = try texts(
            """
            Section(isExpanded: $isOpen, content: { Button("In") {} }, header: { Text("A") })
            Section(isExpanded: $isClosed, content: { Button("Out") {} }, header: { Text("B") })
            """
        )
        #expect(texts == ["A", "In", "B"])
    }
}
