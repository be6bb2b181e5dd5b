/// A button as the system behaves, for a style that only decides how it looks.
struct StandardButton<Style: ButtonStyle>: View {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration

    @State private var isPressed = false

    var body: some View {
        style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role,
                label: .init(content: AnyView(configuration.label)),
                isPressed: isPressed
            )
        )
        .modifier(PressModifier(isPressed: $isPressed))
    }
}
