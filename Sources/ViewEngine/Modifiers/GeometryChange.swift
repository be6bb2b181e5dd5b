import Graphics

/// Runs an action when a value of the geometry of a view has changed.
struct GeometryChangeModifier<Value: Equatable>: NodeModifier {
    let value: (GeometryProxy) -> Value
    let action: (_ old: Value, _ new: Value) -> Void

    func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        inputs.graph.contentDependsOnLayout = true
        return GeometryChangeNode(self, around: node, inputs: inputs)
    }
}

/// The node of a view that observes its geometry once all views have been placed.
private final class GeometryChangeNode<Value: Equatable>: UnaryNode {
    private let modifier: GeometryChangeModifier<Value>

    init(_ modifier: GeometryChangeModifier<Value>, around child: Node, inputs: ViewInputs) {
        self.modifier = modifier
        super.init(around: child, inputs: inputs)
    }

    override func reportPreference(in graph: ViewGraph) {
        let value = modifier.value(GeometryProxy(size: frame.size))
        let old = graph.previousValues.exchange(value, at: identity)
        guard old != value else { return }
        graph.pendingActions.append { [modifier] in modifier.action(old ?? value, value) }
    }
}

extension View {
    /// Runs an action with a value of the geometry, at first and whenever the value has changed.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type,
        of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    /// Runs an action with the old and the new value of the geometry, at first and whenever the value has changed.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type,
        of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        modifier(
            GeometryChangeModifier(value: ViewScope.bound(transform), action: ViewScope.bound(action))
        )
    }
}
