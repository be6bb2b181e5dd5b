import Graphics

/// The first of several views whose ideal size fits in the proposed one, or else the last.
public struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        var candidates: [Node] = []
        content.lower(inputs.descending(.content), into: &candidates)
        guard !candidates.isEmpty else { return }
        nodes.append(FittingNode(candidates, axes: axes, inputs: inputs))
    }
}

/// The node of a view that chooses by size.
private final class FittingNode: Node {
    private let candidates: [Node]
    private let axes: Axis.Set
    /// The view that was placed last.
    private var chosen: Node

    init(_ candidates: [Node], axes: Axis.Set, inputs: ViewInputs) {
        self.candidates = candidates
        self.axes = axes
        chosen = candidates[0]
        super.init(inputs: inputs)
    }

    private func choice(for proposal: ProposedViewSize) -> Node {
        candidates.first { candidate in
            let ideal = candidate.sizeThatFits(.unspecified)
            let fitsWidth = !axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity)
            let fitsHeight = !axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity)
            return fitsWidth && fitsHeight
        } ?? candidates[candidates.count - 1]
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(for: proposal).sizeThatFits(proposal)
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        chosen = choice(for: proposal)
        chosen.place(at: frame.origin, proposal: proposal)
    }

    override var baselines: TextBaselines? { chosen.baselines }

    override func isTouched(at point: CGPoint) -> Bool { chosen.isTouched(at: point) }

    override func forEachChild(_ body: (Node) -> Void) {
        body(chosen)
    }

    override func render(with options: RenderOptions, into items: inout [DisplayItem]) {
        chosen.render(with: options, into: &items)
    }
}
