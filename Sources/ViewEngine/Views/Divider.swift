import Graphics

/// A line of one pixel between the views of a stack: vertical in a row, horizontal anywhere else.
public struct Divider: PrimitiveView {
    public init() {}

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        var line: [Node] = []
        Rectangle().fill(Color(.separator as SystemColor)).lower(inputs.descending(.content), into: &line)
        nodes.append(DividerNode(around: line[0], inputs: inputs))
    }
}

private final class DividerNode: UnaryNode {
    private let width: CGFloat
    private let axis: Axis?

    override init(around line: Node, inputs: ViewInputs) {
        width = 1 / inputs.inherited.environment.displayScale
        axis = inputs.stackAxis
        super.init(around: line, inputs: inputs)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(lineProposal(for: proposal))
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        child.place(at: frame.origin, proposal: lineProposal(for: proposal))
    }

    private func lineProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: width, height: proposal.height)
            : ProposedViewSize(width: proposal.width, height: width)
    }
}
