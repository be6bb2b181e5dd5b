/// The button styles around a view; the nearest one draws a button.
///
/// A button inside the body of a style is drawn by the next style outwards, so that a style may use
/// `Button(configuration)` without recursion.
indirect enum ButtonStyleStack {
    case empty
    case style(makeBody: (PrimitiveButtonStyleConfiguration) -> AnyView, outer: ButtonStyleStack)

    func pushing<Style: PrimitiveButtonStyle>(_ style: Style) -> ButtonStyleStack {
        .style(makeBody: { AnyView(style.makeBody(configuration: $0)) }, outer: self)
    }

    func pushing<Style: ButtonStyle>(_ style: Style) -> ButtonStyleStack {
        .style(makeBody: { AnyView(Self.button($0, style: style)) }, outer: self)
    }

    /// The body of a button; without a style, the label with the system's behavior.
    func body(for configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        switch self {
        case .empty:
            AnyView(Self.button(configuration, style: LabelOnlyButtonStyle()))
        case .style(let makeBody, let outer):
            AnyView(StyledButton(configuration: configuration, makeBody: makeBody, outer: outer))
        }
    }

    /// A button with the system's behavior and the appearance of a style.
    private static func button<Style: ButtonStyle>(
        _ configuration: PrimitiveButtonStyleConfiguration,
        style: Style
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

/// The appearance of a button without a style.
private struct LabelOnlyButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
    }
}

/// The body of a style, evaluated in its own scope for the dynamic properties of the style.
private struct StyledButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let makeBody: (PrimitiveButtonStyleConfiguration) -> AnyView
    let outer: ButtonStyleStack

    var body: some View {
        makeBody(configuration).environment(\.buttonStyle, outer)
    }
}
