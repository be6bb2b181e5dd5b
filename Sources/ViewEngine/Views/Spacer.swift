public import Graphics

/// A flexible space, which expands along the axis of the stack around it, or along both.
public struct Spacer: PrimitiveView {
    private let minLength: CGFloat?

    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        nodes.append(SpacerNode(minimumLength: minLength ?? StackLayout.defaultSpacing, inputs: inputs))
    }
}

private final class SpacerNode: Node {
    private let minimumLength: CGFloat
    private var axis: Axis?

    init(minimumLength: CGFloat, inputs: ViewInputs) {
        self.minimumLength = minimumLength
        super.init(inputs: inputs)
    }

    override func willBeStacked(along axis: Axis) {
        self.axis = axis
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : max(minimumLength, proposal.width ?? minimumLength),
            height: axis == .horizontal ? 0 : max(minimumLength, proposal.height ?? minimumLength)
        )
    }
}
