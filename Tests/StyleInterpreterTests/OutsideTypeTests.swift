import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

@Suite struct `An enumeration that is not in a source` {
    /// The colors of a style in a source with names that it does not declare.
    private func colors(_ source: String) throws -> [ResolvedColor] {
        let program = try interpret("import SwiftUI\n" + source, replacesExternalNames: true)
        #expect(program.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let style = try #require(program.styles.first).makeStyle()
        let picture = render(style.applied(to: Button(action: {}, label: { Text("Title") })))
        #expect(style.failure == nil)
        return picture.fillColors
    }

    private func style(_ property: String, _ color: String, _ others: String = "") -> String {
        """
        struct Pill: ButtonStyle {
            \(property)
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.background(\(color))
            }
        }
        \(others)
        """
    }

    @Test(arguments: [
        ("var look: Look = .flat", "look == .flat ? Color.gray : Color.blue", SystemColor.gray),
        ("var look: Look = .automatic", "look == .flat ? Color.gray : Color.blue", .blue),
        ("var look: Look = .flat", "look != .flat ? Color.gray : Color.blue", .blue),
        ("var look: Look? = .flat", "look == .flat ? Color.gray : Color.blue", .gray),
        (
            "var look = Look.raised; var other: Look = .raised",
            "look == other || other == .x ? Color.red : .blue", .red
        ),
        // A value is equal to few others, but for a usual one.
        ("var look: Look", "look == .flat ? Color.gray : Color.blue", .blue),
        ("var look: Look", "look == .primary ? Color.gray : Color.blue", .gray),
    ])
    func `is the case that the source names`(property: String, color: String, expected: SystemColor) throws {
        #expect(try colors(style(property, color)) == [.test(expected)])
    }

    @Test func `is chosen by`() throws {
        let fill = """
            extension Pill {
                var fill: Color {
                    switch look {
                    case .flat: .gray
                    case .automatic: .blue
                    case .raised: .red
                    }
                }
                var isRaised: Bool { if case .raised = look { true } else { false } }
            }
            """
        let property = "var look: Look = .automatic"
        #expect(try colors(style(property, "fill", fill)) == [.test(.blue)])
        #expect(try colors(style(property, "isRaised ? Color.red : .green", fill)) == [.test(.green)])
    }

    @Test func `has the members of an extension`() throws {
        let look = """
            extension AppLook {
                static let usual: AppLook = .quiet
                var fill: Color {
                    switch self {
                    case .loud: .red
                    case .quiet: .green
                    case .off: .gray
                    }
                }
            }
            """
        #expect(try colors(style("var look: AppLook = .quiet", "look.fill", look)) == [.test(.green)])
        #expect(try colors(style("var look: AppLook = .usual", "look.fill", look)) == [.test(.green)])
    }

    @Test func `has members that are not in the source, either`() throws {
        let found = try colors(style("var size: Size2 = .large", "size == .large ? size.redFill : .blue"))
        #expect(found == [.test(.red)])
    }

    @Test func `is a parameter`() throws {
        let source =
            "import SwiftUI\n" + style("var look: Look = .flat", "look == .raised ? Color.red : .blue")
        let program = try interpret(source, replacesExternalNames: true)
        let parameter = try #require(program.styles.first?.parameters.first { $0.name == "look" })
        #expect(parameter.kind == .choice(["flat", "raised"], default: "flat"))
        #expect(program.standIns.map(\.name) == ["Look"])
    }

    @Test func `is an error if names are not replaced`() throws {
        let program = try interpret(style("var look: Look = .flat", "look == .flat ? Color.gray : .blue"))
        #expect(program.diagnostics.first?.message == "cannot find type 'Look' in scope")
    }
}

@Suite struct `A font or a color that is not in a source` {
    private func drawn(_ body: String) throws -> DisplayList {
        let program = try interpret(
            """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { \(body) }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let style = try #require(program.styles.first).makeStyle()
        return render(style.applied(to: Button(action: {}, label: { Text("Title") })))
    }

    @Test(arguments: [
        ("AppFont.headline", Font.headline), (".appSemibold17", .system(size: 17, weight: .semibold)),
        (".brand(.bold, size: 28)", .system(size: 28, weight: .bold)),
        ("Fonts.semiBold20", .system(size: 20, weight: .semibold)),
        (".brandTitle2", .title2), (".brandExtraBold", .body.weight(.heavy)),
        ("Typography.bodyMedium", .body.weight(.medium)),
        (".inter(\"Inter-Italic\", 15)", .system(size: 15).italic()),
    ])
    func `is the font of all words and arguments`(font: String, expected: Font) throws {
        let picture = try drawn("configuration.label.font(\(font))")
        #expect(picture.items == render(Text("Title").font(expected)).items)
    }

    @Test(arguments: [
        (".dynamic(light: .green, dark: .black)", SystemColor.green), (".lighten(.mint, by: 0.2)", .mint),
        ("Color.tinted(Color.orange)", .orange), ("Palette.shade(.red, 3)", .red),
    ])
    func `is the color that a function is given`(color: String, expected: SystemColor) throws {
        #expect(
            try drawn("configuration.label.background(\(color) as Color)").fillColors == [.test(expected)]
        )
    }

    @Test func `is the dark color in the dark`() throws {
        let picture = try drawn(
            """
            configuration.label.background(.dynamic(light: .green, dark: .red) as Color)
                .environment(\\.colorScheme, .dark)
            """
        )
        #expect(picture.fillColors == render(Color.red.environment(\.colorScheme, .dark)).fillColors)
    }

    @Test(arguments: [
        (".cardStyle(background: .mint)", SystemColor.mint), (".appBackground(Color.red)", .red),
        (".textStyle(.button, color: .white).background(.blue)", .blue),
    ])
    func `is applied by a modifier that is not in the source`(modifier: String, expected: SystemColor) throws
    {
        #expect(try drawn("configuration.label\(modifier)").fillColors == [.test(expected)])
    }

    @Test func `is applied to the content`() throws {
        let picture = try drawn("configuration.label.textStyle(.button, color: .white).typography(.title2)")
        #expect(picture.items == render(Text("Title").font(.title2).foregroundStyle(.white)).items)
    }

    @Test func `is no color where a gradient is expected`() throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Fancy: ButtonStyle {
                var fill: LinearGradient = .red
                func makeBody(configuration: Configuration) -> some View { configuration.label.background(fill) }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.map(\.message) == [])
        #expect(program.standIns.map { "\($0.name) \($0.type)" } == ["red LinearGradient"])
    }

    @Test(arguments: ["Txet(\"x\")", "Text(\"x\").foregroundStyle(.geren)", "Text(\"x\").font(.boyd)"])
    func `is an error where two letters are in the wrong order`(body: String) throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { \(body) }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.count == 1)
        #expect(program.diagnostics.first?.remedy?.hasPrefix("did you mean") == true)
    }
}
