import CMath

extension CGAffineTransform {
    /// A rotation about a point, which it does not move; positive angles, in radians, are clockwise.
    package init(rotation angle: Double, anchor: CGPoint) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, anchor: anchor)
    }

    /// A linear map about a point, which it does not move.
    package init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, anchor: CGPoint) {
        self.init(
            a: a,
            b: b,
            c: c,
            d: d,
            tx: anchor.x - a * anchor.x - c * anchor.y,
            ty: anchor.y - b * anchor.x - d * anchor.y
        )
    }
}
