/// A button as the system behaves, for a style that only decides how it looks.
struct StandardButton<Style: ButtonStyle>: View {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration

    @GestureState private var press = PressGesture.Value.released

    var body: some View {
        // What a style makes of several views stands in a column (iOS 15).
        VStack {
            style.makeBody(
                configuration: ButtonStyleConfiguration(
                    role: configuration.role,
                    label: .init(content: AnyView(configuration.label)),
                    isPressed: press.isPressed
                )
            )
        }
        .animation(press == .touched ? Self.touch : Self.fade, value: press)
        .gesture(
            PressGesture()
                .updating($press) { value, press, _ in press = value }
                .onEnded { _ in configuration.trigger() }
        )
    }

    /// A touch shows at once.
    private static var touch: Animation { .linear(duration: 0) }

    /// Everything else fades by Core Animation's default curve (OpenSwiftUI, of iOS 18.5).
    private static var fade: Animation { .timingCurve(0.25, 0.1, 0.25, 1, duration: 0.47) }
}
