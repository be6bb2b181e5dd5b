import Graphics

/// A row or a column of views, which share the space by their flexibility.
struct StackLayout: NodeLayout {
    enum Direction {
        case horizontal(VerticalAlignment)
        case vertical(HorizontalAlignment)
    }

    /// SwiftUI's default spacing between views, in points.
    static let defaultSpacing: CGFloat = 8

    let direction: Direction
    /// The distance between two views, in points; `nil` for the distance that the views have by default.
    let spacing: CGFloat?

    private struct Slot {
        var dimensions: ViewDimensions
        var proposal: ProposedViewSize
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize {
        let slots = self.slots(for: subviews, in: proposal)
        let length = slots.reduce(gaps(between: subviews)) { $0 + self.length(of: $1) }
        let before = slots.map(guide(of:)).max() ?? 0
        let after = slots.map { breadth(of: $0) - guide(of: $0) }.max() ?? 0
        return size(length: length, breadth: before + after)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node]) {
        let slots = self.slots(for: subviews, in: proposal)
        let before = slots.map(guide(of:)).max() ?? 0
        var position: CGFloat = 0
        for (index, (node, slot)) in zip(subviews, slots).enumerated() {
            if index > 0 { position += gap(between: subviews[index - 1], and: node) }
            let across = before - guide(of: slot)
            let origin =
                switch direction {
                case .horizontal: CGPoint(x: bounds.minX + position, y: bounds.minY + across)
                case .vertical: CGPoint(x: bounds.minX + across, y: bounds.minY + position)
                }
            node.place(at: origin, proposal: slot.proposal)
            position += length(of: slot)
        }
    }

    /// Proposes to each view an equal share of the remaining space, to the least flexible view first.
    ///
    /// Views of a lower priority share what those of a higher one leave, and have their smallest length at least.
    private func slots(for subviews: [Node], in proposal: ProposedViewSize) -> [Slot] {
        guard let available = length(of: proposal) else {
            return subviews.map { slot($0, length: nil, in: proposal) }
        }
        var remaining = available - gaps(between: subviews)
        let order = subviews.indices.sorted {
            let (first, second) = (subviews[$0], subviews[$1])
            guard first.layoutPriority == second.layoutPriority else {
                return first.layoutPriority > second.layoutPriority
            }
            return flexibility(of: first, in: proposal) < flexibility(of: second, in: proposal)
        }
        var slots: [Slot?] = Array(repeating: nil, count: subviews.count)
        var start = 0
        while start < order.count {
            let priority = subviews[order[start]].layoutPriority
            let end = order[start...].firstIndex { subviews[$0].layoutPriority != priority } ?? order.count
            let reserved = order[end...].reduce(0) {
                $0 + length(of: slot(subviews[$1], length: 0, in: proposal))
            }
            for position in start..<end {
                let share = max(0, (remaining - reserved) / CGFloat(end - position))
                let offered = slot(subviews[order[position]], length: share, in: proposal)
                slots[order[position]] = offered
                remaining -= length(of: offered)
            }
            start = end
        }
        return slots.compactMap(\.self)
    }

    // MARK: Spacing

    private func gaps(between subviews: [Node]) -> CGFloat {
        if let spacing { return spacing * CGFloat(max(0, subviews.count - 1)) }
        return zip(subviews, subviews.dropFirst()).reduce(0) { $0 + gap(between: $1.0, and: $1.1) }
    }

    private func gap(between first: Node, and second: Node) -> CGFloat {
        if let spacing { return spacing }
        return switch direction {
        case .horizontal: min(first.spacing(at: .trailing), second.spacing(at: .leading))
        case .vertical: min(first.spacing(at: .bottom), second.spacing(at: .top))
        }
    }

    /// The distance of the first or the last view at an end of the stack, the largest distance at a side.
    func spacing(at edge: Edge, subviews: [Node]) -> CGFloat {
        let outermost =
            switch (direction, edge) {
            case (.horizontal, .leading), (.vertical, .top): subviews.prefix(1)
            case (.horizontal, .trailing), (.vertical, .bottom): subviews.suffix(1)
            case (.horizontal, .top), (.horizontal, .bottom), (.vertical, .leading), (.vertical, .trailing):
                subviews[...]
            }
        return outermost.map { $0.spacing(at: edge) }.max() ?? Self.defaultSpacing
    }

    // MARK: Lengths

    private func flexibility(of node: Node, in proposal: ProposedViewSize) -> CGFloat {
        let largest = slot(node, length: .infinity, in: proposal)
        let smallest = slot(node, length: 0, in: proposal)
        return length(of: largest) - length(of: smallest)
    }

    private func slot(_ node: Node, length: CGFloat?, in proposal: ProposedViewSize) -> Slot {
        let proposal =
            switch direction {
            case .horizontal: ProposedViewSize(width: length, height: proposal.height)
            case .vertical: ProposedViewSize(width: proposal.width, height: length)
            }
        return Slot(
            dimensions: node.dimensions(in: proposal, withBaselines: needsBaselines),
            proposal: proposal
        )
    }

    private var needsBaselines: Bool {
        switch direction {
        case .horizontal(let alignment): alignment.isTextBaseline
        case .vertical: false
        }
    }

    private func length(of proposal: ProposedViewSize) -> CGFloat? {
        switch direction {
        case .horizontal: proposal.width
        case .vertical: proposal.height
        }
    }

    private func length(of slot: Slot) -> CGFloat {
        switch direction {
        case .horizontal: slot.dimensions.size.width
        case .vertical: slot.dimensions.size.height
        }
    }

    private func breadth(of slot: Slot) -> CGFloat {
        switch direction {
        case .horizontal: slot.dimensions.size.height
        case .vertical: slot.dimensions.size.width
        }
    }

    private func guide(of slot: Slot) -> CGFloat {
        switch direction {
        case .horizontal(let alignment): slot.dimensions[alignment]
        case .vertical(let alignment): slot.dimensions[alignment]
        }
    }

    private func size(length: CGFloat, breadth: CGFloat) -> CGSize {
        switch direction {
        case .horizontal: CGSize(width: length, height: breadth)
        case .vertical: CGSize(width: breadth, height: length)
        }
    }
}
