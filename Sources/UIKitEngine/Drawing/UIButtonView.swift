package import ViewEngine

/// A UIKit button as a view, as with `UIViewRepresentable`.
package struct UIButtonView: View {
    @StateObject private var button: UIButton
    @Environment(\.buttonObservation) private var observation

    /// A view of a button, which is created once.
    package init(makeButton: @escaping () -> UIButton) {
        _button = StateObject(wrappedValue: makeButton())
    }

    package var body: some View {
        let (button, observation) = (button, observation)
        StandardButton {
            if let observation { logAction(observation.triggerName) }
            button.performPrimaryAction()
        } content: { isPressed in
            UIButtonContent(button: button, isPressed: isPressed)
                .transformEnvironment(\.self, transform: button.adapt)
        }
        .frame(width: button.constrainedWidth)
    }
}

extension UIView {
    /// Replaces inherited traits and tint by those that were set on the view.
    fileprivate func adapt(_ environment: inout EnvironmentValues) {
        traitOverrides.apply(to: &environment)
        guard let tintColor else { return }
        environment.tint = UITraitCollection.$current.withValue(UITraitCollection(environment)) {
            Color(uiColor: tintColor)
        }
    }
}

/// The button in its current state.
private struct UIButtonContent: View {
    let button: UIButton
    /// Whether a touch presses the button.
    let isPressed: Bool

    @Environment(\.self) private var environment

    var body: some View {
        let configuration = configuration
        ConfigurationView(
            configuration: configuration,
            isTouched: isPressed && button.isEnabled,
            fillsWidth: button.constrainedWidth != nil
        )
    }

    /// Updates the button for its environment, and resolves the configuration that it then has.
    private var configuration: ResolvedConfiguration {
        button.inherit(inheritedState)
        return UITraitCollection.$current.withValue(UITraitCollection(environment)) {
            button.updateConfigurationIfNeeded()
            button.layoutSubviews()
            return ResolvedConfiguration(button.drawnConfiguration, in: environment)
        }
    }

    private var inheritedState: UIControl.State {
        var state: UIControl.State = isPressed ? .highlighted : .normal
        if !environment.isEnabled { state.insert(.disabled) }
        if environment.isSelected { state.insert(.selected) }
        if environment.isFocused { state.insert(.focused) }
        return state
    }
}
