import Graphics

/// The space after each character that gives Inter the width of SF Pro.
enum Tracking {
    /// The tracking of a font in points.
    static func points(for font: FontDescriptor) -> CGFloat {
        font.size * (regular(font.size) + heavier(weight: font.weight, size: font.size))
    }

    /// The offset of an outline to the right within its advance, in points.
    ///
    /// Apple's own tracking comes after a character. The rest of the tracking makes Inter's letters narrower or
    /// wider, so half of it comes before each letter and half after.
    static func bearing(for font: FontDescriptor) -> CGFloat {
        (points(for: font) - apple(font.size)) / 2
    }

    /// SF Pro's tracking by size, both in points (Human Interface Guidelines, Typography).
    private static let apple = PiecewiseLinear(smallApple + largeApple)

    private static let smallApple: [(x: Double, y: Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06),
        (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43),
    ]

    /// Above 17 points SF Pro also changes its optical size, and Inter has none.
    private static let largeApple: [(x: Double, y: Double)] = [
        (18, -0.44), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22),
        (27, 0.29), (28, 0.38), (29, 0.40), (34, 0.40), (40, 0.37), (50, 0.34), (60, 0.26), (72, 0.14),
        (80, 0),
    ]

    /// The tracking of regular Inter in addition to Apple's, in ems.
    ///
    /// Fitted, as are all the tables below, to widths measured on iOS 26 at several sizes and weights, together with
    /// `LetterSpacing`.
    private static let appleCorrection = -0.004_9

    /// The whole tracking of regular Inter above 17 points, in ems.
    ///
    /// At 34 points it is narrower by 0.26 points a letter than those widths say, as on pictures of two labels. From 28
    /// points on the letters themselves are lighter and narrower (`SystemFont.weightAxis`).
    private static let large: [(x: Double, y: Double)] = [
        (18, -0.0320), (20, -0.0409), (22, -0.0479), (24, -0.0503), (27.99, -0.0498), (28, -0.0480),
        (32, -0.0523), (34, -0.0582),
    ]

    /// The tracking of regular Inter in ems, by size in points.
    private static let regular = PiecewiseLinear(
        smallApple.map { (x: $0.x, y: $0.y / $0.x + appleCorrection) } + large
    )

    /// The additional tracking of heavier weights, in ems, by size in points.
    private static let heavierWeights: [(weight: Double, added: PiecewiseLinear)] = [
        (400, PiecewiseLinear([(17, 0)])),
        (500, PiecewiseLinear([(17, 0.0073), (20, 0.0062)])),
        (600, PiecewiseLinear([(17, 0.0117), (20, 0.0117), (22, 0.0133), (27.99, 0.0134)] + beside(0.0134))),
        (700, PiecewiseLinear([(17, 0.0181), (20, 0.0189), (22, 0.0205), (27.99, 0.0215)] + beside(0.0215))),
        (800, PiecewiseLinear([(17, 0.0299), (20, 0.0307), (27.99, 0.0307)] + beside(0.0301))),
    ]

    /// The points from 28 points on, which keep heavier weights as they are where the tracking of regular text steps.
    private static func beside(_ added: Double) -> [(x: Double, y: Double)] {
        [(28, added - 0.0018), (34, added + 0.0022)]
    }

    private static func heavier(weight: Int, size: CGFloat) -> CGFloat {
        guard weight > 400 else { return 0 }
        return PiecewiseLinear(heavierWeights.map { (x: $0.weight, y: $0.added(size)) })(Double(weight))
    }
}
