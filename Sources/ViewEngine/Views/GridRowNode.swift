import Graphics

/// A row, whose cells the grid places.
final class GridRowNode: Node {
    let cells: [Node]
    let alignment: VerticalAlignment?

    init(cells: [Node], alignment: VerticalAlignment?, inputs: ViewInputs) {
        self.cells = cells
        self.alignment = alignment
        super.init(inputs: inputs)
    }

    override var gridRow: GridRowNode? { self }

    /// Applies the modifier to each cell, as SwiftUI does.
    override func modified<Modifier: NodeModifier>(
        by modifier: Modifier,
        inputs: ViewInputs,
        position: inout Int
    ) -> Node {
        let cells = cells.map { $0.modified(by: modifier, inputs: inputs, position: &position) }
        defer { position += 1 }
        return GridRowNode(cells: cells, alignment: alignment, inputs: inputs.descending(.child(position)))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        cells.reduce(into: CGSize.zero) { size, cell in
            let fitting = cell.sizeThatFits(proposal)
            size.width += fitting.width
            size.height = max(size.height, fitting.height)
        }
    }

    override func forEachChild(_ body: (Node) -> Void) {
        for cell in cells { body(cell) }
    }

    override func render(with options: RenderOptions, into items: inout [DisplayItem]) {
        for cell in cells { cell.render(with: options, into: &items) }
    }
}
