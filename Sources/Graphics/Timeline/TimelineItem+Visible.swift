extension [TimelineItem] {
    /// The items that are ever visible, without groups that never change anything.
    var visible: [TimelineItem] {
        flatMap { item -> [TimelineItem] in
            switch item.drawing {
            case .fill(_, let color), .stroke(_, _, let color), .glyphs(_, let color):
                return color.keyframes.contains { $0.value.opacity > 0 } ? [item] : []
            case .group(let effect, let items):
                let inside = items.visible
                if inside.isEmpty || effect.alwaysHidesContent { return [] }
                if case .mask = effect, inside.count < items.count { return [] }
                if effect.isAlwaysIdentity {
                    if item.presence.isConstant { return inside }
                    // The items inside come and go with the group, unless they have times of their own.
                    if inside.allSatisfy(\.presence.isConstant) {
                        return inside.map { $0.present(item.presence) }
                    }
                }
                var group = item
                group.drawing = .group(effect, items: inside)
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
