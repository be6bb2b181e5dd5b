extension DisplayList {
    /// The list without invisible items, and without groups that change nothing.
    ///
    /// An engine draws both, because they may be visible at another moment: a group whose opacity is
    /// 1 now is the same group as the one whose opacity was 0.2.
    public var visible: DisplayList {
        DisplayList(size: size, items: items.visible)
    }
}

extension [DisplayItem] {
    /// The items that are visible, without groups that change nothing.
    public var visible: [DisplayItem] {
        var visible: [DisplayItem] = []
        visible.reserveCapacity(count)
        appendVisible(to: &visible)
        return visible
    }

    private func appendVisible(to visible: inout [DisplayItem]) {
        for item in self {
            switch item.drawing {
            case .fill(_, let color), .stroke(_, _, let color):
                if color.opacity > 0 { visible.append(item) }
            case .glyphs(let run):
                if run.color.opacity > 0 { visible.append(item) }
            case .group(let effect, let items):
                guard !effect.hidesContent else { continue }
                guard !effect.isIdentity else {
                    items.appendVisible(to: &visible)
                    continue
                }
                let inside = items.visible
                // Without its mask, nothing of a masked item is visible.
                if case .mask = effect, inside.count < items.count { continue }
                if !inside.isEmpty {
                    visible.append(DisplayItem(.group(effect, items: inside), id: item.id, role: item.role))
                }
            }
        }
    }
}
