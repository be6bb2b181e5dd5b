/// Tells the views around a view something.
public struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
    let value: Key.Value

    public func wrap(_ node: Node, _ inputs: ViewInputs) -> Node {
        PreferenceNode<Key>(value, node, inputs)
    }
}

/// The node of a view that tells something.
final class PreferenceNode<Key: PreferenceKey>: UnaryNode {
    let value: Key.Value

    init(_ value: Key.Value, _ child: Node, _ inputs: ViewInputs) {
        self.value = value
        super.init(child, inputs)
    }
}

extension Node {
    /// What the views inside tell; `nil` if none does.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard !isLeaving else { return nil }
        // What a view tells stands for all that is inside it.
        if let node = self as? PreferenceNode<Key> { return node.value }
        var result: Key.Value?
        forEachChild { child in
            guard let next = child.preference(key) else { return }
            if var value = result {
                Key.reduce(value: &value) { next }
                result = value
            } else {
                result = next
            }
        }
        return result
    }
}

/// Runs an action once what the views inside tell has changed.
public struct PreferenceChangeModifier<Key: PreferenceKey>: NodeModifier where Key.Value: Equatable {
    let action: (Key.Value) -> Void

    public func wrap(_ node: Node, _ inputs: ViewInputs) -> Node {
        inputs.graph.readsLayout = true
        return PreferenceChangeNode<Key>(action, node, inputs)
    }
}

/// A node that looks at what is told inside once all views have their places.
protocol PreferenceObserver {
    func report(_ graph: ViewGraph)
}

private final class PreferenceChangeNode<Key: PreferenceKey>: UnaryNode, PreferenceObserver
where Key.Value: Equatable {
    private let action: (Key.Value) -> Void

    init(_ action: @escaping (Key.Value) -> Void, _ child: Node, _ inputs: ViewInputs) {
        self.action = action
        super.init(child, inputs)
    }

    func report(_ graph: ViewGraph) {
        let value = child.preference(Key.self) ?? Key.defaultValue
        guard graph.memory.exchange(value, at: identity) != value else { return }
        graph.pendingActions.append { [action] in action(value) }
    }
}

extension View {
    /// Tells the views around this view a value.
    public func preference<Key: PreferenceKey>(
        key: Key.Type,
        value: Key.Value
    ) -> ModifiedContent<Self, PreferenceModifier<Key>> {
        modifier(PreferenceModifier(value: value))
    }

    /// Runs an action with what the views inside tell, at first and whenever it has changed.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type,
        perform action: @escaping (Key.Value) -> Void
    ) -> ModifiedContent<Self, PreferenceChangeModifier<Key>> where Key.Value: Equatable {
        modifier(PreferenceChangeModifier(action: ViewScope.bound(action)))
    }
}
