extension DisplayItem {
    /// A rectangle that holds all that the item draws.
    public var paintBounds: CGRect {
        switch drawing {
        case .fill(let geometry, _): geometry.boundingRect
        case .stroke(let geometry, let style, _):
            geometry.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
        case .glyphs(let run): run.bounds
        case .group(let effect, let items): effect.paintBounds(of: items)
        }
    }
}

extension DisplayEffect {
    fileprivate func paintBounds(of items: [DisplayItem]) -> CGRect {
        let rects = items.map(\.paintBounds)
        guard let first = rects.first else { return .zero }
        let content = rects.dropFirst().reduce(first) { $0.union($1) }
        switch self {
        case .opacity, .blendMode, .compositing: return content
        case .transform(let transform): return transform.apply(to: content)
        case .clip(let geometry): return geometry.boundingRect
        case .shadow(let shadow): return shadow.paintBounds(of: content)
        }
    }
}

extension Shadow {
    /// A rectangle that holds something and its shadow.
    func paintBounds(of content: CGRect) -> CGRect {
        // Three standard deviations hold 99.7 % of a Gaussian.
        let reach = radius * 3
        return content.union(
            content.insetBy(dx: -reach, dy: -reach).offsetBy(dx: offset.width, dy: offset.height)
        )
    }
}
