import Graphics

/// Our own drawing of the SF symbols `digitalcrown.horizontal.press` and `digitalcrown.horizontal.press.fill`: the
/// edge of a watch, its crown seen from the side, and an arrow that presses it.
///
/// Lengths are in ems of the text, and the origin is the middle of the drawing.
enum DigitalCrown {
    static func outline(isFilled: Bool) -> SymbolOutline {
        SymbolOutline(pieces: watchCase + crown(isFilled: isFilled) + arrow)
    }

    /// The edge of the watch, and the stem of the crown.
    private static let watchCase = [
        SymbolStroke.line(
            through: [
                CGPoint(x: -0.75, y: -0.53), CGPoint(x: -0.53, y: -0.53), CGPoint(x: -0.53, y: 0.53),
                CGPoint(x: -0.75, y: 0.53),
            ],
            cornerRadius: 0.18
        ),
        Path(CGRect(x: -0.53, y: -0.15, width: 0.2, height: 0.3)),
    ]

    private static func crown(isFilled: Bool) -> [Path] {
        let box = CGRect(x: -0.39, y: -0.43, width: 0.46, height: 0.86)
        let ridges = [-0.26, -0.13, 0, 0.13, 0.26].map { middle in
            SymbolStroke.bar(
                CGRect(
                    x: box.minX + (isFilled ? 0.09 : 0.15),
                    y: middle - 0.028,
                    width: box.width - (isFilled ? 0.18 : 0.3),
                    height: 0.056
                )
            )
        }
        if isFilled {
            return [Path(roundedRect: box, cornerRadius: 0.13, style: .continuous)]
                + ridges.map(SymbolStroke.hole)
        }
        return SymbolStroke.ring(box, cornerRadius: 0.13) + ridges
    }

    /// The arrow to the crown: a shaft, and two barbs at 45° to it.
    private static let arrow: [Path] = {
        let line = SymbolStroke.width
        let tip = CGPoint(x: 0.2, y: 0)
        let shaft = CGRect(x: tip.x, y: -line / 2, width: 0.55, height: line)
        let barb = SymbolStroke.bar(
            CGRect(x: tip.x - line / 2, y: -line / 2, width: 0.33, height: line)
        )
        let diagonal = 0.5.squareRoot()
        return [SymbolStroke.bar(shaft)]
            + [diagonal, -diagonal].map { sine in
                let rotationAboutTip = CGAffineTransform(
                    a: diagonal,
                    b: sine,
                    c: -sine,
                    d: diagonal,
                    tx: tip.x * (1 - diagonal) + line / 2,
                    ty: -tip.x * sine
                )
                return barb.applying(rotationAboutTip)
            }
    }()
}
