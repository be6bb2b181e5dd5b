import ViewEngine

/// A picture of a button that a client wants, in parts by what depends on them.
///
/// Every cache key of the renderer is made of these parts as a whole, so a new property belongs to the keys of
/// its part by construction. Which part it belongs to is decided by the broadest thing that it changes:
///
/// | part | changes |
/// | --- | --- |
/// | `title` | the layout, and with some styles more |
/// | `button.control` | the distance that the button paints beyond its frame |
/// | `button`, elsewhere | what is inside of that distance |
/// | `environment` | anything |
/// | `interaction` | what happens, and when |
/// | `presentation` | how the resolved button is shown |
/// | `theme` | the other parts, and the colors and the outline of the resolved button |
package struct ButtonRequest: Hashable, Sendable {
    /// The title of a request that names none.
    package static let defaultTitle = "Button"

    package var title = defaultTitle
    package var button: ButtonSpecification
    package var environment: ButtonEnvironment
    package var interaction = Interaction()
    package var presentation = Presentation()
    /// The values of a design, which a renderer replaces by changes to the other parts; no cache key has them.
    package var theme: ButtonTheme?

    /// A button of a style, with the defaults of that style.
    package init(style: CatalogEntry) {
        self.init(
            control: ControlSpecification(style: style),
            environment: ButtonEnvironment(system: style.defaultSystem)
        )
        guard let content = style.content else { return }
        title = content.title
        environment.colorScheme = content.traits.colorScheme ?? .light
    }

    /// A button of which only the control and the environment differ from the defaults.
    init(control: ControlSpecification, environment: ButtonEnvironment) {
        button = ButtonSpecification(control: control)
        self.environment = environment
    }

    /// Whether the picture shows a moment of an interaction instead of a state.
    package var isMoment: Bool { !interaction.events.isEmpty || presentation.time != nil }
}
