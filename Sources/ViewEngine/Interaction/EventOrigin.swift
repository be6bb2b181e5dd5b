/// The view from whose centre the places of events are counted.
final class EventOriginNode: UnaryNode {}

public struct EventOriginModifier: NodeModifier {
    public func wrap(_ node: Node, _ inputs: ViewInputs) -> Node {
        EventOriginNode(node, inputs)
    }
}

extension View {
    /// Counts the places of events from the centre of this view and not from that of the whole tree.
    public func eventOrigin() -> ModifiedContent<Self, EventOriginModifier> {
        modifier(EventOriginModifier())
    }
}
