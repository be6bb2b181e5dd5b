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
    /// The style of a second button with the same label, below the first, which nobody presses.
    package var neighbor: CatalogEntry?

    package init(style: CatalogEntry) {
        self.style = style
    }
}

/// The control that is drawn in a style.
package enum ControlKind: Hashable, Sendable {
    case button
    /// A link to an address, which no style changes.
    case link
}
