/// A button with the system's behavior whose content depends on whether it is pressed.
package struct StandardButton<Content: View>: View {
    private let action: () -> Void
    private let content: (_ isPressed: Bool) -> Content

    @GestureState private var press = PressGesture.Value.released

    package init(
        action: @escaping () -> Void,
        @ViewBuilder content: @escaping (_ isPressed: Bool) -> Content
    ) {
        self.action = action
        self.content = content
    }

    package var body: some View {
        // Several views in the body of a style form a column (iOS 15).
        VStack {
            content(press.isPressed)
        }
        .animation(press == .touched ? Self.pressAnimation : Self.releaseAnimation, value: press)
        .gesture(
            PressGesture()
                .updating($press) { value, press, _ in press = value }
                .onEnded { _ in action() }
        )
    }

    /// A press takes effect at once.
    private static var pressAnimation: Animation { .linear(duration: 0) }

    /// Every other change fades with Core Animation's default curve (OpenSwiftUI, of iOS 18.5).
    private static var releaseAnimation: Animation { .timingCurve(0.25, 0.1, 0.25, 1, duration: 0.47) }
}
