import Graphics
package import ViewEngine

/// A UIKit button as a view, as with `UIViewRepresentable`.
package struct UIButtonView: View {
    @StateObject private var button: UIButton
    @Environment(\.controlObservation) private var observation
    @Environment(\.self) private var environment

    /// A view of a button, which is created once.
    package init(makeButton: @escaping () -> UIButton) {
        _button = StateObject(wrappedValue: makeButton())
    }

    package var body: some View {
        let (traits, observation) = (UITraitCollection(environment), observation)
        // The button may be made now: its initializer reads the traits.
        let button = UITraitCollection.$current.withValue(traits) { self.button }
        StandardButton {
            if let observation { logAction(observation.triggerName) }
            UITraitCollection.$current.withValue(traits) { button.performPrimaryAction() }
        } content: { isPressed in
            UIButtonContent(button: button, isPressed: isPressed)
                .transformEnvironment(\.self, transform: button.adapt)
        }
        .frame(
            width: button.assignedSize?.width ?? button.constrainedWidth,
            height: button.assignedSize?.height ?? button.constrainedHeight
        )
        .touchTest(button.touchTest(in: traits))
        // The environment selects it.
        .observedControl(ControlTraits(.button) {})
    }
}

extension UIView {
    /// Replaces inherited traits and tint by those that were set on the view.
    fileprivate func adapt(_ environment: inout EnvironmentValues) {
        traitOverrides.apply(to: &environment)
        guard let ownTintColor else { return }
        environment.tint = UITraitCollection.$current.withValue(UITraitCollection(environment)) {
            Color(uiColor: ownTintColor)
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
        let (configuration, size) = update()
        let layer = button.takeLayerPicture()
        let parts = (
            button.madeImageView?.takeChangedLayerPicture(),
            button.madeTitleLabel?.takeChangedLayerPicture()
        )
        LayeredContent(
            content: view(of: configuration, size: size, layers: parts),
            size: size,
            layer: button.layer.hasChanged || canChangeLayer ? layer : nil
        )
    }

    /// Whether code of the button can change its layer when its state changes; most buttons never do, and are drawn with
    /// fewer views.
    private var canChangeLayer: Bool {
        type(of: button) != UIButton.self || button.configurationUpdateHandler != nil
    }

    private func view(
        of configuration: ResolvedConfiguration,
        size: UIView.OwnSize = UIView.OwnSize(),
        layers: (image: LayerPicture?, title: LayerPicture?) = (nil, nil)
    ) -> ConfigurationView {
        var parts = button.placedParts
        (parts.imageLayer, parts.titleLayer) = layers
        return ConfigurationView(
            configuration: configuration,
            isTouched: isPressed && button.isEnabled,
            fillsWidth: button.constrainedWidth != nil || size.width != nil,
            fillsHeight: button.constrainedHeight != nil || size.height != nil,
            alignment: button.contentAlignment,
            parts: parts
        )
    }

    /// Updates the button for its environment, and returns the configuration and the lengths of its own that it then has.
    private func update() -> (ResolvedConfiguration, UIView.OwnSize) {
        let environment = environment
        return UITraitCollection.$current.withValue(UITraitCollection(environment)) {
            button.update(measuring: measuredSize, content: contentSize, views: measuredSize(of:)) {
                button.addToWindowIfNeeded()
                button.inherit(inheritedState(in: environment))
                button.updateConfigurationIfNeeded()
                button.layOutSubviews()
                button.layoutSublayers(of: button.layer)
                button.layOutSubviews()
                button.displayIfNeeded()
                return (ResolvedConfiguration(button.drawnConfiguration, in: environment), button.ownSize)
            }
        }
    }

    /// The size of the button with its current configuration.
    private func measuredSize() -> CGSize? {
        let size = button.ownSize
        return view(of: ResolvedConfiguration(button.drawnConfiguration, in: environment), size: size)
            .frame(
                width: button.constrainedWidth ?? size.width,
                height: button.constrainedHeight ?? size.height
            )
            .idealSize(in: environment)
    }

    /// The size of a view inside of the button.
    private func measuredSize(of view: AnyView) -> CGSize? { view.idealSize(in: environment) }

    /// The size of the content of the button with its current configuration.
    private func contentSize() -> CGSize? {
        view(of: ResolvedConfiguration(button.drawnConfiguration, in: environment))
            .idealSize(in: environment)
    }

    private func inheritedState(in environment: EnvironmentValues) -> UIControl.State {
        var state: UIControl.State = isPressed ? .highlighted : .normal
        if !environment.isEnabled { state.insert(.disabled) }
        if environment.isSelected { state.insert(.selected) }
        if environment.isFocused { state.insert(.focused) }
        return state
    }
}

/// The content of a button with its layer, if it has one; a conditional view would be one view more in every button.
private struct LayeredContent: PrimitiveView {
    let content: ConfigurationView
    /// The lengths that the button has of its own.
    let size: UIView.OwnSize
    let layer: LayerPicture?

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        if size == UIView.OwnSize() {
            lower(content, inputs: inputs, into: &nodes)
        } else {
            lower(content.frame(width: size.width, height: size.height), inputs: inputs, into: &nodes)
        }
    }

    private func lower<Content: View>(_ content: Content, inputs: ViewInputs, into nodes: inout [Node]) {
        if let layer {
            content.layer(layer, in: inputs.environment).lower(inputs, into: &nodes)
        } else {
            content.lower(inputs, into: &nodes)
        }
    }
}
