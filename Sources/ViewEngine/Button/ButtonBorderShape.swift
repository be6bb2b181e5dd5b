public import Graphics

/// The shape of a bordered button.
public enum ButtonBorderShape: Hashable, Sendable {
    /// What the control size and the system ask for.
    case automatic
    case capsule
    /// A radius in points; the system's where none is given.
    case roundedRectangle(radius: CGFloat?)
    case circle

    public static let roundedRectangle = ButtonBorderShape.roundedRectangle(radius: nil)
}
