package import Graphics
package import ViewEngine

/// Everything that a button is resolved from, apart from its title and its environment.
package struct ButtonSpecification: Hashable, Sendable {
    package var control: ControlSpecification
    package var label = LabelSpecification()
    /// The text style of the label; the style's own if `nil`.
    package var font: Font.TextStyle?
    /// The width of the button in points; what it needs if `nil`.
    package var width: CGFloat?
    package var tint: Color?
    package var configuration = ConfigurationSpecification()
    package var state = ButtonState.normal
    /// The way in which a view that is shown by itself is resolved.
    package var view = ViewSpecification()

    package init(control: ControlSpecification) {
        self.control = control
    }
}
