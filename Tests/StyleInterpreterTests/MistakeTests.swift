import StyleInterpreter
import StyleRuntime
import StyleSyntax
import Testing

/// A mistake that people make, and what the check says about it.
struct Mistake: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let body: String
    /// The messages as "line:column: message; remedy".
    let messages: [String]
    var members = ""
    var name = "ButtonStyle"

    var source: String {
        """
        import SwiftUI
        struct Pill: \(name) {
            \(members)
            func makeBody(configuration: Configuration) -> some View {
                \(body)
            }
        }
        """
    }

    static let all = [
        Mistake(
            testDescription: "a raw value after the greatest",
            body: "configuration.label",
            messages: ["3:10: a raw value of 'Size' is too great for an 'Int'"],
            members: "enum Size: Int { case large = 9223372036854775807, larger }"
        ),
        Mistake(
            testDescription: "an operator that nothing declares",
            body: "configuration.label.padding(4 <+> 8)",
            messages: ["5:39: unknown infix operator '<+>'"]
        ),
        Mistake(
            testDescription: "an operator of bits",
            body: "configuration.label.padding(CGFloat(1 &<< 2))",
            messages: ["5:47: operator '&<<' is not supported in a pasted style"]
        ),
        Mistake(
            testDescription: "a misspelt modifier",
            body: "configuration.label.paddin(8)",
            messages: [
                "5:29: value of type 'ButtonStyleConfiguration.Label' has no member 'paddin'; did you mean 'padding'?"
            ]
        ),
        Mistake(
            testDescription: "a misspelt property of the configuration",
            body: "configuration.label.opacity(configuration.isPresed ? 0.5 : 1)",
            messages: [
                "5:51: value of type 'ButtonStyleConfiguration' has no member 'isPresed'; did you mean 'isPressed'?"
            ]
        ),
        Mistake(
            testDescription: "isPressed in a PrimitiveButtonStyle",
            body: "configuration.label.opacity(configuration.isPressed ? 0.5 : 1)",
            messages: [
                "5:51: value of type 'PrimitiveButtonStyleConfiguration' has no member 'isPressed'; a PrimitiveButtonStyle follows the press itself: make it a ButtonStyle, or add a gesture"
            ],
            name: "PrimitiveButtonStyle"
        ),
        Mistake(
            testDescription: "a wrong label",
            body: "configuration.label.blur(radios: 3)",
            messages: [
                "5:29: incorrect argument labels in call (have 'radios:', expected 'radius:opaque:')"
            ]
        ),
        Mistake(
            testDescription: "a missing argument",
            body: "configuration.label.blur()",
            messages: ["5:29: missing argument for parameter 'radius' in call"]
        ),
        Mistake(
            testDescription: "an argument of another type",
            body: "configuration.label.opacity(\"half\")",
            messages: ["5:37: cannot convert value of type 'String' to expected type 'Double'"]
        ),
        Mistake(
            testDescription: "a misspelt type",
            body: "configuration.label.background(Capsul())",
            messages: ["5:40: cannot find 'Capsul' in scope; did you mean 'Capsule'?"]
        ),
        Mistake(
            testDescription: "a misspelt constant",
            body: "configuration.label.foregroundColor(.primry)",
            messages: ["5:46: type 'Color' has no member 'primry'; did you mean 'primary'?"]
        ),
        Mistake(
            testDescription: "an integer where a number is expected",
            body: "configuration.label.padding(size)",
            messages: ["5:37: cannot convert value of type 'Int' to expected type 'EdgeInsets'"],
            members: "let size = 4"
        ),
        Mistake(
            testDescription: "an optional that is not unwrapped",
            body: "configuration.label.opacity(alpha)",
            messages: [
                "5:37: value of optional type 'Double?' must be unwrapped to a value of type 'Double'; coalesce using '??' to provide a default when the optional value contains 'nil'"
            ],
            members: "var alpha: Double?"
        ),
        Mistake(
            testDescription: "branches of different types",
            body: "configuration.label.font(configuration.isPressed ? .body : 17)",
            messages: ["5:68: cannot convert value of type 'Int' to expected type 'Font?'"]
        ),
        Mistake(
            testDescription: "an operator between different types",
            body: "configuration.label.opacity(1 + true)",
            messages: [
                "5:39: binary operator '+' cannot be applied to operands of type 'Int' and 'Bool'"
            ]
        ),
        Mistake(
            testDescription: "an assignment to a constant",
            body: "let scale = 1.0; scale = 2.0; return configuration.label.scaleEffect(scale)",
            messages: ["5:26: cannot assign to value: 'scale' is a 'let' constant"]
        ),
        Mistake(
            testDescription: "two mistakes",
            body: "VStack { configuration.label.opacity(\"half\"); Text(verbatim: 3) }",
            messages: [
                "5:46: cannot convert value of type 'String' to expected type 'Double'",
                "5:70: cannot convert value of type 'Int' to expected type 'String'",
            ]
        ),
    ]
}

@Suite struct `The commonest mistakes` {
    @Test(arguments: Mistake.all) func `have the messages of the compiler`(mistake: Mistake) throws {
        let found = try interpret(mistake.source).diagnostics.map(text)
        #expect(found == mistake.messages)
    }

    @Test(arguments: Mistake.all.prefix(7))
    func `are no names of something else`(mistake: Mistake) throws {
        let program = try interpret(mistake.source, replacesExternalNames: true)
        #expect(program.diagnostics.map(text) == mistake.messages)
    }

    private func text(_ diagnostic: Diagnostic) -> String {
        let remedy = diagnostic.remedy.map { "; \($0)" } ?? ""
        return "\(diagnostic.place.line):\(diagnostic.place.column): \(diagnostic.message)\(remedy)"
    }
}
