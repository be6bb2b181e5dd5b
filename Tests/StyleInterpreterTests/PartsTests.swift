import StyleInterpreter
import StyleSyntax
import SwiftUI
import TestSupport
import Testing

/// The messages about a source, each with its severity and line.
private func messages(_ source: String) throws -> [String] {
    try interpret(source).diagnostics.map { "\($0.severity) \($0.place.line) \($0.message)" }
}

@Suite struct `Sources as articles print them` {
    private static let parts = """
        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                let first = "a"
                // ...
            }
        }
        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                // ...
                Text(first + second)
            }
            var second: String { "b" }
        }
        """

    @Test func `parts of one declaration are one`() throws {
        let program = try interpret(Self.parts)
        #expect(program.diagnostics.isEmpty)
        #expect(program.styles.map(\.name) == ["Pill"])
        let made = try #require(program.styles.first).makeStyle()
        let picture = render(made.applied(to: SwiftUI.Button(action: {}, label: { EmptyView() })))
        #expect(picture.runs.map(\.text) == ["ab"])
        #expect(made.failure == nil)
    }

    @Test func `two declarations of one name are an error otherwise`() throws {
        let source = Self.parts.replacing("// ...", with: "// more")
        #expect(try messages(source).contains("error 7 invalid redeclaration of 'Pill'"))
    }

    @Test func `statements after a style show how it is used`() throws {
        let source = """
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { configuration.label }
            }
            HStack { Button("One") {}.buttonStyle(Pill()) }
            """
        #expect(try messages(source) == ["warning 4 statements at the top level do not run"])
        #expect(try interpret(source).styles.map(\.name) == ["Pill"])
    }

    @Test(
        arguments: [
            "Button(\"Sign in\") {}",
            "struct Label2: View { var body: some View { Text(\"a\") } }",
            "let normal = UIButton(configuration: .filled(), primaryAction: nil)",
            "public static func plain() -> UIButton.Configuration",
            "extension UIColor { func faded() -> UIColor { withAlphaComponent(0.5) } }",
        ]
    )
    func `a fragment without a style says so`(source: String) throws {
        let program = try interpret(source)
        #expect(program.styles.isEmpty)
        #expect(program.diagnostics.map(\.message).contains("the source declares no button style"))
    }
}
