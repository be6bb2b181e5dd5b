import ButtonRendering

/// Why parameters exclude each other that the style takes one by one.
enum Conflict: Hashable, Sendable {
    /// The events determine when the button is pressed.
    case pressedByEvents
    /// A finger is on one control at a time.
    case eventsOfAllControls
    /// Another style in the picture came with a later system than the one that all are drawn in.
    case styleAddedLater(style: String, availability: String)
    /// The role is new in iOS 26.
    case roleOfIOS26
    /// Only a button has a role; the control is another one.
    case controlWithRole(ControlKind)
    /// An edit button has a label of its own.
    case editButtonWithLabel
    /// The border shape has no corners of a given radius.
    case shapeWithoutRadius
    /// The corner style does not depend on a radius.
    case cornerStyleWithoutRadius
}
