import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

/// The colors that a body of a style paints, without stand-ins.
private func fills(_ body: String, file declarations: String = "") throws -> [ResolvedColor] {
    let program = try interpret(
        """
        import SwiftUI
        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                \(body)
            }
        }
        \(declarations)
        """
    )
    #expect(program.diagnostics.map(\.message) == [])
    #expect(program.standIns == [])
    let made = try #require(program.styles.first).makeStyle()
    let picture = render(made.applied(to: Button(action: {}, label: { Text("Title") })))
    #expect(made.failure == nil)
    return picture.fillColors
}

/// Whether colors have the same components but for rounding.
private func areAlike(_ first: [ResolvedColor], _ second: [ResolvedColor]) -> Bool {
    guard first.count == second.count else { return false }
    return zip(first, second).allSatisfy { a, b in
        func isClose(_ component: KeyPath<ResolvedColor, Double>) -> Bool {
            abs(a[keyPath: component] - b[keyPath: component]) < 1e-9
        }
        return isClose(\.red) && isClose(\.green) && isClose(\.blue) && isClose(\.opacity)
    }
}

/// Extensions that so many projects have that a source need not bring them.
@Suite struct `Extensions that a source need not bring` {
    @Test(
        arguments: [
            ("Color(hex: \"#ff8000\")", "Color(red: 1, green: 128 / 255, blue: 0)"),
            ("Color(hex: \"FF8000\")", "Color(red: 1, green: 128 / 255, blue: 0)"),
            ("Color(hex: \"f80\")", "Color(red: 1, green: 136 / 255, blue: 0)"),
            ("Color(hex: \"80ff0000\")", "Color(red: 1, green: 0, blue: 0, opacity: 128 / 255)"),
            ("Color(hex: 0x3366cc)", "Color(red: 0.2, green: 0.4, blue: 0.8)"),
            ("Color(hex: 0x3366cc, opacity: 0.5)", "Color(red: 0.2, green: 0.4, blue: 0.8, opacity: 0.5)"),
            ("Color(hex: \"3366cc\", alpha: 0.5)", "Color(red: 0.2, green: 0.4, blue: 0.8, opacity: 0.5)"),
            ("Color(UIColor(hex: \"3366cc\"))", "Color(red: 0.2, green: 0.4, blue: 0.8)"),
            (
                "Color(UIColor(hex: 0x3366cc, alpha: 0.5))",
                "Color(red: 0.2, green: 0.4, blue: 0.8, opacity: 0.5)"
            ),
        ]
    ) func `are colors of hexadecimal digits`(builtIn: String, color: String) throws {
        let expected = try fills("\(color).frame(width: 10, height: 10)")
        #expect(expected.count == 1)
        #expect(areAlike(try fills("\(builtIn).frame(width: 10, height: 10)"), expected))
    }

    @Test(
        arguments: [
            ("darker()", 0.35), ("darker(by: 20)", 0.4), ("lighter()", 0.65), ("lighter(by: 20)", 0.6),
            ("lighter(by: 500)", 1), ("darken(by: 0.2)", 0.4), ("lightened(by: 20)", 0.6),
        ]
    ) func `are darker and lighter colors of UIKit, of another brightness`(
        change: String,
        brightness: Double
    ) throws {
        func color(_ brightness: Double) -> String {
            "UIColor(hue: 0.6, saturation: 0.5, brightness: \(brightness), alpha: 1)"
        }
        let expected = try fills("Color(\(color(brightness))).frame(width: 10, height: 10)")
        #expect(areAlike(try fills("Color(\(color(0.5)).\(change)).frame(width: 10, height: 10)"), expected))
    }

    @Test(
        arguments: [
            ("darker()", "mix(with: .black, by: 0.3)"), ("darker(by: 50)", "mix(with: .black, by: 0.5)"),
            ("lighter(by: 50)", "mix(with: .white, by: 0.5)"),
            ("lighter(by: 200)", "mix(with: .white, by: 1)"),
            ("darkened(by: 0.25)", "mix(with: .black, by: 0.25)"),
            ("lighten(by: 1)", "mix(with: .white, by: 1)"), ("lighten(by: 2)", "mix(with: .white, by: 0.02)"),
        ]
    ) func `are darker and lighter colors of SwiftUI, which are mixed`(change: String, mix: String) throws {
        let expected = try fills("Color.red.\(mix).frame(width: 10, height: 10)")
        #expect(expected.count == 1)
        #expect(try fills("Color.red.\(change).frame(width: 10, height: 10)") == expected)
    }

    @Test(
        arguments: [
            "if(true) { $0.opacity(0.5) }", "if(true, transform: { $0.opacity(0.5) })",
            "if(false) { $0.hidden() } else: { $0.opacity(0.5) }", "applyIf(true) { $0.opacity(0.5) }",
        ]
    ) func `are modifiers under a condition`(modifier: String) throws {
        let expected = try fills("Color.red.frame(width: 10, height: 10).opacity(0.5)")
        #expect(try fills("Color.red.frame(width: 10, height: 10).\(modifier)") == expected)
        let plain = try fills("Color.red.frame(width: 10, height: 10)")
        #expect(try fills("Color.red.frame(width: 10, height: 10).if(false) { $0.hidden() }") == plain)
    }

    // MARK: Declarations of the source

    @Test func `give way to the colors of the source`() throws {
        let blue = try fills("Color.blue.frame(width: 10, height: 10)")
        let declared = try fills(
            "Color(hex: \"ff0000\").frame(width: 10, height: 10)",
            file: "extension Color { init(hex: String) { self = .blue } }"
        )
        #expect(declared == blue)
        let darker = try fills(
            "Color.red.darker().frame(width: 10, height: 10)",
            file: "extension Color { func darker(by amount: Double = 30) -> Color { .blue } }"
        )
        #expect(darker == blue)
        let systemBlue = try fills("Color(UIColor.blue).frame(width: 10, height: 10)")
        let darkerUIColor = try fills(
            "Color(UIColor.red.darker()).frame(width: 10, height: 10)",
            file: "extension UIColor { func darker() -> UIColor { .blue } }"
        )
        #expect(darkerUIColor == systemBlue)
    }

    @Test func `give way to the modifiers of the source`() throws {
        let blue = try fills("Color.blue.frame(width: 10, height: 10)")
        let declared = try fills(
            "Color.red.if(true) { $0.opacity(0.5) }.frame(width: 10, height: 10)",
            file: """
                extension View {
                    @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
                        Color.blue
                    }
                }
                """
        )
        #expect(declared == blue)
    }
}
