extension TimelineItem {
    /// A rectangle that holds all that the item ever draws.
    public var paintBounds: CGRect {
        switch drawing {
        case .fill(let geometry, _):
            return reach(of: geometry.union(\.boundingRect))
        case .stroke(let geometry, let style, _):
            let width = style.keyframes.reduce(0) { max($0, $1.value.lineWidth) }
            return reach(of: geometry.union(\.boundingRect).insetBy(dx: -width / 2, dy: -width / 2))
        case .glyphs(let run, _):
            return reach(of: run.bounds)
        case .group(let effect, let items):
            return effect.paintBounds(of: items.paintBounds)
        }
    }

    /// All that a rectangle covers when it moves as the item does.
    private func reach(of rect: CGRect) -> CGRect {
        offset.union { rect.offsetBy(dx: $0.width, dy: $0.height) }
    }
}

extension [TimelineItem] {
    /// A rectangle that holds all that the items ever draw.
    fileprivate var paintBounds: CGRect {
        guard let first else { return .zero }
        return dropFirst().reduce(first.paintBounds) { $0.union($1.paintBounds) }
    }
}

extension TimelineItem.Effect {
    fileprivate func paintBounds(of content: CGRect) -> CGRect {
        switch self {
        case .opacity, .blendMode, .compositing: content
        case .transform(let transform): transform.union { $0.apply(to: content) }
        case .clip(let geometry): geometry.union(\.boundingRect)
        case .shadow(let shadow): shadow.union { $0.paintBounds(of: content) }
        }
    }
}

extension Animated {
    /// The union of rectangles that change linearly with the value, hence of all that are in between.
    fileprivate func union(_ rect: (Value) -> CGRect) -> CGRect {
        keyframes.dropFirst().reduce(rect(rest)) { $0.union(rect($1.value)) }
    }
}
