/// Changes the transaction of every update.
public struct TransactionModifier: InputsModifier {
    let transform: (inout Transaction) -> Void

    public func modify(_ inputs: inout ViewInputs) {
        transform(&inputs.transaction)
    }
}

/// Changes the transaction of the updates in which a value has changed.
public struct ValueTransactionModifier<Value: Equatable>: InputsModifier {
    let value: Value
    let transform: (inout Transaction) -> Void

    public func modify(_ inputs: inout ViewInputs) {
        guard let before = inputs.graph.previousValues.exchange(value, at: inputs.identity), before != value
        else { return }
        transform(&inputs.transaction)
    }
}

extension View {
    /// Changes the transaction of every update for this view.
    public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> ModifiedContent<Self, TransactionModifier> {
        modifier(TransactionModifier(transform: transform))
    }

    /// Changes the transaction for this view in the updates in which a value has changed.
    public func transaction<Value: Equatable>(
        value: Value,
        _ transform: @escaping (inout Transaction) -> Void
    ) -> ModifiedContent<Self, ValueTransactionModifier<Value>> {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }

    /// Animates the changes of this view in the updates in which a value has changed; the nearest modifier to
    /// a leaf takes precedence.
    public func animation<Value: Equatable>(
        _ animation: Animation?,
        value: Value
    ) -> ModifiedContent<Self, ValueTransactionModifier<Value>> {
        transaction(value: value) { $0.animate(animation) }
    }

    /// Animates all changes of this view (deprecated since iOS 15).
    public func animation(_ animation: Animation?) -> ModifiedContent<Self, TransactionModifier> {
        transaction { $0.animate(animation) }
    }
}

extension View {
    /// Changes the content within a transaction: `body` gets the view.
    public func transaction<Content: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (Self) -> Content
    ) -> some View {
        body(self).transaction(transform)
    }

    /// Changes the content within an animation: `body` gets the view.
    public func animation<Content: View>(
        _ animation: Animation?,
        @ViewBuilder body: (Self) -> Content
    ) -> some View {
        body(self).animation(animation)
    }
}

extension Transaction {
    /// Applies an `.animation` modifier.
    fileprivate mutating func animate(_ animation: Animation?) {
        guard !disablesAnimations else { return }
        self.animation = animation
    }
}
