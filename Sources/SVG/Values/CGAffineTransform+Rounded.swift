import Graphics

extension CGAffineTransform {
    /// The transform with factors of three decimals, as they are written.
    ///
    /// The translation makes up for the rounding at a point: half a thousandth of a wide button is visible at
    /// its end.
    func rounded(keeping point: CGPoint) -> CGAffineTransform {
        var rounded = CGAffineTransform(
            a: a.roundedToThousandths,
            b: b.roundedToThousandths,
            c: c.roundedToThousandths,
            d: d.roundedToThousandths,
            tx: 0,
            ty: 0
        )
        let (exact, approximate) = (apply(to: point), rounded.apply(to: point))
        rounded.tx = exact.x - approximate.x
        rounded.ty = exact.y - approximate.y
        return rounded
    }

    /// The point that the transform maps to the middle of a region; zero if it flattens everything.
    func origin(ofMiddle region: CGRect) -> CGPoint {
        let (x, y) = (region.midX - tx, region.midY - ty)
        if b == 0, c == 0 { return a != 0 && d != 0 ? CGPoint(x: x / a, y: y / d) : .zero }
        // The cosine of a right angle is almost zero, so only the determinant tells whether there is such a point.
        let determinant = a * d - b * c
        guard abs(determinant) > 1e-9 else { return .zero }
        return CGPoint(x: (d * x - c * y) / determinant, y: (a * y - b * x) / determinant)
    }
}

extension CGFloat {
    fileprivate var roundedToThousandths: CGFloat { (self * 1000).rounded() / 1000 }
}
