extension DisplayItem {
    /// A rectangle that holds everything that the item draws.
    public var paintBounds: CGRect {
        switch drawing {
        case .fill(let shape, _): shape.boundingRect
        case .stroke(let shape, let style, _): style.paintBounds(of: shape.boundingRect)
        case .glyphs(let run): run.bounds
        case .group(.mask(let isInverted), let items) where items.count == 2:
            Mask(isInverted: isInverted).paintBounds(of: items[1].paintBounds, through: items[0].paintBounds)
        case .group(let effect, let items):
            items.isEmpty ? .zero : effect.paintBounds(of: items.paintBounds)
        }
    }
}

extension [DisplayItem] {
    fileprivate var paintBounds: CGRect {
        dropFirst().reduce(self[0].paintBounds) { $0.union($1.paintBounds) }
    }
}

extension StrokeStyle {
    /// A rectangle that holds the line along an outline within the given bounds.
    func paintBounds(of outline: CGRect) -> CGRect {
        outline.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
    }
}
