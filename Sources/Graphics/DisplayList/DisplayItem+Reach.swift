extension [DisplayItem] {
    /// The distance in points over which the effects of the items move paint at most: what is farther from a part of
    /// the plane does not change that part.
    package var reach: CGFloat { reduce(0) { Swift.max($0, $1.reach) } }
}

extension DisplayItem {
    fileprivate var reach: CGFloat {
        switch drawing {
        case .fill, .stroke, .glyphs: 0
        case .group(.shadow(let shadow), let items): items.reach + shadow.reach
        case .group(.transform(let transform), let items): items.reach * transform.greatestScale
        case .group(.blur(let blur), let items): items.reach + blur.reach
        case .group(.gradient, let items), .group(.mask, let items),
            .group(.opacity, let items), .group(.blendMode, let items), .group(.clip, let items),
            .group(.compositing, let items):
            items.reach
        }
    }
}

extension Shadow {
    fileprivate var reach: CGFloat {
        let point = CGRect(x: 0, y: 0, width: 0, height: 0)
        let bounds = paintBounds(of: point)
        return Swift.max(-bounds.minX, -bounds.minY, bounds.maxX, bounds.maxY)
    }
}

extension CGAffineTransform {
    /// A factor that no length grows by more than.
    fileprivate var greatestScale: CGFloat { Swift.max(abs(a) + abs(c), abs(b) + abs(d)) }
}
