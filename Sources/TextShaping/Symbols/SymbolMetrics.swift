import Graphics

/// The size and position of symbols in a line of text, in ems of the text.
enum SymbolMetrics {
    /// The height of the middle of a symbol: half the height of a capital.
    static let middle = SystemFont.capHeight / 2
    /// The space between an outline and the sides of its box, as in Apple's symbol template (8.74 of 100).
    static let sideBearing: CGFloat = 0.087

    /// The em of an icon font, and the middle of its outlines in that em.
    struct IconFont {
        let em: CGFloat
        let middle: CGFloat
    }

    /// `circle` becomes 0.999 em wide, as in Apple's template; it is 437 of 512 units wide.
    static let cupertino = IconFont(em: 1.17, middle: 192.0 / 512)
    /// As wide: its circle is 426 of 512 units wide.
    static let material = IconFont(em: 1.20, middle: 0.5)

    /// The additional line width by weight of the text, in ems.
    ///
    /// The icon fonts have one weight, near regular, and a stroke makes it heavier. Chosen by eye.
    private static let emboldening = PiecewiseLinear([
        (400, 0), (500, 0.008), (600, 0.018), (700, 0.030), (800, 0.043), (900, 0.055),
    ])

    static func strokeWidth(weight: Int) -> CGFloat {
        emboldening(Double(weight))
    }
}
