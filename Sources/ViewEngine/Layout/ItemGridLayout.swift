import Graphics

/// Views in lines of cells, whose lengths across the lines are those of items.
///
/// The lines of a vertical grid are its rows, and its items the columns.
struct ItemGridLayout: NodeLayout {
    private let items: [GridItem]
    private let isVertical: Bool
    /// The part of the free length before the items.
    private let leadingShare: CGFloat
    private let lineSpacing: CGFloat

    init(items: [GridItem], columnAlignment: HorizontalAlignment, lineSpacing: CGFloat?) {
        self.items = items.isEmpty ? [GridItem()] : items
        isVertical = true
        self.lineSpacing = lineSpacing ?? StackLayout.defaultSpacing
        leadingShare =
            switch columnAlignment {
            case .leading: 0
            case .center: 0.5
            case .trailing: 1
            }
    }

    init(items: [GridItem], rowAlignment: VerticalAlignment, lineSpacing: CGFloat?) {
        self.items = items.isEmpty ? [GridItem()] : items
        isVertical = false
        self.lineSpacing = lineSpacing ?? StackLayout.defaultSpacing
        leadingShare =
            switch rowAlignment {
            case .top, .firstTextBaseline: 0
            case .center: 0.5
            case .bottom, .lastTextBaseline: 1
            }
    }

    /// A cell of each line, from the beginning of the line.
    private struct Cell {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }

    /// The cells of a line in a length; `nil` proposes the least lengths.
    ///
    /// Fixed items have their lengths. The others share the rest: each in its turn gets an equal share of what is left,
    /// within its limits.
    private func cells(in length: CGFloat?) -> [Cell] {
        let gaps = items.dropLast().reduce(0) { $0 + spacing(after: $1) }
        var rest = (length ?? 0) - gaps
        var flexibleCount = 0
        for item in items {
            if case .fixed(let length) = item.size { rest -= max(0, length) } else { flexibleCount += 1 }
        }
        var cells: [Cell] = []
        var start: CGFloat = 0
        for item in items {
            let spacing = spacing(after: item)
            let share = max(0, rest) / CGFloat(max(1, flexibleCount))
            let own: (count: Int, length: CGFloat)
            switch item.size {
            case .fixed(let length): own = (1, max(0, length))
            case .flexible(let minimum, let maximum):
                own = (1, max(minimum, min(share, maximum)))
            case .adaptive(let minimum, let maximum):
                let fitting = minimum + spacing > 0 ? (share + spacing) / (minimum + spacing) : 1
                // As many as a tree has views at most, so that a tiny item makes no endless line.
                let count = Int(max(1, min(fitting.rounded(.down), CGFloat(TreeLimits.views))))
                let equal = (share - CGFloat(count - 1) * spacing) / CGFloat(count)
                own = (count, max(minimum, min(equal, maximum)))
            }
            if case .fixed = item.size {
            } else {
                rest -= CGFloat(own.count) * own.length + CGFloat(own.count - 1) * spacing
                flexibleCount -= 1
            }
            for _ in 0..<own.count {
                cells.append(Cell(start: start, length: own.length, alignment: item.alignment ?? .center))
                start += own.length + spacing
            }
        }
        return cells
    }

    private func spacing(after item: GridItem) -> CGFloat { item.spacing ?? StackLayout.defaultSpacing }

    /// The breadth of each line.
    private func lines(of subviews: [Node], in cells: [Cell]) -> [CGFloat] {
        stride(from: 0, to: subviews.count, by: cells.count).map { first in
            zip(subviews[first...], cells).map { view, cell in
                let size = view.sizeThatFits(proposal(length: cell.length))
                return isVertical ? size.height : size.width
            }
            .max() ?? 0
        }
    }

    private func proposal(length: CGFloat) -> ProposedViewSize {
        isVertical
            ? ProposedViewSize(width: length, height: nil)
            : ProposedViewSize(width: nil, height: length)
    }

    private func length(of proposal: ProposedViewSize) -> CGFloat? {
        let length = isVertical ? proposal.width : proposal.height
        return length.flatMap { $0.isFinite ? $0 : nil }
    }

    func primary(of subviews: [Node]) -> Node? { nil }

    func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize {
        let cells = cells(in: length(of: proposal))
        guard let last = cells.last else { return .zero }
        let lines = lines(of: subviews, in: cells)
        let breadth = lines.reduce(CGFloat(max(0, lines.count - 1)) * lineSpacing, +)
        let length = max(last.start + last.length, length(of: proposal) ?? 0)
        return isVertical ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node]) {
        let available = isVertical ? bounds.width : bounds.height
        let cells = cells(in: length(of: proposal))
        guard let last = cells.last else { return }
        let start = max(0, available - last.start - last.length) * leadingShare
        var position: CGFloat = 0
        for (line, breadth) in lines(of: subviews, in: cells).enumerated() {
            let views = subviews[(line * cells.count)...].prefix(cells.count)
            for (view, cell) in zip(views, cells) {
                let frame =
                    isVertical
                    ? CGRect(
                        x: bounds.minX + start + cell.start,
                        y: bounds.minY + position,
                        width: cell.length,
                        height: breadth
                    )
                    : CGRect(
                        x: bounds.minX + position,
                        y: bounds.minY + start + cell.start,
                        width: breadth,
                        height: cell.length
                    )
                view.place(in: frame, alignment: cell.alignment, proposal: self.proposal(length: cell.length))
            }
            position += breadth + lineSpacing
        }
    }
}
