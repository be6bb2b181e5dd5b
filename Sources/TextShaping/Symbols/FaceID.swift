import Graphics

/// Our own drawing of the SF symbol `faceid`: a face between four corners.
///
/// Lengths are in ems of the text, and the origin is the middle of the drawing.
enum FaceID {
    static func outline() -> SymbolOutline {
        SymbolOutline(pieces: corners + eyes + [nose] + mouth)
    }

    private static let corners: [Path] = {
        let far = 0.55 - SymbolStroke.width / 2
        let near: CGFloat = 0.27
        let corner = SymbolStroke.line(
            through: [CGPoint(x: -far, y: -near), CGPoint(x: -far, y: -far), CGPoint(x: -near, y: -far)],
            cornerRadius: 0.2
        )
        // A half turn keeps the direction of a path; a mirrored path needs to be reversed, so each is drawn.
        let other = SymbolStroke.line(
            through: [CGPoint(x: near, y: -far), CGPoint(x: far, y: -far), CGPoint(x: far, y: -near)],
            cornerRadius: 0.2
        )
        let halfTurn = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        return [corner, other, corner.applying(halfTurn), other.applying(halfTurn)]
    }()

    private static let eyes = [-0.24, 0.24].map { middle in
        SymbolStroke.bar(CGRect(x: middle - 0.04, y: -0.2, width: 0.08, height: 0.17))
    }

    private static let nose = SymbolStroke.line(
        through: [CGPoint(x: 0.02, y: -0.16), CGPoint(x: 0.02, y: 0.09), CGPoint(x: -0.06, y: 0.09)],
        cornerRadius: 0.06
    )

    /// An arc with round ends.
    private static let mouth: [Path] = {
        let half = SymbolStroke.width / 2
        let end = CGPoint(x: 0.21, y: 0.23)
        let side = half * 0.5.squareRoot()
        var arc = Path()
        arc.move(to: CGPoint(x: -end.x + side, y: end.y - side))
        arc.addQuadCurve(to: CGPoint(x: end.x - side, y: end.y - side), control: CGPoint(x: 0, y: 0.36))
        arc.addLine(to: CGPoint(x: end.x + side, y: end.y + side))
        arc.addQuadCurve(to: CGPoint(x: -end.x - side, y: end.y + side), control: CGPoint(x: 0, y: 0.466))
        arc.closeSubpath()
        return [
            arc, SymbolStroke.dot(at: end, radius: half),
            SymbolStroke.dot(at: CGPoint(x: -end.x, y: end.y), radius: half),
        ]
    }()
}
