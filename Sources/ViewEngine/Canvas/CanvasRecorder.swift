import Graphics

/// The display items that the commands of a canvas, or of a layer of it, have made.
final class CanvasRecorder {
    private let inputs: ViewInputs
    /// The views of the canvas that commands can draw.
    let symbols: [Node]
    var items: [DisplayItem] = []
    private var count = 0

    init(inputs: ViewInputs, symbols: [Node]) {
        self.inputs = inputs
        self.symbols = symbols
    }

    /// The inputs of the next command, whose identity is its number.
    func nextInputs() -> ViewInputs {
        defer { count += 1 }
        return inputs.descending(.child(count))
    }

    /// The recorder of a layer.
    func descending() -> CanvasRecorder { CanvasRecorder(inputs: nextInputs(), symbols: symbols) }

    /// The node of a view; `nil` for a view that draws nothing.
    func node<Drawn: View>(of view: Drawn, inputs: ViewInputs) -> Node? {
        var nodes: [Node] = []
        view.lower(inputs, into: &nodes)
        return nodes.isEmpty ? nil : inputs.container(around: nodes, layout: ZStackLayout(alignment: .center))
    }

    func items<Drawn: View>(of view: Drawn, in rect: CGRect, inputs: ViewInputs) -> [DisplayItem] {
        node(of: view, inputs: inputs).map { items(of: $0, in: rect, proposal: ProposedViewSize(rect.size)) }
            ?? []
    }

    func items(of node: Node, in rect: CGRect, proposal: ProposedViewSize) -> [DisplayItem] {
        node.place(at: rect.origin, proposal: proposal)
        var items: [DisplayItem] = []
        node.render(with: RenderOptions(time: .infinity, includesHidden: true), into: &items)
        return items
    }

    /// The items of a view that several commands may draw, for one of them.
    func items(
        of symbol: Node,
        in rect: CGRect,
        proposal: ProposedViewSize? = nil,
        copiedFor inputs: ViewInputs
    ) -> [DisplayItem] {
        items(of: symbol, in: rect, proposal: proposal ?? ProposedViewSize(rect.size))
            .map { $0.copied(for: inputs.identity.item(0)) }
    }
}
