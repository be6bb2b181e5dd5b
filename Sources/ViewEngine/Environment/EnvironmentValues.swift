public import Graphics

/// The values that a view inherits from the views around it.
public struct EnvironmentValues {
    public var colorScheme = ColorScheme.light
    public var colorSchemeContrast = ColorSchemeContrast.standard
    public var controlSize = ControlSize.regular
    public var dynamicTypeSize = DynamicTypeSize.large
    public var layoutDirection = LayoutDirection.leftToRight
    public var isEnabled = true
    public var isFocused = false
    /// Whether the control is selected; UIKit's controls can be, SwiftUI's buttons cannot.
    public var isSelected = false
    /// Whether what moves jumps to its place, as the user asked for; colours and opacities still fade.
    public var accessibilityReduceMotion = false
    /// What animations without numbers mean; it holds for a whole tree.
    public var animationDefaults = AnimationDefaults.iOS17
    public var font: Font?
    /// The explicit tint; `nil` where nobody set one, and the accent colour stands in.
    public var tint: Color?
    public var multilineTextAlignment = TextAlignment.leading
    /// The key that does what the button does.
    public var keyboardShortcut: KeyboardShortcut?
    /// Whether the view stands in a row of a list.
    public var isInList = false
    public var buttonBorderShape = ButtonBorderShape.automatic
    /// Pixels to a point; frames are rounded to whole pixels.
    public var displayScale: CGFloat = 3

    /// The numbers of the system that is drawn.
    public var palette: SystemPalette

    var foregroundStyle: AnyShapeStyle?
    var buttonStyle = ButtonStyleStack.empty
    /// The values of keys that others declare.
    var additional: [ObjectIdentifier: any Sendable] = [:]

    public init(palette: SystemPalette) {
        self.palette = palette
    }

    /// From the icon of a label to its title, in points.
    public var labelSpacing: CGFloat { palette.labelSpacing }
}
