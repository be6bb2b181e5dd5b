import SwiftUI

// Styles with effects, views and modifiers that are animated, which the tests compile and interpret.

struct Shake: GeometryEffect {
    var amount: CGFloat = 10
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi * 3), y: 0))
    }
}

struct Shaken: ButtonStyle {
    @State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .background(RoundedRectangle(cornerRadius: 5).strokeBorder(.red))
            .modifier(Shake(animatableData: CGFloat(count)))
            .onChange(of: configuration.isPressed) { _, isPressed in
                withAnimation(.linear(duration: 0.5)) { count += 1 }
            }
    }
}

struct Counter: View, Animatable {
    var number: Double
    var animatableData: Double {
        get { number }
        set { number = newValue }
    }

    var body: some View { Text("\(Int(number)) %").monospacedDigit() }
}

struct Growing: AnimatableModifier {
    var scale: CGFloat
    var animatableData: CGFloat {
        get { scale }
        set { scale = newValue }
    }

    func body(content: Content) -> some View {
        content.frame(width: 100 * scale, height: 40)
    }
}

struct Counted: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Counter(number: configuration.isPressed ? 100 : 0)
        }
        .modifier(Growing(scale: configuration.isPressed ? 2 : 1))
        .background(.yellow)
        .animation(.linear(duration: 0.3), value: configuration.isPressed)
    }
}

struct Meshed: ButtonStyle {
    var shift: Float = 0.1

    func makeBody(configuration: Configuration) -> some View {
        let mesh = MeshGradient(
            width: 2,
            height: 3,
            points: [
                [0, 0], .init(1, 0), SIMD2<Float>(0, 0.5 - shift), [1, 0.5 + shift], [0, 1],
                .init(x: 1, y: 1),
            ],
            colors: [.red, .orange, .purple, .blue, .green, configuration.isPressed ? .black : .white]
        )
        configuration.label
            .padding()
            .foregroundStyle(mesh)
            .background { mesh }
            .clipShape(.capsule)
    }
}

struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : 0.5)
            .rotationEffect(.degrees(phase == .willAppear ? 360 : phase.value))
    }
}

struct Pivot: ViewModifier {
    var amount: Double
    func body(content: Content) -> some View { content.rotationEffect(.degrees(amount)) }
}

struct Twirled: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            if configuration.isPressed {
                Color.green.frame(width: 40, height: 40).transition(Twirl())
            } else {
                configuration.label
                    .transition(.modifier(active: Pivot(amount: 90), identity: Pivot(amount: 0)))
            }
        }
        .animation(.linear(duration: 0.3), value: configuration.isPressed)
    }
}

struct Scheme {
    let light, dark: Color
    func callAsFunction(_ scheme: ColorScheme) -> Color { scheme == .dark ? dark : light }
}

private struct TintKey: EnvironmentKey {
    static let defaultValue = Color.orange
}

extension EnvironmentValues {
    var badgeTint: Color {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

struct Badge: View {
    @Environment(\.badgeTint) private var tint
    var body: some View { tint.frame(width: 10, height: 10) }
}

struct Guided: ButtonStyle {
    private static let fill = Scheme(light: .mint, dark: .indigo)
    @Environment(\.colorScheme) private var scheme

    private func parts(_ number: Int) -> Color {
        let red, green, blue: Int
        switch number {
        case 0: (red, green, blue) = (255, 0, 0)
        default: (red, green, blue) = (0, number >> 8 & 0xFF, number & 0xFF)
        }
        return Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .background(Self.fill(scheme))
            .border(parts(0x1234))
            .rotationEffect(-Angle.degrees(10) * 2 + .degrees(15))
            .overlay(alignment: .topTrailing) {
                Badge()
                    .alignmentGuide(.top) { $0[.top] + $0[VerticalAlignment.center] }
                    .alignmentGuide(.trailing) { d in d[explicit: .trailing] ?? d.width / 4 }
            }
            .transformEnvironment(\.badgeTint) { if configuration.isPressed { $0 = $0.opacity(0.5) } }
            .transformEnvironment(\.font) { $0 = ($0 ?? .body).bold() }
            .simultaneousGesture(TapGesture().onEnded { _ in })
    }
}

struct Marked: ButtonStyle {
    let subtitle: LocalizedStringKey = "_now_ ~~later~~"
    var name = "**plain**"

    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            Text("**Bold** and `code`")
            Text(verbatim: "**plain**")
            Text(name)
            Text(configuration.isPressed ? "*pressed*" : "__released__")
            Text(subtitle)
            Text("\(Image(systemName: "star")) **\(Text("A").italic())** \(name) \(2.5, specifier: "%.2f")")
            Text(LocalizedStringKey(name))
            Text("*a* " + "b")
            Text("**Key**", comment: "A key")
            Label("**Label**", systemImage: "heart")
            Button("*Inner*") {}
        }
    }
}

