/// The context of one update of the views: how its changes are to be animated.
///
/// It walks from the root to the leaves with the other inputs, and a modifier on the way changes
/// it for what is below.
public struct Transaction: Equatable, Sendable {
    /// Whether `.animation` modifiers are switched off.
    public var disablesAnimations = false

    public init() {}
}

/// Changes the transaction of every update.
public struct TransactionModifier: InputsModifier {
    let transform: (inout Transaction) -> Void

    public func modify(_ inputs: inout ViewInputs) {
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
}
