import StyleInterpreter
import StyleRuntime
import StyleSyntax
import Testing

/// The messages about a source, as line, column and message.
private func messages(_ source: String) throws -> [String] {
    try interpret(source).diagnostics.map { "\($0.place.line):\($0.place.column) \($0.message)" }
}

/// A style around the lines of its body.
private func style(_ body: String, protocol name: String = "ButtonStyle") -> String {
    """
    import SwiftUI
    struct Pill: \(name) {
        func makeBody(configuration: Configuration) -> some View {
    \(body)
        }
    }
    """
}

@Suite struct `Messages about a source` {
    @Test(arguments: [
        ("ButtonStyle", "makeBody(configuration:)"), ("View", "body"), ("ViewModifier", "body(content:)"),
        ("Shape", "path(in:)"),
    ])
    func `name the body that a protocol requires`(name: String, requirement: String) throws {
        let program = try interpret("struct Empty: \(name) {}\n" + style("configuration.label"))
        let messages = program.diagnostics + program.refusals.flatMap(\.diagnostics)
        #expect(messages.map(\.message) == ["type 'Empty' does not conform to protocol '\(name)'"])
        #expect(messages.first?.remedy == "add '\(requirement)'")
        // Nothing of the style reaches it.
        #expect(messages.first?.severity == (name == "ButtonStyle" ? .error : .warning))
        #expect(program.styles.map(\.name) == ["Pill"])
    }

    @Test func `come all at once, in its order`() throws {
        let source = style(
            """
                    configuration.label
                        .paddin(8)
                        .opacity("half")
                        .background(Colour.red)
            """
        )
        #expect(
            try messages(source) == [
                "5:14 value of type 'ButtonStyleConfiguration.Label' has no member 'paddin'"
            ]
        )
        let remedy = try interpret(source).diagnostics.first?.remedy
        #expect(remedy == "did you mean 'padding'?")
        let two = style(
            """
                    VStack {
                        configuration.label.opacity("half")
                        Text(verbatim: 3)
                    }
            """
        )
        #expect(
            try messages(two) == [
                "5:41 cannot convert value of type 'String' to expected type 'Double'",
                "6:28 cannot convert value of type 'Int' to expected type 'String'",
            ]
        )
    }

    @Test func `name the remedy for a press in a primitive style`() throws {
        let source = style(
            "        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)",
            protocol: "PrimitiveButtonStyle"
        )
        let diagnostic = try #require(try interpret(source).diagnostics.first)
        #expect(diagnostic.place.line == 4)
        #expect(
            diagnostic.message
                == "value of type 'PrimitiveButtonStyleConfiguration' has no member 'isPressed'"
        )
        #expect(diagnostic.remedy?.contains("ButtonStyle") == true)
    }

    @Test(arguments: [
        (
            "configuration.label.blur(radios: 3)",
            "incorrect argument labels in call (have 'radios:', expected 'radius:opaque:')"
        ),
        ("configuration.label.blur()", "missing argument for parameter 'radius' in call"),
        (
            "configuration.label.clipped(antialiased: 3)",
            "cannot convert value of type 'Int' to expected type 'Bool'"
        ),
        ("configuration.label.foregroundStyle(.reed)", "type 'some ShapeStyle' has no member 'reed'"),
        ("configuration.label.opacity(factor)", "cannot find 'factor' in scope"),
        ("Capsul()", "cannot find 'Capsul' in scope"),
        ("configuration.label.opacity(nil)", "'nil' is not compatible with expected type 'Double'"),
        (
            "configuration.label.opacity(1 + true)",
            "binary operator '+' cannot be applied to operands of type 'Int' and 'Bool'"
        ),
    ])
    func `are those of the compiler`(body: String, message: String) throws {
        let found = try interpret(style("        " + body)).diagnostics
        #expect(found.map(\.message) == [message])
    }

    @Test func `name the cases that a switch leaves out`() throws {
        let source = """
            import SwiftUI
            enum Size { case small, medium, large }
            struct Pill: ButtonStyle {
                var size = Size.small
                func makeBody(configuration: Configuration) -> some View {
                    switch size {
                    case .small: configuration.label
                    case .medium: configuration.label.padding()
                    }
                }
            }
            """
        let diagnostic = try #require(try interpret(source).diagnostics.first)
        #expect(diagnostic.message == "switch must be exhaustive")
        #expect(diagnostic.remedy == "add missing cases: '.large'")
    }

    @Test func `say that a source declares no style`() throws {
        let program = try interpret("struct Pill: View { var body: some View { Text(verbatim: \"a\") } }")
        #expect(program.diagnostics.map(\.message) == ["nothing in the source can be drawn"])
        #expect(program.styles.isEmpty)
    }
}
