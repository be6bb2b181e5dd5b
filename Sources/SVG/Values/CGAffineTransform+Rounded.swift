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

    /// The point that a transform without rotation maps to the middle of a region.
    func origin(ofMiddle region: CGRect) -> CGPoint {
        guard a != 0, d != 0 else { return .zero }
        return CGPoint(x: (region.midX - tx) / a, y: (region.midY - ty) / d)
    }
}

extension CGFloat {
    fileprivate var roundedToThousandths: CGFloat { (self * 1000).rounded() / 1000 }
}
