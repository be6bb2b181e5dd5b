extension DisplayList {
    /// Whether everything that is drawn is within a distance of the origin on both axes, in points, also where a clip or a
    /// mask hides it.
    package func isDrawn(within distance: CGFloat) -> Bool {
        items.allSatisfy { $0.isDrawn(within: distance, in: .identity) }
    }
}

extension DisplayItem {
    fileprivate func isDrawn(within distance: CGFloat, in space: CGAffineTransform) -> Bool {
        switch drawing {
        case .fill, .stroke, .glyphs:
            let bounds = space.apply(to: paintBounds)
            // False for what is not a number, too.
            return [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy { abs($0) <= distance }
        case .group(.transform(let transform), let items):
            let inner = transform.concatenating(space)
            return items.allSatisfy { $0.isDrawn(within: distance, in: inner) }
        case .group(_, let items):
            return items.allSatisfy { $0.isDrawn(within: distance, in: space) }
        }
    }
}
