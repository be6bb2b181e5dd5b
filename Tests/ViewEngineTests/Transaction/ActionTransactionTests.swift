import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A transaction of an action` {
    private let second = Animation.linear(duration: 1)
    private let twoSeconds = Animation.linear(duration: 2)
    private let fourSeconds = Animation.linear(duration: 4)

    // MARK: Animation of an action

    /// A standard button whose label has a dot that the action moves to the other side, and another dot.
    private struct Dots: View {
        var outside: (AnyView) -> AnyView = { $0 }
        var inside: (AnyView) -> AnyView = { $0 }
        var action: (() -> Void) -> Void = { $0() }
        @State private var flag = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                outside(
                    AnyView(
                        Button {
                            action { flag.toggle() }
                        } label: {
                            inside(AnyView(dot(.red)))
                        }
                        .buttonStyle(Faded())
                    )
                )
                dot(.blue)
            }
        }

        private func dot(_ color: Color) -> some View {
            color.frame(width: 20, height: 20).frame(width: 200, alignment: flag ? .trailing : .leading)
        }
    }

    private struct Faded: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.opacity(configuration.isPressed ? 0.2 : 1)
        }
    }

    @Test func `animates the changes of the action in the pressed button on release`() {
        let recording = record(Dots(), [.down(0, y: -10), .up(1)])
        // The table of the standard button's release.
        for (time, center, opacity) in [
            (0.05, 28.876, 0.28389), (0.235, 154.433, 0.84192), (0.4, 187.654, 0.98957),
        ] {
            #expect(isClose(recording.fill(0, at: 1 + time).midX, center, within: 1e-3))
            #expect(isClose(recording.opacity(at: 1 + time), opacity, within: 1e-5))
            #expect(recording.fill(1, at: 1 + time).midX == 190)
        }
    }

    @Test func `cannot be changed outside a button, but inside its label`() {
        let events: [InteractionEvent] = [.down(0, y: -10), .up(1)]
        let outside = record(Dots(outside: { AnyView($0.animation(nil)) }), events)
        #expect(isClose(outside.fill(0, at: 1.235).midX, 154.433, within: 1e-3))
        #expect(isClose(outside.opacity(at: 1.235), 0.84192, within: 1e-5))
        let inside = record(Dots(inside: { AnyView($0.animation(nil)) }), events)
        #expect(inside.fill(0, at: 1).midX == 190)
        #expect(isClose(inside.opacity(at: 1.235), 0.84192, within: 1e-5))
    }

    // MARK: Grouping of changes

    /// A button with its own release animation.
    private struct Released: PrimitiveButtonStyle {
        var animation: Animation?
        let release: (_ lift: () -> Void, _ trigger: () -> Void) -> Void
        @State private var isPressed = false

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .opacity(isPressed ? 0 : 1)
                .transaction(value: isPressed) { if let animation { $0.animation = animation } }
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { _ in isPressed = true }
                        .onEnded { _ in release({ isPressed = false }, configuration.trigger) }
                )
        }
    }

    private struct Board: View {
        let style: Released
        @State private var flag = false

        var body: some View {
            VStack(spacing: 0) {
                Button {
                    flag.toggle()
                } label: {
                    Color.red.frame(width: 10, height: 10)
                        .frame(width: 110, alignment: flag ? .trailing : .leading)
                }
                .buttonStyle(style)
                Color.blue.frame(width: 10, height: 10)
                    .frame(width: 110, alignment: flag ? .trailing : .leading)
            }
        }
    }

    /// The opacity and the positions of the dots in the button and beside it, a quarter of a second after the
    /// release.
    private func release(
        animation: Animation? = nil,
        _ release: @escaping (_ lift: () -> Void, _ trigger: () -> Void) -> Void
    ) -> [Double] {
        let style = Released(animation: animation, release: release)
        let recording = record(Board(style: style), [.down(0, y: -5), .up(2)])
        let fills = recording.displayList(at: 2.25).fills
        return [recording.opacity(at: 2.25)] + fills.map(\.minX)
    }

    @Test func `is shared by successive changes without animation`() {
        let result = release(animation: second) { lift, trigger in
            lift()
            trigger()
        }
        #expect(result == [0.25, 25, 100])
    }

    @Test func `is not shared by an animated change and one without animation`() {
        let result = release { lift, trigger in
            withAnimation(second, lift)
            trigger()
        }
        #expect(result == [0.25, 100, 100])
    }

    @Test func `contains all changes made in it`() {
        let result = release { lift, trigger in
            withAnimation(second) {
                lift()
                trigger()
            }
        }
        #expect(result == [0.25, 25, 25])
    }

    @Test func `is shared by equal animations`() {
        let result = release(animation: second) { lift, trigger in
            withAnimation(fourSeconds, lift)
            withAnimation(fourSeconds, trigger)
        }
        #expect(result == [0.25, 25, 6.25])
        let apart = release(animation: second) { lift, trigger in
            withAnimation(fourSeconds, lift)
            withAnimation(twoSeconds, trigger)
        }
        #expect(apart == [0.25, 12.5, 12.5])
    }

    @Test func `is separate from the release of a standard button if the action is animated`() {
        let recording = record(
            Dots(action: { change in withAnimation(.linear(duration: 1), change) }),
            [.down(0, y: -10), .up(1)]
        )
        #expect(isClose(recording.opacity(at: 1.235), 0.84192, within: 1e-5))
        #expect(isClose(recording.fill(0, at: 1.25).midX, 10 + 45))
        #expect(isClose(recording.fill(1, at: 1.25).midX, 10 + 45))
    }

    @Test func `is separate for writes made in between in another one`() {
        struct Counters: View {
            @State private var first = 0
            @State private var second = 0
            var body: some View {
                Color.red.frame(width: CGFloat(10 + first), height: CGFloat(10 + second))
                    .onTapGesture {
                        withAnimation(.linear(duration: 1)) { first = 40 }
                        second = 40
                        withAnimation(.linear(duration: 1)) { first = 80 }
                    }
            }
        }
        let recording = record(Counters(), touches(at: 0))
        let fill = recording.fill(0, at: 0.5)
        #expect(fill.width == 50)
        #expect(fill.height == 50)
    }
}
