import Graphics

/// Sets a preference that is computed from the frame of a view.
struct AnchorPreferenceModifier<Key: PreferenceKey>: NodeModifier {
    let value: (CGRect) -> Key.Value

    func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        PreferenceNode<Key>(around: node, inputs: inputs, makeValue: value)
    }
}

/// Changes the preference of the views inside.
struct PreferenceTransformModifier<Key: PreferenceKey>: NodeModifier {
    let transform: (inout Key.Value, CGRect) -> Void

    func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        PreferenceTransformNode<Key>(around: node, inputs: inputs, transform: transform)
    }
}

extension View {
    /// Sets the preference of this view to a value made of an anchor of its frame.
    public func anchorPreference<Part: Sendable, Key: PreferenceKey>(
        key: Key.Type = Key.self,
        value: Anchor<Part>.Source,
        transform: @escaping (Anchor<Part>) -> Key.Value
    ) -> some View {
        let transform = ViewScope.bound(transform)
        return modifier(AnchorPreferenceModifier<Key> { transform(value.anchor($0)) })
    }

    /// Changes the preference of the views inside with an anchor of the frame of this view.
    public func transformAnchorPreference<Part: Sendable, Key: PreferenceKey>(
        key: Key.Type = Key.self,
        value: Anchor<Part>.Source,
        transform: @escaping (inout Key.Value, Anchor<Part>) -> Void
    ) -> some View {
        modifier(
            PreferenceTransformModifier<Key> { preference, frame in
                transform(&preference, value.anchor(frame))
            }
        )
    }

    /// Changes the preference of the views inside.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransformModifier<Key> { preference, _ in callback(&preference) })
    }
}
