public import Graphics
public import StyleEngine

/// A button that somebody wants to see: what it says, how it is and where it stands.
public struct ButtonRequest: Hashable, Sendable {
    // What it says.
    public var title = "Button"
    /// A symbol before the title, by its SF name.
    public var systemImage: String?

    // How it is.
    public var state = ButtonState.normal
    public var role: ButtonRole?
    public var controlSize = ControlSize.regular
    public var buttonBorderShape = ButtonBorderShape.automatic
    /// The radius of a rounded rectangle in points; the style's own where none is given.
    public var cornerRadius: CGFloat?
    public var tint: Color?
    public var font: Font.TextStyle?

    // Where it stands.
    public var colorScheme = ColorScheme.light
    public var contrast = ColorSchemeContrast.standard
    public var dynamicTypeSize = DynamicTypeSize.large
    public var layoutDirection = LayoutDirection.leftToRight

    // The picture around it.
    public var background: Color?
    /// Room around the layout frame in points; what the style needs where none is given.
    public var padding: CGFloat?

    public init() {}
}
