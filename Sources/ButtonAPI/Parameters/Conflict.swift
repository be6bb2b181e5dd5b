/// Why parameters exclude each other that the style takes one by one.
enum Conflict: Hashable, Sendable {
    /// The events determine when the button is pressed.
    case pressedByEvents
    /// The neighbor came with a later system than the one that both are drawn in.
    case neighborAddedLater(style: String, availability: String)
    /// The role is new in iOS 26.
    case roleOfIOS26
    /// A link has no role.
    case linkWithRole
    /// The border shape has no corners of a given radius.
    case shapeWithoutRadius
    /// The corner style does not depend on a radius.
    case cornerStyleWithoutRadius
}
