extension TimelineItem {
    /// A rectangle that holds everything that the item ever draws.
    package var paintBounds: CGRect {
        switch drawing {
        case .fill(let shape, _):
            return offsetBounds(of: shape.union(\.boundingRect))
        case .stroke(let shape, let style, _):
            let width = style.keyframes.reduce(0) { max($0, $1.value.lineWidth) }
            let widest = StrokeStyle(lineWidth: width)
            return offsetBounds(of: widest.paintBounds(of: shape.union(\.boundingRect)))
        case .glyphs(let run, _):
            return offsetBounds(of: run.bounds)
        case .group(.mask(let values), let items) where items.count == 2:
            return values.rest.paintBounds(of: items[1].paintBounds, through: items[0].paintBounds)
        case .group(let effect, let items):
            return effect.paintBounds(of: items.paintBounds)
        }
    }

    /// A rectangle that holds another one at every offset of the item.
    private func offsetBounds(of rect: CGRect) -> CGRect {
        offset.union { rect.offsetBy(dx: $0.width, dy: $0.height) }
    }
}

extension [TimelineItem] {
    /// A rectangle that holds everything that the items ever draw.
    fileprivate var paintBounds: CGRect {
        guard let first else { return .zero }
        return dropFirst().reduce(first.paintBounds) { $0.union($1.paintBounds) }
    }
}

extension Animated {
    /// The union of rectangles that change linearly with the value, hence of all in between.
    fileprivate func union(_ rect: (Value) -> CGRect) -> CGRect {
        keyframes.dropFirst().reduce(rect(rest)) { $0.union(rect($1.value)) }
    }
}
