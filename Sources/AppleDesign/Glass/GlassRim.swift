package import Graphics

/// The line along the edge of glass, which is brighter outside than inside.
package struct GlassRim: Hashable, Sendable {
    /// The colors of the thirds of the line, from the edge inward; one if the line has one color.
    package let colors: [ResolvedColor]

    private typealias Lightening = (factor: Double, light: Double)

    /// The thirds of the line of the brighter and of the darker tint.
    private static let lightenings: [(bright: Lightening, dark: Lightening)] = [
        ((1.228, 43), (1.352, 54)), ((1.162, 32), (1.254, 40)), ((1.096, 21), (1.156, 26)),
    ]

    /// A line of one color.
    init(_ color: ResolvedColor) {
        colors = [color]
    }

    /// The line of tinted glass.
    ///
    /// Measured for two tints: (43, 210, 255), (32, 190, 254) and (21, 170, 252) on #0088FF; (54, 219, 255),
    /// (40, 193, 255) and (26, 167, 255) on #007AFF. That the darker one has more light because it is darker, and that
    /// no tint has more or less than these two, is a guess.
    init(lightening tint: ResolvedColor) {
        let (bright, dark) = (ResolvedColor(0x0088FF).luma, ResolvedColor(0x007AFF).luma)
        let darkness = max(0, min(1, (bright - tint.luma) / (bright - dark)))
        colors = Self.lightenings.map { bright, dark in
            tint.scaled(
                by: bright.factor + (dark.factor - bright.factor) * darkness,
                plus: (bright.light + (dark.light - bright.light) * darkness) / 255
            )
        }
    }

    /// The line of glass without a tint: its fill in a stronger hue, half as far from white.
    ///
    /// Measured as (166, 232, 255) on blue and white on white. Over a beige it is (255, 252, 228) in its middle, and up to
    /// 5 brighter outside and darker inside, which is not drawn.
    init(on fill: ResolvedColor) {
        colors = [fill.saturated(by: 1.25).scaled(by: 1, plus: (1 - fill.luma) / 2)]
    }
}
