/// Sets whether a view and those inside can be touched.
public struct HitTestingModifier: NodeModifier {
    let isEnabled: Bool

    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        isEnabled ? node : UntouchableNode(around: node, inputs: inputs)
    }
}

/// The node of a view that lets touches through to what is below it.
private final class UntouchableNode: UnaryNode {
    override var isUntouchable: Bool { true }
}

extension View {
    public func allowsHitTesting(_ enabled: Bool) -> ModifiedContent<Self, HitTestingModifier> {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}
