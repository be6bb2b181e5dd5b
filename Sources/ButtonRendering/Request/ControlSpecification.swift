package import Graphics
package import ViewEngine

/// The style of a button, and the settings that change how far it paints beyond its frame.
package struct ControlSpecification: Hashable, Sendable {
    package var style: CatalogEntry
    /// The values given for the parameters that only the style has.
    package var styleValues = StyleValues()
    package var kind = ControlKind.button
    package var role: ButtonRole?
    package var keyboardShortcut: KeyboardShortcut?
    package var controlSize = ControlSize.regular
    package var buttonBorderShape = ButtonBorderShape.automatic
    /// The radius of a rounded rectangle in points; the style's own if `nil`.
    package var cornerRadius: CGFloat?
    /// The background of a `UIButton.Configuration`.
    package var background = BackgroundSpecification()
    /// Further buttons below the first, or in a list beside it.
    package var neighbors: [NeighborSpecification] = []
    package var container = ButtonContainer.stack
    /// The style that is set on the container of all buttons.
    package var containerStyle: CatalogEntry?
    /// Whether a link is drawn by the style, as the articles disagree.
    package var linkTakesStyle = true
    /// Whether the region is shown in which a finger can be lifted to trigger the button.
    package var showsRegion = false

    package init(style: CatalogEntry) {
        self.style = style
    }
}

/// The control that is drawn in a style.
package enum ControlKind: Hashable, Sendable {
    case button
    /// A link to an address.
    case link
    /// A button that begins and ends editing, with titles of its own.
    case editButton
    /// A link to another view of the app.
    case navigationLink
}

/// The view that holds the buttons.
package enum ButtonContainer: Hashable, Sendable {
    /// A column.
    case stack
    /// A row of a list.
    case list
    /// A row of a form.
    case form
}
