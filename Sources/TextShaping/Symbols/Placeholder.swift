import Graphics

/// Our own drawing of the SF symbol `questionmark.square.dashed`, which is also the placeholder of symbols without a
/// drawing: a question mark in a dashed square.
///
/// Lengths are in ems of the text, and the origin is the middle of the drawing.
enum Placeholder {
    static func outline() -> SymbolOutline {
        SymbolOutline(pieces: dashedSquare + [hook, dot])
    }

    /// The dashes around the question mark.
    static let dashedSquare: [Path] = corners + sides

    /// The distance of the lines of the square from the middle.
    private static let far: CGFloat = 0.46 - SymbolStroke.width / 2

    private static let quarterTurns = [(1, 0), (0, 1), (-1, 0), (0, -1)].map { x, y in
        CGAffineTransform(a: CGFloat(x), b: CGFloat(y), c: CGFloat(-y), d: CGFloat(x), tx: 0, ty: 0)
    }

    private static let corners: [Path] = {
        let near: CGFloat = 0.27
        let corner = SymbolStroke.line(
            through: [CGPoint(x: -far, y: -near), CGPoint(x: -far, y: -far), CGPoint(x: -near, y: -far)],
            cornerRadius: 0.14
        )
        return quarterTurns.map(corner.applying)
    }()

    private static let sides: [Path] = {
        let side = SymbolStroke.line(
            through: [CGPoint(x: -0.09, y: -far), CGPoint(x: 0.09, y: -far)],
            cornerRadius: 0
        )
        return quarterTurns.map(side.applying)
    }()

    private static let hook = SymbolStroke.line(
        through: [
            CGPoint(x: -0.12, y: -0.13), CGPoint(x: -0.12, y: -0.23), CGPoint(x: 0.12, y: -0.23),
            CGPoint(x: 0.12, y: -0.03), CGPoint(x: 0, y: -0.03), CGPoint(x: 0, y: 0.08),
        ],
        cornerRadius: 0.058
    )

    private static let dot = SymbolStroke.dot(at: CGPoint(x: 0, y: 0.215), radius: 0.055)
}
