import SwiftUI

// Types that conform to SwiftUI's protocols, which the tests compile and interpret.

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

struct Shaped: ButtonStyle {
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

struct Stacked: LabelStyle {
    var spacing: CGFloat = 2
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: spacing) {
            configuration.icon.foregroundStyle(.orange)
            configuration.title
        }
    }
}

struct Bordered: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label(configuration).padding(3).border(.red)
    }
}

extension LabelStyle where Self == Stacked {
    static var stacked: Stacked { Stacked(spacing: 6) }
}

struct Labelled: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Label("One", systemImage: "star").labelStyle(.stacked)
            Label("Two", systemImage: "star").labelStyle(Stacked())
            Label("Three", systemImage: "star").labelStyle(Bordered()).labelStyle(.stacked)
            Label("Four", systemImage: "star").labelStyle(Bordered())
        }
        .opacity(configuration.isPressed ? 0.5 : 1)
    }
}

private struct EnvironmentReader: View {
    @Environment(\.scenePhase) var phase
    @Environment(\.legibilityWeight) var weight
    @Environment(\.imageScale) var scale
    @Environment(\.redactionReasons) var reasons
    @Environment(\.isLuminanceReduced) var isDim
    var body: some View {
        Text("Title")
            .padding(phase == .inactive ? 5 : 9)
            .opacity(weight == .bold && scale == .large ? 0.5 : 1)
            .border(reasons.contains(.placeholder) && isDim ? Color.red : .blue)
    }
}

/// A style that sets values of the environment which its view reads.
struct Inactive: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        EnvironmentReader()
            .environment(\.scenePhase, .inactive)
            .environment(\.legibilityWeight, .bold)
            .environment(\.imageScale, .large)
            .environment(\.redactionReasons, .placeholder)
            .environment(\.lineLimit, 1)
            .transformEnvironment(\.isLuminanceReduced) { $0 = configuration.isPressed }
    }
}
