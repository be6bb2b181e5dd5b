/// The context of one update of the views: how its changes are to be animated.
///
/// It walks from the root to the leaves with the other inputs, and a modifier on the way changes
/// it for what is below.
public struct Transaction: Equatable, Sendable {
    /// Set, to an animation or to none, or left to the transaction around.
    private var animationKey: Animation??
    private var disablesAnimationsKey: Bool?

    public init() {}

    public init(animation: Animation?) {
        animationKey = .some(animation)
    }

    /// How what changes is animated; without one it jumps.
    public var animation: Animation? {
        get { animationKey ?? nil }
        set { animationKey = .some(newValue) }
    }

    /// Whether `.animation` modifiers are switched off.
    public var disablesAnimations: Bool {
        get { disablesAnimationsKey ?? false }
        set { disablesAnimationsKey = newValue }
    }

    /// The transaction inside another one: what it sets wins, the rest stays (iOS 17).
    func merged(into outer: Transaction) -> Transaction {
        var merged = outer
        if let animationKey { merged.animationKey = .some(animationKey) }
        if let disablesAnimationsKey { merged.disablesAnimationsKey = disablesAnimationsKey }
        return merged
    }

    /// The transaction that a change is made in now.
    @TaskLocal static var current = Transaction()
}

/// Makes changes in a transaction.
public func withTransaction<Result>(
    _ transaction: Transaction,
    _ body: () throws -> Result
) rethrows -> Result {
    try Transaction.$current.withValue(transaction.merged(into: .current), operation: body)
}

/// Makes changes that are animated wherever nothing nearer says otherwise.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}
