import StyleEngine

/// A button of UIKit among views, as `UIViewRepresentable` puts one there.
struct UIButtonView: View {
    @StateObject private var button: UIButton
    private let isHighlighted: Bool
    private let fillsWidth: Bool

    /// A button that is made once; `isHighlighted` sets that state without a finger.
    init(isHighlighted: Bool, fillsWidth: Bool, makeButton: @escaping () -> UIButton) {
        _button = StateObject(wrappedValue: makeButton())
        self.isHighlighted = isHighlighted
        self.fillsWidth = fillsWidth
    }

    var body: some View {
        let button = button
        StandardButton {
            button.performPrimaryAction()
        } content: { isPressed in
            UIButtonContent(button: button, isHighlighted: isPressed || isHighlighted, fillsWidth: fillsWidth)
                .transformEnvironment(\.self, transform: button.adapt)
        }
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
    let isHighlighted: Bool
    let fillsWidth: Bool

    @Environment(\.self) private var environment

    var body: some View {
        ConfigurationView(
            configuration: configuration,
            isHighlighted: isHighlighted,
            fillsWidth: fillsWidth
        )
    }

    /// Tells the button its state, as UIKit does before it lays a view out, and asks how it looks.
    private var configuration: ResolvedConfiguration {
        button.isEnabled = environment.isEnabled
        button.isSelected = environment.isSelected
        button.isFocused = environment.isFocused
        button.isHighlighted = isHighlighted
        return UITraitCollection.$current.withValue(UITraitCollection(environment)) {
            button.updateConfigurationIfNeeded()
            return ResolvedConfiguration(button.drawnConfiguration, in: environment)
        }
    }
}
