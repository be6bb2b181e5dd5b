package import Graphics
package import ViewEngine

/// The colors and metrics of a flat approximation of Liquid Glass.
///
/// Real glass refracts and blurs the content behind it, which a button alone does not have. Fill and rim are
/// those that web designs use for the “Regular – Small” material of Apple's design kits. The shadows and
/// the label colors are those of the first iOS 26 kit.
package enum GlassMetrics {
    package static func fill(in scheme: ColorScheme) -> Color {
        scheme == .light ? Color(white: 1, opacity: 0.75) : Color(ResolvedColor(0x1E1E20, opacity: 0.55))
    }

    package static func rim(in scheme: ColorScheme) -> Color {
        Color(white: 1, opacity: scheme == .light ? 0.9 : 0.25)
    }

    /// In points.
    package static let rimWidth: CGFloat = 0.5

    package static func label(in scheme: ColorScheme) -> Color {
        Color(ResolvedColor(scheme == .light ? 0x1A1A1A : 0xEDEDED))
    }

    /// The opacity of a label on disabled glass.
    package static let disabledOpacity = 0.5

    /// In the terms of CSS: x 0, y 0, blur 2 at 10 %, and x 0, y 1, blur 8 at 12 %.
    package static let shadows: [(opacity: Double, radius: CGFloat, y: CGFloat)] = [
        (0.10, 1, 0), (0.12, 4, 1),
    ]

    /// The scale of pressed glass: a guess, because Apple states only that pressed glass grows and lights up.
    package static let pressedScale: CGFloat = 1.04
    /// The opacity of the white light in pressed glass: a guess, too.
    package static let pressedLight = 0.15
}
