/// Runs an action when a value has changed.
public struct OnChangeModifier<Value: Equatable>: InputsModifier {
    let value: Value
    let isInitial: Bool
    let action: (_ old: Value, _ new: Value) -> Void

    public func modify(_ inputs: inout ViewInputs) {
        let (before, value, action) = (
            inputs.graph.previousValues.exchange(value, at: inputs.identity), value, action
        )
        guard before.map({ $0 != value }) ?? isInitial else { return }
        inputs.graph.pendingActions.append { action(before ?? value, value) }
    }
}

extension View {
    /// Runs an action with the old and the new value when the value has changed.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> ModifiedContent<Self, OnChangeModifier<Value>> {
        modifier(OnChangeModifier(value: value, isInitial: initial, action: ViewScope.bound(action)))
    }

    /// Runs an action when the value has changed.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> ModifiedContent<Self, OnChangeModifier<Value>> {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Runs an action with the new value when the value has changed (deprecated since iOS 17).
    public func onChange<Value: Equatable>(
        of value: Value,
        perform action: @escaping (_ newValue: Value) -> Void
    ) -> ModifiedContent<Self, OnChangeModifier<Value>> {
        onChange(of: value) { _, new in action(new) }
    }
}
