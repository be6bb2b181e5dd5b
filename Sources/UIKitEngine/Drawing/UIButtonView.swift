package import ViewEngine

/// A button of UIKit among views, as `UIViewRepresentable` puts one there.
package struct UIButtonView: View {
    @StateObject private var button: UIButton

    /// A button that is made once.
    package init(makeButton: @escaping () -> UIButton) {
        _button = StateObject(wrappedValue: makeButton())
    }

    package var body: some View {
        let button = button
        StandardButton {
            button.performPrimaryAction()
        } content: { isPressed in
            UIButtonContent(button: button, isPressed: isPressed)
                .transformEnvironment(\.self, transform: button.adapt)
        }
        .frame(width: button.constrainedWidth)
    }
}

extension UIView {
    /// Puts what the view has of its own in the place of what it inherits.
    fileprivate func adapt(_ environment: inout EnvironmentValues) {
        traitOverrides.apply(to: &environment)
        guard let tintColor else { return }
        environment.tint = UITraitCollection.$current.withValue(UITraitCollection(environment)) {
            Color(uiColor: tintColor)
        }
    }
}

/// The button in the state that it has by now.
private struct UIButtonContent: View {
    let button: UIButton
    /// Whether a finger is on it.
    let isPressed: Bool

    @Environment(\.self) private var environment

    var body: some View {
        let configuration = configuration
        ConfigurationView(
            configuration: configuration,
            isHighlighted: button.isHighlighted && button.isEnabled,
            fillsWidth: button.constrainedWidth != nil
        )
    }

    /// Tells the button what has happened to it since, and asks how it looks.
    private var configuration: ResolvedConfiguration {
        button.adopt(stateAround)
        return UITraitCollection.$current.withValue(UITraitCollection(environment)) {
            button.updateConfigurationIfNeeded()
            return ResolvedConfiguration(button.drawnConfiguration, in: environment)
        }
    }

    private var stateAround: UIControl.State {
        var state: UIControl.State = isPressed ? .highlighted : .normal
        if !environment.isEnabled { state.insert(.disabled) }
        if environment.isSelected { state.insert(.selected) }
        if environment.isFocused { state.insert(.focused) }
        return state
    }
}
