import Graphics
import StyleInterpreter
import StyleSyntax
import SwiftUI
import TestSupport
import Testing
import ViewEngine

/// The source of the styles that are compiled from the same file.
private var sharedSource: String {
    let file = projectFile("Tests/StyleInterpreterTests/ConformanceStyles.swift")
    return String(decoding: bytes(of: file), as: UTF8.self)
}

/// Compares a style of a source with a compiled one, while it is pressed and released: that of its name, or the only
/// one.
func expectEqual<Style: SwiftUI.ButtonStyle>(_ source: String, _ style: Style) throws {
    let program = try interpret("import SwiftUI\n" + source)
    #expect(program.diagnostics.map(\.message) == [])
    let name = String(describing: Style.self)
    let found = program.styles.first { $0.name == name } ?? program.styles.first
    #expect(program.styles.count == 1 || found?.name == name)
    let made = try #require(found).makeStyle()
    for situation in Situation.all {
        let interpreted = record(
            situation.button(made.applied),
            [.down(0.1), .up(0.4)],
            until: 5,
            situation.change
        )
        let compiled = record(
            situation.button { AnyView($0.buttonStyle(style)) },
            [.down(0.1), .up(0.4)],
            until: 5,
            situation.change
        )
        #expect(made.failure == nil)
        #expect(interpreted.updateTimes == compiled.updateTimes)
        for time in [0, 0.11, 0.15, 0.2, 0.3, 0.45, 0.6, 2.0] {
            #expect(
                interpreted.displayList(at: time) == compiled.displayList(at: time),
                "\(situation) at \(time)"
            )
        }
    }
}

@Suite struct `Types of a source that conform to SwiftUI's protocols` {
    @Test func `shapes are drawn, inset and animated`() throws {
        try expectEqual(sharedSource, Shaped())
    }

    @Test func `shapes read what changes`() throws {
        let file = projectFile("Tests/StyleInterpreterTests/PathMemoryStyles.swift")
        // A job remembers the paths of its shapes.
        let (result, _) = BodyEvaluation.run(stepLimit: 1_000_000) {
            Result { try expectEqual(String(decoding: bytes(of: file), as: UTF8.self), Changing()) }
        }
        try result.get()
    }

    @Test func `environment values are set and read`() throws {
        try expectEqual(
            """
            private struct RadiusKey: EnvironmentKey {
                static let defaultValue: CGFloat = 4
            }
            extension EnvironmentValues {
                var radius: RadiusKey.Value {
                    get { self[RadiusKey.self] }
                    set { self[RadiusKey.self] = newValue }
                }
                @Entry var inset: CGFloat = 3
            }
            extension View {
                func radius(_ radius: CGFloat) -> some View { environment(\\.radius, radius) }
            }
            struct Card: View {
                @Environment(\\.radius) private var radius
                @Environment(\\.inset) var inset
                @Environment(\\.controlSize) var size
                var body: some View {
                    RoundedRectangle(cornerRadius: radius).padding(inset).opacity(size == .large ? 0.5 : 1)
                }
            }
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label
                        .padding()
                        .background(Card())
                        .radius(configuration.isPressed ? 20 : 9)
                        .background { Card().environment(\\.inset, 7).environment(\\.controlSize, .large) }
                        .background(Card())
                }
            }
            """,
            Carded()
        )
    }

    @Test func `every value of the environment that an app can set is set`() throws {
        try expectEqual(sharedSource, Inactive())
    }

    @Test func `label styles arrange labels`() throws {
        try expectEqual(sharedSource, Labelled())
    }

    @Test func `functions of the engine are values, and integers have bits`() throws {
        try expectEqual(
            """
            extension Color {
                init(rgb: UInt32) {
                    self.init(
                        red: Double((rgb >> 16) & 0xFF) / 255,
                        green: Double((rgb >> 8) & 0xFF) / 255,
                        blue: Double(rgb & 0xFF | 0x0F) / 255
                    )
                }
            }
            struct Pill: ButtonStyle {
                var subtitle: String? = "Subtitle"
                func makeBody(configuration: Configuration) -> some View {
                    VStack {
                        configuration.label
                        subtitle.map(Text.init)
                    }
                    .foregroundStyle(Color(rgb: configuration.isPressed ? 0x336699 : 0xCC2200))
                }
            }
            """,
            Titled()
        )
    }
}

// MARK: The same, compiled, which cannot be written in the same way

private struct RadiusKey: EnvironmentKey {
    static let defaultValue: CGFloat = 4
}

private struct InsetKey: EnvironmentKey {
    static let defaultValue: CGFloat = 3
}

extension EnvironmentValues {
    fileprivate var radius: CGFloat {
        get { self[RadiusKey.self] }
        set { self[RadiusKey.self] = newValue }
    }
    fileprivate var inset: CGFloat {
        get { self[InsetKey.self] }
        set { self[InsetKey.self] = newValue }
    }
}

private struct Card: View {
    @Environment(\.radius) private var radius
    @Environment(\.inset) var inset
    @Environment(\.controlSize) var size
    var body: some View {
        RoundedRectangle(cornerRadius: radius).padding(inset).opacity(size == .large ? 0.5 : 1)
    }
}

private struct Carded: SwiftUI.ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .background(Card())
            .environment(\.radius, configuration.isPressed ? 20 : 9)
            .background { Card().environment(\.inset, 7).environment(\.controlSize, .large) }
            .background(Card())
    }
}

private struct Titled: SwiftUI.ButtonStyle {
    var subtitle: String? = "Subtitle"
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            subtitle.map { Text($0) }
        }
        .foregroundStyle(
            configuration.isPressed
                ? Color(red: 51.0 / 255, green: 102.0 / 255, blue: 159.0 / 255)
                : Color(red: 204.0 / 255, green: 34.0 / 255, blue: 15.0 / 255)
        )
    }
}
