public import Graphics

/// Views in rows and columns.
public struct Grid<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let horizontalSpacing, verticalSpacing: CGFloat?
    private let content: Content

    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        var rows: [Node] = []
        content.lower(inputs.descending(.content), into: &rows)
        let layout = GridLayout(
            alignment: alignment,
            spacing: CGSize(
                width: horizontalSpacing ?? StackLayout.defaultSpacing,
                height: verticalSpacing ?? StackLayout.defaultSpacing
            )
        )
        nodes.append(LayoutNode(layout, children: rows, inputs: inputs))
    }
}

/// The cells of a row of a grid.
public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        var cells: [Node] = []
        content.lower(inputs.descending(.content), into: &cells)
        nodes.append(GridRowNode(cells: cells, alignment: alignment, inputs: inputs))
    }
}

/// Columns as wide as their widest cell, and rows as high as their highest; a view that is no row has all columns.
private struct GridLayout: NodeLayout {
    let alignment: Alignment
    let spacing: CGSize

    private struct Measures {
        var columns: [CGFloat]
        var rows: [CGFloat]

        func width(spacing: CGFloat) -> CGFloat {
            columns.reduce(CGFloat(max(0, columns.count - 1)) * spacing, +)
        }
    }

    private func measures(of rows: [Node], in proposal: ProposedViewSize) -> Measures {
        let grid = rows.compactMap(\.gridRow)
        let count = grid.map(\.cells.count).max() ?? 0
        var columns = [CGFloat](repeating: 0, count: count)
        for row in grid {
            for (index, cell) in row.cells.enumerated() {
                columns[index] = max(columns[index], cell.sizeThatFits(.unspecified).width)
            }
        }
        share(proposal.width, among: &columns, of: grid)
        var measures = Measures(columns: columns, rows: [])
        let width = measures.width(spacing: spacing.width)
        measures.rows = rows.map { node in
            guard let row = node.gridRow else {
                return node.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            }
            return zip(row.cells, columns)
                .map { $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }
                .max() ?? 0
        }
        return measures
    }

    /// Gives the columns that can grow what is left of a width, or takes from all what is missing.
    private func share(_ width: CGFloat?, among columns: inout [CGFloat], of rows: [GridRowNode]) {
        guard let width, width.isFinite, !columns.isEmpty else { return }
        let rest = width - columns.reduce(CGFloat(columns.count - 1) * spacing.width, +)
        let growing = columns.indices.filter { index in
            rest < 0
                || rows.contains { row in
                    row.cells.indices.contains(index)
                        && row.cells[index].sizeThatFits(ProposedViewSize(width: .infinity, height: nil))
                            .width == .infinity
                }
        }
        for index in growing {
            columns[index] = max(0, columns[index] + rest / CGFloat(growing.count))
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize {
        let measures = measures(of: subviews, in: proposal)
        return CGSize(
            width: measures.width(spacing: spacing.width),
            height: measures.rows.reduce(CGFloat(max(0, subviews.count - 1)) * spacing.height, +)
        )
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node]) {
        let measures = measures(of: subviews, in: proposal)
        var y = bounds.minY
        for (node, height) in zip(subviews, measures.rows) {
            let line = CGRect(x: bounds.minX, y: y, width: bounds.width, height: height)
            node.place(in: line, alignment: alignment, proposal: ProposedViewSize(line.size))
            if let row = node.gridRow {
                var x = bounds.minX
                let alignment = Alignment(
                    horizontal: alignment.horizontal,
                    vertical: row.alignment ?? alignment.vertical
                )
                for (cell, width) in zip(row.cells, measures.columns) {
                    let frame = CGRect(x: x, y: y, width: width, height: height)
                    cell.place(in: frame, alignment: alignment, proposal: ProposedViewSize(frame.size))
                    x += width + spacing.width
                }
            }
            y += height + spacing.height
        }
    }
}
