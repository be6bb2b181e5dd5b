package import Graphics
import ViewEngine

/// The ring around a control that has the keyboard's focus.
///
/// No number of Apple's is known; these are the ones of Flutter's Cupertino button: a line of 3.5
/// points outside the shape, in the tint at 80 % with a lightness of 0.69 and a saturation of 0.835.
/// The hue-preserving change is approximated by mixing the tint with white.
package enum FocusRing {
    package static let lineWidth: CGFloat = 3.5
    /// Around a label without a shape.
    package static let labelCornerRadius: CGFloat = 6
    package static let opacity = 0.8
    /// How much white lies over the tint: #007AFF then has the lightness of 0.69.
    package static let whiteness = 0.38
}
