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
                if effect.isAlwaysIdentity {
                    if item.presence.isConstant { return inside }
                    // What is inside comes and goes with the group, unless it has times of its own.
                    if inside.allSatisfy(\.presence.isConstant) {
                        return inside.map { $0.present(item.presence) }
                    }
                }
                var group = item
                group.drawing = .group(effect, inside)
                return [group]
            }
        }
    }
}

extension TimelineItem {
    fileprivate func present(_ presence: Animated<Bool>) -> TimelineItem {
        var item = self
        item.presence = presence
        return item
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
