/// The styles around a view, of which the nearest draws a button.
///
/// A button inside the body of a style is drawn by the next style further out, so that a style may
/// build on `Button(configuration)` without meeting itself again.
indirect enum ButtonStyleStack {
    case empty
    case style(makeBody: (PrimitiveButtonStyleConfiguration) -> AnyView, outer: ButtonStyleStack)

    func pushing<Style: PrimitiveButtonStyle>(_ style: Style) -> ButtonStyleStack {
        .style(makeBody: { AnyView(style.makeBody(configuration: $0)) }, outer: self)
    }

    func pushing<Style: ButtonStyle>(_ style: Style) -> ButtonStyleStack {
        .style(makeBody: { AnyView(Self.button($0, style)) }, outer: self)
    }

    /// The body of a button; a label that can be pressed where no style is around.
    func body(for configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        switch self {
        case .empty:
            AnyView(Self.button(configuration, Undecorated()))
        case .style(let makeBody, let outer):
            AnyView(StyledButton(configuration: configuration, makeBody: makeBody, outer: outer))
        }
    }

    /// The system's button in the look of a style.
    private static func button<Style: ButtonStyle>(
        _ configuration: PrimitiveButtonStyleConfiguration,
        _ style: Style
    ) -> some View {
        StandardButton(action: configuration.trigger) { isPressed in
            style.makeBody(
                configuration: ButtonStyleConfiguration(
                    role: configuration.role,
                    label: .init(content: AnyView(configuration.label)),
                    isPressed: isPressed
                )
            )
        }
    }
}

/// The look of a button that nobody styles.
private struct Undecorated: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
    }
}

/// The body that a style makes, evaluated in a scope of its own for the style's properties.
private struct StyledButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let makeBody: (PrimitiveButtonStyleConfiguration) -> AnyView
    let outer: ButtonStyleStack

    var body: some View {
        makeBody(configuration).environment(\.buttonStyle, outer)
    }
}
