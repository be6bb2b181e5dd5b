extension [TimelineItem] {
    /// The items without those that are never to be seen, and without groups that never change anything.
    var seen: [TimelineItem] {
        flatMap { item -> [TimelineItem] in
            switch item.drawing {
            case .fill(_, let color), .stroke(_, _, let color), .glyphs(_, let color):
                return color.keyframes.contains { $0.value.opacity > 0 } ? [item] : []
            case .group(let effect, let items):
                let inside = items.seen
                if inside.isEmpty || effect.alwaysHidesAll { return [] }
                // A group that comes and goes takes with it what is inside.
                if effect.isAlwaysIdentity, item.presence.isConstant { return inside }
                var group = item
                group.drawing = .group(effect, inside)
                return [group]
            }
        }
    }
}

extension TimelineItem.Effect {
    fileprivate var isAlwaysIdentity: Bool {
        if case .shadow(let shadow) = self {
            return shadow.keyframes.allSatisfy { $0.value.color.opacity <= 0 }
        }
        return isConstant && value(at: 0).isIdentity
    }

    fileprivate var alwaysHidesAll: Bool { isConstant && value(at: 0).hidesAll }
}
