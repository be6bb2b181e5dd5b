/// Sets the priority of each view of the content in a stack.
public struct LayoutPriorityModifier: NodeModifier {
    let priority: Double

    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        LayoutPriorityNode(priority, around: node, inputs: inputs)
    }
}

private final class LayoutPriorityNode: UnaryNode {
    private let priority: Double

    init(_ priority: Double, around child: Node, inputs: ViewInputs) {
        self.priority = priority
        super.init(around: child, inputs: inputs)
    }

    override var layoutPriority: Double { priority }
}

extension View {
    /// Sets the priority by which a stack gives its space to the view; others have 0.
    public func layoutPriority(_ value: Double) -> ModifiedContent<Self, LayoutPriorityModifier> {
        modifier(LayoutPriorityModifier(priority: value))
    }
}
