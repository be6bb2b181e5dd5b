import Graphics

/// The proportions of SF Pro, in ems, in which text in Inter is laid out.
enum SystemFont {
    /// 1950 of SF Pro's 2048 units: `hhea` of the font, as Core Text reports it on iOS 26.
    static let ascent: CGFloat = 0.952_148
    /// 494 of SF Pro's 2048 units, likewise.
    static let descent: CGFloat = 0.241_211
    /// Apple's symbol template: cap line to baseline, 70.46 of 100.
    static let capHeight: CGFloat = 0.704_6

    /// The scale of Inter's outlines: its capitals are 0.72727 em tall.
    static let outlineScale: CGFloat = 0.968_9

    /// The value of Inter's axis `wght` for a weight of SF Pro at a size in points.
    ///
    /// At 400 Inter has 5 % less ink than SF Pro at 17 points, and as much from 28 points on (measured on iOS 26); the
    /// other weights are not measured.
    static func weightAxis(_ weight: Int, size: CGFloat) -> Int {
        size < 28 ? Int(smallWeights(Double(weight)).rounded()) : weight
    }

    private static let smallWeights = PiecewiseLinear([(100, 100), (400, 425), (600, 600), (900, 900)])

    static func lineMetrics(size: CGFloat) -> LineMetrics {
        LineMetrics(ascent: ascent * size, descent: descent * size)
    }
}
