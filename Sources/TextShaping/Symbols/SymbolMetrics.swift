import Graphics

/// The size and position of symbols in a line of text, in ems of the text.
enum SymbolMetrics {
    /// The height of the middle of a symbol: half the height of a capital.
    static let middle = SystemFont.capHeight / 2
    /// The space above and below an outline in its box, as far as the box is not higher than a line of text.
    ///
    /// A button with `mic.fill` alone is 34 points high: the image is 2.33 points higher than its ink.
    static let verticalBearing: CGFloat = 0.0685

    /// The measures of one symbol, in ems of the text.
    struct Symbol {
        /// The size of the ink; `nil` for the size that the drawing has.
        var ink: CGSize?
        /// The space between an outline and the sides of its box: 2.67 and 2.2 points at 17 points for the two
        /// symbols that are measured.
        var sideBearing: CGFloat = 0.14

        /// The measures of a symbol by its name; most have none of their own.
        init(named name: String) {
            switch name {
            case "mic", "mic.fill":
                ink = CGSize(width: 12.0 / 17, height: 17.67 / 17)
                sideBearing = 2.66 / 17
            case "heart", "heart.fill": ink = CGSize(width: 20.8 / 17, height: 19.2 / 17)
            case "dice", "dice.fill":
                ink = CGSize(width: 17.6 / 17, height: 17.6 / 17)
                sideBearing = 2.2 / 17
            default: break
            }
        }
    }

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
