public import Graphics

/// The environment values that a view inherits from the views around it.
public struct EnvironmentValues {
    public var colorScheme = ColorScheme.light
    public var colorSchemeContrast = ColorSchemeContrast.standard
    public var controlSize = ControlSize.regular
    public var dynamicTypeSize = DynamicTypeSize.large
    public var layoutDirection = LayoutDirection.leftToRight
    /// The locale in which keys of texts are looked for.
    public var locale = Locale.current
    public var isEnabled = true
    public var isFocused = false
    /// Whether the control is selected; UIKit's controls can be, SwiftUI's buttons cannot.
    package var isSelected = false
    /// Whether movements jump to their end, as the user has chosen; colors and opacities still fade.
    public var accessibilityReduceMotion = false
    /// Whether only the app decides what still moves then, as on a device; a picture is spared it otherwise.
    package var leavesMotionToApp = false
    /// The parameters of animations that specify none; read once for a whole tree.
    package var animationDefaults = AnimationDefaults.iOS17
    public var font: Font?
    /// The explicit tint; `nil` for the accent color.
    package var tint: Color?
    /// The images of the project; `nil` if none is known.
    package var images: (any ImageLibrary)?
    /// The fonts of the project; `nil` if none is known.
    package var fonts: (any FontBook)?
    /// The accent color of the app; `nil` for blue.
    package var accent: Color?
    public var multilineTextAlignment = TextAlignment.leading
    /// The keyboard shortcut of buttons.
    public var keyboardShortcut: KeyboardShortcut?
    /// Whether the view is in a row of a list.
    package var isInList = false
    /// Whether the content of the views inside is being edited; `nil` where nothing can be edited.
    public var editMode: Binding<EditMode>?
    package var buttonBorderShape = ButtonBorderShape.automatic
    /// Pixels per point; frames are rounded to whole pixels.
    public var displayScale: CGFloat = 3

    /// The colors and text sizes of the system that is drawn.
    package var palette: SystemPalette

    var foregroundStyle: AnyShapeStyle?
    /// The attributes of text beside its font, color and alignment; `nil` for none.
    var textTraits: TextTraits?
    /// The variants of symbols that views inside have.
    public var symbolVariants = SymbolVariants.none
    /// The mode in which symbols color their layers; `nil` for that which the foreground style implies.
    var symbolRendering: SymbolRenderingMode?
    /// The way in which texts and symbols change.
    public var contentTransition = ContentTransition.interpolate
    /// The effects that symbols have; empty for most.
    var symbolMotions: [SymbolMotion] = []
    /// The size of symbols beside text.
    public var imageScale = Image.Scale.medium
    var labelStyle = StyleStack<LabelStyleConfiguration>.empty
    var buttonStyle = StyleStack<PrimitiveButtonStyleConfiguration>.empty
    var menuStyle = StyleStack<MenuStyleConfiguration>.empty
    /// The values of custom keys.
    var additional: [ObjectIdentifier: any Sendable] = [:]

    package init(palette: SystemPalette) {
        self.palette = palette
    }

    /// Whether the system's materials give way; on a device with reduced motion they do not, and in a picture they jump.
    package var isElastic: Bool { !(accessibilityReduceMotion && leavesMotionToApp) }

    /// Whether movements jump to their end.
    var replacesMovement: Bool { accessibilityReduceMotion && !leavesMotionToApp }

    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// The distance from the icon of a label to its title, in points.
    package var labelSpacing: CGFloat { palette.labelSpacing(at: dynamicTypeSize) }
}
