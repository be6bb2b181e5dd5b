import StyleInterpreter
import StyleSyntax
import TestSupport
import Testing

/// Types that extensions of Apple's types declare, as design systems name their tokens.
@Suite struct `A type in an extension of Apple's type` {
    @Test func `is a member of that type`() throws {
        let result = try interpretedText(
            """
                var result: String {
                    let margin: CGFloat = .Margins.medium
                    let size = CGFloat.Sizes.all.count
                    let kind: String.Kind = .short
                    return "\\(margin) \\(CGFloat.Margins.large) \\(size) \\(kind.name) \\(Color.Neutral().name)"
                }
            """,
            file: Self.extensions
        )
        #expect(result == "16.0 40.0 2 short neutral")
    }

    @Test func `is seen from the extension and from its own members`() throws {
        let result = try interpretedText(
            """
                var result: String { "\\(CGFloat.standard) \\(CGFloat.Margins.twice)" }
            """,
            file: Self.extensions
        )
        #expect(result == "16.0 80.0")
    }

    @Test func `does not take the place of a type of its name`() throws {
        let result = try interpretedText(
            """
                var result: String { "\\(Margins.name) \\(CGFloat.Margins.medium)" }
            """,
            file: Self.extensions + "\nenum Margins { static let name = \"own\" }"
        )
        #expect(result == "own 16.0")
    }

    @Test func `can be extended`() throws {
        let result = try interpretedText(
            """
                var result: String { "\\(CGFloat.Margins.small) \\(CGFloat.Margins.Inner.wide)" }
            """,
            file: """
                extension CGFloat.Margins {
                    static let small: CGFloat = 4
                    enum Inner { static let wide: CGFloat = small * 3 }
                }

                """ + Self.extensions
        )
        #expect(result == "4.0 12.0")
    }

    @Test func `of one name in two extensions is two types`() throws {
        let result = try interpretedText(
            """
                var result: String { "\\(Color.Token.name) \\(Font.Token.name)" }
            """,
            file: """
                extension Color { enum Token { static let name = "color" } }
                extension Font { enum Token { static let name = "font" } }
                """
        )
        #expect(result == "color font")
    }

    @Test func `of a type that is not in the source has its members`() throws {
        let program = try interpret(
            """
            import SwiftUI
            import Tokens
            extension Tokens { enum Spacing { static let wide: CGFloat = 30 } }
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.padding(Tokens.Spacing.wide)
                }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.isValid)
        #expect(!program.standIns.contains { $0.name.contains("Spacing") })
    }

    private static let extensions = """
        extension CGFloat {
            enum Margins {
                static let medium: CGFloat = 16
                static var large: CGFloat { 40 }
                static var twice: CGFloat { Sizes.all[0] * large }
            }
            enum Sizes { static let all: [CGFloat] = [2, 3] }
            static var standard: CGFloat { Margins.medium }
        }
        extension String { enum Kind { case short, long; var name: String { self == .short ? "short" : "long" } } }
        extension Color { struct Neutral { let name = "neutral" } }
        """
}
