package import AppleDesign
package import Graphics
package import ViewEngine

/// A button that somebody wants to see: what it says, how it is, where it stands and what happens to it.
package struct ButtonRequest: Hashable, Sendable {
    // What it says.
    package var title = "Button"
    /// A symbol beside the title, by its SF name.
    package var systemImage: String?
    /// Where the symbol stands.
    package var imagePlacement = Edge.leading
    /// From the symbol to the title in points; the framework's where none is given.
    package var imagePadding: CGFloat?
    package var label = DemoLabel.title
    /// What the demo labels show; the action of the button toggles it.
    package var flag = true
    /// Whether changes inside of a demo label are animated.
    package var animatesLabel = true
    /// Whether the button around a demo label lets animations in from outside.
    package var letsAnimationsIn = true

    // How it is.
    package var control = RequestedControl.button
    package var state = ButtonState.normal
    package var role: ButtonRole?
    package var keyboardShortcut: KeyboardShortcut?
    package var controlSize = ControlSize.regular
    package var buttonBorderShape = ButtonBorderShape.automatic
    /// The radius of a rounded rectangle in points; the style's own where none is given.
    package var cornerRadius: CGFloat?
    package var tint: Color?
    package var font: Font.TextStyle?
    /// What only buttons of UIKit have.
    package var configuration = ConfigurationRequest()
    /// The width of the button in points; what it needs where none is given.
    package var width: CGFloat?
    /// The values of the parameters that only its style has.
    package var styleValues = StyleValues()

    // Where it stands.
    /// The look of the system; the style's usual one where none is given.
    package var system: SystemDesign?
    package var colorScheme = ColorScheme.light
    package var contrast = ColorSchemeContrast.standard
    package var dynamicTypeSize = DynamicTypeSize.large
    package var layoutDirection = LayoutDirection.leftToRight
    /// The style of a second button with the same label below it, which nobody presses.
    package var beside: String?

    // What happens to it.
    /// What the user does; nothing where none is given.
    package var events: [InteractionEvent] = []
    /// The moment that a still picture shows, in seconds; the end where none is given.
    package var time: Double?
    /// When the interaction is broken off, in seconds; when all is at rest where none is given.
    package var duration: Double?
    /// The number of frames in a second, where frames are asked for.
    package var framesPerSecond: Double?
    /// Whether a picture that plays begins again at its end.
    package var loops = true
    /// Whether what moves jumps, and only colours and opacities fade.
    package var reducesMotion = false
    /// What animations without numbers mean.
    package var animationDefaults = AnimationDefaults.iOS17

    // The picture around it.
    package var background: Color?
    /// Whether text stays text instead of becoming outlines.
    package var hasLiveText = false
    /// Room around the layout frame in points; what the style needs where none is given.
    package var padding: CGFloat?

    package init() {}

    package static let usualFramesPerSecond = 60.0

    /// Whether it shows a moment of an interaction and not a state.
    package var isMoment: Bool { !events.isEmpty || time != nil }
}

/// What a style is asked to draw.
package enum RequestedControl: Hashable, Sendable {
    case button
    /// A link to an address, which no style changes.
    case link
}

/// What a button shows: the words of the request, or a label that an article animates.
package enum DemoLabel: Hashable, Sendable, CaseIterable {
    /// The title, and a symbol.
    case title
    /// The title on orange, and a circle that travels from one side to the other.
    case circle
    /// The title on a background that changes from gray to purple.
    case swatch
}
