import Graphics

extension CGAffineTransform {
    /// The transform with factors of three decimals, which are all that is written.
    ///
    /// What they lose is made up for at a point: half a thousandth of a wide button is seen at its end.
    func rounded(keeping point: CGPoint) -> CGAffineTransform {
        var rounded = CGAffineTransform(
            a: a.roundedToThousandths,
            b: b.roundedToThousandths,
            c: c.roundedToThousandths,
            d: d.roundedToThousandths,
            tx: 0,
            ty: 0
        )
        let (wanted, reached) = (apply(to: point), rounded.apply(to: point))
        rounded.tx = wanted.x - reached.x
        rounded.ty = wanted.y - reached.y
        return rounded
    }

    /// The point that comes to the middle of a region, of a transform that does not turn.
    func origin(ofMiddle region: CGRect) -> CGPoint {
        guard a != 0, d != 0 else { return .zero }
        return CGPoint(x: (region.midX - tx) / a, y: (region.midY - ty) / d)
    }
}

extension CGFloat {
    fileprivate var roundedToThousandths: CGFloat { (self * 1000).rounded() / 1000 }
}
