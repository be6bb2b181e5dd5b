/// Sets the position of each view of the content in the painting order of its container.
public struct ZIndexModifier: NodeModifier {
    let value: Double

    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        ZIndexNode(value, around: node, inputs: inputs)
    }
}

private final class ZIndexNode: UnaryNode {
    private let value: Double

    init(_ value: Double, around child: Node, inputs: ViewInputs) {
        self.value = value
        super.init(around: child, inputs: inputs)
    }

    override var zIndex: Double { value }
}

extension View {
    /// Sets the position of the view in the painting order of its container; others have 0.
    public func zIndex(_ value: Double) -> ModifiedContent<Self, ZIndexModifier> {
        modifier(ZIndexModifier(value: value))
    }
}
