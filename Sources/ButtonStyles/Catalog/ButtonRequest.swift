public import Graphics
public import StyleEngine

/// A button that somebody wants to see: what it says, how it is and where it stands.
public struct ButtonRequest: Hashable, Sendable {
    // What it says.
    public var title = "Button"
    /// A symbol beside the title, by its SF name.
    public var systemImage: String?
    /// Where the symbol stands.
    public var imagePlacement = Edge.leading
    /// From the symbol to the title in points; the framework's where none is given.
    public var imagePadding: CGFloat?

    // How it is.
    public var state = ButtonState.normal
    public var role: ButtonRole?
    public var controlSize = ControlSize.regular
    public var buttonBorderShape = ButtonBorderShape.automatic
    /// The radius of a rounded rectangle in points; the style's own where none is given.
    public var cornerRadius: CGFloat?
    public var tint: Color?
    public var font: Font.TextStyle?
    /// The width of the button in points; what it needs where none is given.
    public var width: CGFloat?

    // Where it stands.
    /// The look of the system; the style's usual one where none is given.
    public var system: SystemDesign?
    public var colorScheme = ColorScheme.light
    public var contrast = ColorSchemeContrast.standard
    public var dynamicTypeSize = DynamicTypeSize.large
    public var layoutDirection = LayoutDirection.leftToRight

    // The picture around it.
    public var background: Color?
    /// Whether text stays text instead of becoming outlines.
    public var hasLiveText = false
    /// Room around the layout frame in points; what the style needs where none is given.
    public var padding: CGFloat?

    public init() {}
}
