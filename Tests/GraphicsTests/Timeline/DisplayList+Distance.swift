import Graphics

extension DisplayList {
    /// The distance of two pictures in tolerances; a timeline may be off by 1.
    func distance(to other: DisplayList) -> Double {
        items.distance(to: other.items)
    }
}

extension [DisplayItem] {
    fileprivate func distance(to others: [DisplayItem]) -> Double {
        guard count == others.count else { return .infinity }
        return zip(self, others).reduce(0) { Swift.max($0, $1.0.distance(to: $1.1)) }
    }
}

extension DisplayItem {
    fileprivate func distance(to other: DisplayItem) -> Double {
        switch drawing {
        case .fill(let shape, let color):
            guard case .fill(let otherShape, let otherColor) = other.drawing else { return .infinity }
            return max(shape.distance(to: otherShape), color.distance(to: otherColor))
        case .stroke(let shape, let style, let color):
            guard case .stroke(let otherShape, let otherStyle, let otherColor) = other.drawing else {
                return .infinity
            }
            return max(
                shape.distance(to: otherShape),
                style.distance(to: otherStyle),
                color.distance(to: otherColor)
            )
        case .glyphs:
            return self == other ? 0 : .infinity
        case .group(let effect, let items):
            guard case .group(let otherEffect, let otherItems) = other.drawing else { return .infinity }
            return max(effect.distance(to: otherEffect), items.distance(to: otherItems))
        }
    }
}

extension DisplayEffect {
    fileprivate func distance(to other: DisplayEffect) -> Double {
        switch self {
        case .opacity(let opacity):
            if case .opacity(let other) = other { opacity.distance(to: other) } else { .infinity }
        case .transform(let transform):
            if case .transform(let other) = other { transform.distance(to: other) } else { .infinity }
        case .shadow(let shadow):
            if case .shadow(let other) = other { shadow.distance(to: other) } else { .infinity }
        case .clip(let shape):
            if case .clip(let other) = other { shape.distance(to: other) } else { .infinity }
        case .blur(let blur):
            if case .blur(let other) = other { blur.distance(to: other) } else { .infinity }
        case .gradient(let gradient):
            if case .gradient(let other) = other { gradient.distance(to: other) } else { .infinity }
        case .blendMode, .compositing, .mask:
            self == other ? 0 : .infinity
        }
    }
}
