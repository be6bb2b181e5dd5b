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
    private let axis: Axis?

    init(minimumLength: CGFloat, inputs: ViewInputs) {
        self.minimumLength = minimumLength
        axis = inputs.stackAxis
        super.init(inputs: inputs)
    }

    /// All other views take what they can before a spacer expands.
    override var layoutPriority: Double { -.infinity }

    override func spacing(at edge: Edge) -> CGFloat {
        axis == nil || axis == edge.axis ? 0 : StackLayout.defaultSpacing
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : max(minimumLength, proposal.width ?? minimumLength),
            height: axis == .horizontal ? 0 : max(minimumLength, proposal.height ?? minimumLength)
        )
    }
}
