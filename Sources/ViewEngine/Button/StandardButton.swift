/// A button as the system behaves, for who only decides how it looks.
public struct StandardButton<Content: View>: View {
    private let action: () -> Void
    private let content: (_ isPressed: Bool) -> Content

    @GestureState private var press = PressGesture.Value.released

    public init(
        action: @escaping () -> Void,
        @ViewBuilder content: @escaping (_ isPressed: Bool) -> Content
    ) {
        self.action = action
        self.content = content
    }

    public var body: some View {
        // What a style makes of several views stands in a column (iOS 15).
        VStack {
            content(press.isPressed)
        }
        .animation(press == .touched ? Self.touch : Self.fade, value: press)
        .gesture(
            PressGesture()
                .updating($press) { value, press, _ in press = value }
                .onEnded { _ in action() }
        )
    }

    /// A touch shows at once.
    private static var touch: Animation { .linear(duration: 0) }

    /// Everything else fades by Core Animation's default curve (OpenSwiftUI, of iOS 18.5).
    private static var fade: Animation { .timingCurve(0.25, 0.1, 0.25, 1, duration: 0.47) }
}
