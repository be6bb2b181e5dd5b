import Graphics
import StyleInterpreter
import StyleSyntax
import SwiftUI
import TestSupport
import Testing
import ViewEngine

/// Compares the only style of a source with a compiled one, while it is pressed and released.
private func expectEqual<Style: SwiftUI.ButtonStyle>(_ source: String, _ style: Style) throws {
    let program = try interpret("import SwiftUI\n" + source)
    #expect(program.diagnostics.map(\.message) == [])
    let made = try #require(program.styles.first).makeStyle()
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
        try expectEqual(
            """
            struct Ticket: Shape {
                var notch: CGFloat
                var animatableData: CGFloat {
                    get { notch }
                    set { notch = newValue }
                }
                func path(in rect: CGRect) -> Path {
                    var path = Path()
                    path.move(to: CGPoint(x: rect.minX + notch, y: rect.minY))
                    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
                    path.addLine(to: CGPoint(x: rect.maxX - notch, y: rect.maxY))
                    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                    path.closeSubpath()
                    return path
                }
            }
            struct Slab: InsettableShape {
                var sides = AnimatablePair<CGFloat, CGFloat>(4, 2)
                var amount: CGFloat = 0
                var animatableData: AnimatablePair<CGFloat, CGFloat> {
                    get { sides }
                    set { sides = newValue }
                }
                func path(in rect: CGRect) -> Path {
                    Path(rect.insetBy(dx: sides.first + amount, dy: sides.second + amount))
                }
                func inset(by amount: CGFloat) -> some InsettableShape {
                    var slab = self
                    slab.amount += amount
                    return slab
                }
            }
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label
                        .padding(.init(top: 4, leading: 12, bottom: 4, trailing: 12))
                        .background(Ticket(notch: configuration.isPressed ? 12 : 2).fill(.teal))
                        .background {
                            Slab(sides: AnimatablePair(configuration.isPressed ? 0 : 8, 1))
                                .strokeBorder(.red, lineWidth: 3)
                        }
                        .clipShape(Slab())
                        .animation(.easeInOut(duration: 0.3), value: configuration.isPressed)
                }
            }
            """,
            Shaped()
        )
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

    @Test func `label styles arrange labels`() throws {
        try expectEqual(
            """
            struct Stacked: LabelStyle {
                var spacing: CGFloat = 2
                func makeBody(configuration: Configuration) -> some View {
                    VStack(spacing: spacing) {
                        configuration.icon.foregroundStyle(.orange)
                        configuration.title
                    }
                }
            }
            extension LabelStyle where Self == Stacked {
                static var stacked: Stacked { Stacked(spacing: 6) }
            }
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    HStack {
                        Label("One", systemImage: "star").labelStyle(.stacked)
                        Label("Two", systemImage: "star").labelStyle(Stacked())
                    }
                    .opacity(configuration.isPressed ? 0.5 : 1)
                }
            }
            """,
            Labelled()
        )
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

// MARK: The same, compiled

private struct Ticket: Shape {
    var notch: CGFloat
    var animatableData: CGFloat {
        get { notch }
        set { notch = newValue }
    }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + notch, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - notch, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

private struct Slab: InsettableShape {
    var sides = AnimatablePair<CGFloat, CGFloat>(4, 2)
    var amount: CGFloat = 0
    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { sides }
        set { sides = newValue }
    }
    func path(in rect: CGRect) -> Path {
        Path(rect.insetBy(dx: sides.first + amount, dy: sides.second + amount))
    }
    func inset(by amount: CGFloat) -> some InsettableShape {
        var slab = self
        slab.amount += amount
        return slab
    }
}

private struct Shaped: SwiftUI.ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.init(top: 4, leading: 12, bottom: 4, trailing: 12))
            .background(Ticket(notch: configuration.isPressed ? 12 : 2).fill(.teal))
            .background {
                Slab(sides: AnimatablePair(configuration.isPressed ? 0 : 8, 1))
                    .strokeBorder(.red, lineWidth: 3)
            }
            .clipShape(Slab())
            .animation(.easeInOut(duration: 0.3), value: configuration.isPressed)
    }
}

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

private struct Stacked: LabelStyle {
    var spacing: CGFloat = 2
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: spacing) {
            configuration.icon.foregroundStyle(.orange)
            configuration.title
        }
    }
}

private struct Labelled: SwiftUI.ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Label("One", systemImage: "star").labelStyle(Stacked(spacing: 6))
            Label("Two", systemImage: "star").labelStyle(Stacked())
        }
        .opacity(configuration.isPressed ? 0.5 : 1)
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
