/// The node of a view whose center is the origin of event locations.
private final class EventOriginNode: UnaryNode {
    override var isEventOrigin: Bool { true }
}

/// Makes the center of a view the origin of event locations.
package struct EventOriginModifier: NodeModifier {
    package func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        EventOriginNode(around: node, inputs: inputs)
    }
}

extension View {
    /// Makes the center of this view the origin of event locations, instead of the center of the whole tree.
    package func eventOrigin() -> ModifiedContent<Self, EventOriginModifier> {
        modifier(EventOriginModifier())
    }
}