struct Bound: ButtonStyle {
    struct Options: OptionSet {
        let rawValue: Int
        static let outlined = Options(rawValue: 1 << 0)
        static let dense = Options(rawValue: 1 << 1)
        static let all: Options = [.outlined, .dense]
    }

    @Binding private var isOn: Bool
    @State private var count: Int
    @State private var timer: Timer?
    private var heights: [CGFloat] = Array(repeating: 6, count: 3)
    private let light = #colorLiteral(red: 0.9, green: 0.8, blue: 0.7, alpha: 1)

    init(isOn: Binding<Bool> = .constant(true), count: Int = 2) {
        _isOn = isOn
        _count = State(initialValue: count)
    }

    private func options(_ isPressed: Bool) -> Options {
        var options: Options = isPressed ? [] : [.outlined]
        if count > 2 { options.insert(.dense) }
        if !isOn { options.subtract(.all) }
        return options
    }

    func makeBody(configuration: Configuration) -> some View {
        let options = options(configuration.isPressed)
        return configuration.label
            .padding(options.contains(.dense) ? heights[0] : heights.reduce(0, +))
            .background(Color(light))
            .overlay {
                if options.isEmpty {
                    Color.red
                } else if options.contains(.outlined) {
                    Color.blue.opacity(0.5)
                }
            }
            .border(options.union(.dense).isSuperset(of: .all) ? .black : .green)
            .onAppear { count += 1 }
            .onChange(of: configuration.isPressed) { _, isPressed in if isPressed { count = 0 } }
            .accessibilityValue(Text("On"))
            .onDisappear { timer = nil }
    }
}

/// Lines as shapes, shapes by the names of their corners, and styles that change the foreground style.
struct Lined: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
                .foregroundStyle(.opacity(0.5))
                .background(.red, in: .rect(cornerRadius: 10).stroke(lineWidth: 2))
                .background(.yellow, in: .rect(cornerSize: CGSize(width: 4, height: 4)))
            Circle().stroke(lineWidth: 3).fill(.blue).frame(width: 20, height: 20)
            Capsule().stroke(style: StrokeStyle(lineWidth: 2, dash: [3])).foregroundStyle(.green)
                .frame(width: 20, height: 20)
            RoundedRectangle(cornerSize: CGSize(width: 5, height: 5))
                .fill(.shadow(.inner(radius: configuration.isPressed ? 4 : 1)))
                .aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit)
                .frame(width: 30)
            Color.purple.frame(width: 20, height: 10).clipShape(.buttonBorder)
            ConcentricRectangle(corners: .concentric(minimum: 3), isUniform: true).frame(
                width: 20,
                height: 10
            )
            Color.mint.frame(width: 20, height: 10).clipShape(.rect(corners: .fixed(2)))
            Image(systemName: "star", variableValue: 0.5).symbolVariant(.fill.circle)
                .symbolEffect(
                    .variableColor.iterative.dimInactiveLayers,
                    options: .repeat(.periodic(2, delay: 1))
                )
                .contentTransition(.symbolEffect(.replace.downUp, options: .repeat(.continuous)))
                .drawingGroup(opaque: false, colorMode: .linear)
        }
    }
}
