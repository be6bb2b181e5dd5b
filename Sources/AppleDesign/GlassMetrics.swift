package import Graphics
package import ViewEngine

/// A stand-in for Liquid Glass, which bends and blurs what is behind it and so has no picture of its own.
///
/// Fill and rim are the flat approximation that web designs use for the “Regular – Small” material of
/// Apple's design kits; the shadows are those of the first iOS 26 kit. Labels on glass are the kit's.
package enum GlassMetrics {
    package static func fill(_ scheme: ColorScheme) -> Color {
        scheme == .light ? Color(white: 1, opacity: 0.75) : Color(ResolvedColor(0x1E1E20, opacity: 0.55))
    }

    package static func rim(_ scheme: ColorScheme) -> Color {
        Color(white: 1, opacity: scheme == .light ? 0.9 : 0.25)
    }

    package static let rimWidth: CGFloat = 0.5

    package static func label(_ scheme: ColorScheme) -> Color {
        Color(ResolvedColor(scheme == .light ? 0x1A1A1A : 0xEDEDED))
    }

    /// How much of a label shows on disabled glass.
    package static let disabledOpacity = 0.5

    /// The shadows in CSS's terms: x 0, y 0, blur 2 at 10 %, and x 0, y 1, blur 8 at 12 %.
    package static let shadows: [(opacity: Double, radius: CGFloat, y: CGFloat)] = [
        (0.10, 1, 0), (0.12, 4, 1),
    ]

    /// Apple says that pressed glass grows and lights up, and gives no numbers; these are guesses.
    package static let pressedScale: CGFloat = 1.04
    package static let pressedLight = 0.15
}
