extension Timeline {
    /// Whether anything moves or changes its form, and does not only fade, change its color, come or go.
    package var hasMovement: Bool { items.contains(where: \.hasMovement) }
}

extension TimelineItem {
    fileprivate var hasMovement: Bool {
        guard offset.isConstant else { return true }
        switch drawing {
        case .fill(let shape, _): return !shape.isConstant
        case .stroke(let shape, let style, _): return !shape.isConstant || !style.isConstant
        case .glyphs: return false
        case .group(let effect, let items): return effect.isMovement || items.contains(where: \.hasMovement)
        }
    }
}

extension TimelineItem.Effect {
    fileprivate var isMovement: Bool {
        switch self {
        case .opacity, .blendMode, .compositing, .mask: false
        case .blur(let blur): !blur.isConstant
        case .gradient(let gradient): !gradient.map(\.points).isConstant
        case .transform(let transform): !transform.isConstant
        case .shadow(let shadow): !shadow.isConstant
        case .clip(let shape): !shape.isConstant
        }
    }
}
