public import Graphics
public import StyleEngine

/// A button that somebody wants to see: what it says, how it is, where it stands and what happens to it.
public struct ButtonRequest: Hashable, Sendable {
    // What it says.
    public var title = "Button"
    /// A symbol beside the title, by its SF name.
    public var systemImage: String?
    /// Where the symbol stands.
    public var imagePlacement = Edge.leading
    /// From the symbol to the title in points; the framework's where none is given.
    public var imagePadding: CGFloat?
    public var label = DemoLabel.title
    /// What the demo labels show; the action of the button toggles it.
    public var flag = true
    /// Whether changes inside of a demo label are animated.
    public var animatesLabel = true
    /// Whether the button around a demo label lets animations in from outside.
    public var letsAnimationsIn = true

    // How it is.
    public var control = RequestedControl.button
    public var state = ButtonState.normal
    public var role: ButtonRole?
    public var keyboardShortcut: KeyboardShortcut?
    public var controlSize = ControlSize.regular
    public var buttonBorderShape = ButtonBorderShape.automatic
    /// The radius of a rounded rectangle in points; the style's own where none is given.
    public var cornerRadius: CGFloat?
    public var tint: Color?
    public var font: Font.TextStyle?
    /// What only buttons of UIKit have.
    public var configuration = ConfigurationRequest()
    /// The width of the button in points; what it needs where none is given.
    public var width: CGFloat?
    /// The values of the parameters that only its style has.
    public var styleValues = StyleValues()

    // Where it stands.
    /// The look of the system; the style's usual one where none is given.
    public var system: SystemDesign?
    public var colorScheme = ColorScheme.light
    public var contrast = ColorSchemeContrast.standard
    public var dynamicTypeSize = DynamicTypeSize.large
    public var layoutDirection = LayoutDirection.leftToRight
    /// The style of a second button with the same label below it, which nobody presses.
    public var beside: String?

    // What happens to it.
    /// What the user does; nothing where none is given.
    public var events: [InteractionEvent] = []
    /// The moment that a still picture shows, in seconds; the end where none is given.
    public var time: Double?
    /// When the interaction is broken off, in seconds; when all is at rest where none is given.
    public var duration: Double?
    /// The number of frames in a second, where frames are asked for.
    public var framesPerSecond: Double?
    /// Whether a picture that plays begins again at its end.
    public var loops = true
    /// Whether what moves jumps, and only colours and opacities fade.
    public var reducesMotion = false
    /// What animations without numbers mean.
    public var animationDefaults = AnimationDefaults.iOS17

    // The picture around it.
    public var background: Color?
    /// Whether text stays text instead of becoming outlines.
    public var hasLiveText = false
    /// Room around the layout frame in points; what the style needs where none is given.
    public var padding: CGFloat?

    public init() {}

    public static let usualFramesPerSecond = 60.0

    /// Whether it shows a moment of an interaction and not a state.
    public var isMoment: Bool { !events.isEmpty || time != nil }
}

/// What a style is asked to draw.
public enum RequestedControl: Hashable, Sendable {
    case button
    /// A link to an address, which no style changes.
    case link
}

/// What a button shows: the words of the request, or a label that an article animates.
public enum DemoLabel: Hashable, Sendable, CaseIterable {
    /// The title, and a symbol.
    case title
    /// The title on orange, and a circle that travels from one side to the other.
    case circle
    /// The title on a background that changes from gray to purple.
    case swatch
}
