import Graphics

/// Sets the preference of a view.
public struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
    let value: Key.Value

    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        PreferenceNode<Key>(around: node, inputs: inputs) { [value] _ in value }
    }
}

/// The node of a view with a preference.
final class PreferenceNode<Key: PreferenceKey>: UnaryNode {
    private let makeValue: (CGRect) -> Key.Value

    init(around child: Node, inputs: ViewInputs, makeValue: @escaping (CGRect) -> Key.Value) {
        self.makeValue = makeValue
        super.init(around: child, inputs: inputs)
    }

    /// The value for the frame at which the view was placed.
    var value: Key.Value { makeValue(frame) }
}

/// The node of a view that changes the preference of the views inside.
final class PreferenceTransformNode<Key: PreferenceKey>: UnaryNode {
    private let transform: (inout Key.Value, CGRect) -> Void

    init(
        around child: Node,
        inputs: ViewInputs,
        transform: @escaping (inout Key.Value, CGRect) -> Void
    ) {
        self.transform = transform
        super.init(around: child, inputs: inputs)
    }

    /// The preference of the views inside, changed.
    var value: Key.Value {
        var value = child.preference(Key.self) ?? Key.defaultValue
        transform(&value, frame)
        return value
    }
}

extension Node {
    /// The combined preference of the views inside; `nil` if none sets it.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard !isLeaving else { return nil }
        // A view's own value replaces those of the views inside.
        if let node = self as? PreferenceNode<Key> { return node.value }
        if let node = self as? PreferenceTransformNode<Key> { return node.value }
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

/// Runs an action when the preference of the views inside has changed.
public struct PreferenceChangeModifier<Key: PreferenceKey>: NodeModifier where Key.Value: Equatable {
    let action: (Key.Value) -> Void

    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        inputs.graph.contentDependsOnLayout = true
        return PreferenceChangeNode<Key>(action, around: node, inputs: inputs)
    }
}

/// The node of a view that observes a preference once all views have been placed.
private final class PreferenceChangeNode<Key: PreferenceKey>: UnaryNode
where Key.Value: Equatable {
    private let action: (Key.Value) -> Void

    init(_ action: @escaping (Key.Value) -> Void, around child: Node, inputs: ViewInputs) {
        self.action = action
        super.init(around: child, inputs: inputs)
    }

    override func reportPreference(in graph: ViewGraph) {
        let value = child.preference(Key.self) ?? Key.defaultValue
        guard graph.previousValues.exchange(value, at: identity) != value else { return }
        graph.pendingActions.append { [action] in action(value) }
    }
}

extension View {
    /// Sets the preference of this view for the views around it.
    public func preference<Key: PreferenceKey>(
        key: Key.Type,
        value: Key.Value
    ) -> ModifiedContent<Self, PreferenceModifier<Key>> {
        modifier(PreferenceModifier(value: value))
    }

    /// Runs an action with the preference of the views inside, at first and whenever it has changed.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type,
        perform action: @escaping (Key.Value) -> Void
    ) -> ModifiedContent<Self, PreferenceChangeModifier<Key>> where Key.Value: Equatable {
        modifier(PreferenceChangeModifier(action: ViewScope.bound(action)))
    }
}
