package import Graphics
import ViewEngine

/// The metrics of the ring around a control that has keyboard focus.
///
/// Apple publishes no numbers. These are from Flutter's Cupertino button: a line of 3.5 points outside
/// the shape, in the tint at 80 % opacity with a lightness of 0.69 and a saturation of 0.835. Mixing the
/// tint with white approximates that change of lightness and saturation.
package enum FocusRing {
    /// In points.
    package static let lineWidth: CGFloat = 3.5
    /// The corner radius around a label without a border, in points.
    package static let labelCornerRadius: CGFloat = 6
    package static let opacity = 0.8
    /// The opacity of the white over the tint; #007AFF then has a lightness of 0.69.
    package static let whiteness = 0.38
}
