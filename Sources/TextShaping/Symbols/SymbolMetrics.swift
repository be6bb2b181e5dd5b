import Graphics

/// How symbols stand in a line of text; lengths are in ems of the text.
enum SymbolMetrics {
    /// Symbols are centred on half the height of a capital.
    static let middle = SystemFont.capHeight / 2
    /// Between a drawing and the sides of its box, as in Apple's symbol template (8.74 of 100).
    static let sideBearing: CGFloat = 0.087

    /// The em of an icon font, and where its drawings are centred in that em.
    struct IconFont {
        let em: CGFloat
        let middle: CGFloat
    }

    /// `circle` becomes 0.999 em wide, as in Apple's template; it is 437 of 512 units wide.
    static let cupertino = IconFont(em: 1.17, middle: 192.0 / 512)
    /// As wide: its circle is 426 of 512 units wide.
    static let material = IconFont(em: 1.20, middle: 0.5)

    /// How much thicker lines grow with the weight of the text, in ems.
    ///
    /// The icon fonts have one weight, near regular; the rest is a stroke. By eye.
    private static let emboldening = PiecewiseLinear([
        (400, 0), (500, 0.008), (600, 0.018), (700, 0.030), (800, 0.043), (900, 0.055),
    ])

    static func strokeWidth(weight: Int) -> CGFloat {
        emboldening(Double(weight))
    }
}
