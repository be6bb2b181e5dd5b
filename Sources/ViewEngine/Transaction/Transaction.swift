/// The context of one update of the views: how its changes are animated.
///
/// It is passed from the root to the leaves with the other inputs; modifiers change it for the views below.
public struct Transaction: Equatable, Sendable {
    /// The animation, or `.some(nil)` for none; `nil` leaves it to the outer transaction.
    private var animationKey: Animation??
    private var disablesAnimationsKey: Bool?

    public init() {}

    public init(animation: Animation?) {
        animationKey = .some(animation)
    }

    /// The animation of changes; without one they take effect at once.
    public var animation: Animation? {
        get { animationKey ?? nil }
        set { animationKey = .some(newValue) }
    }

    /// Whether `.animation` modifiers have no effect.
    public var disablesAnimations: Bool {
        get { disablesAnimationsKey ?? false }
        set { disablesAnimationsKey = newValue }
    }

    /// Whether the change is one of several that follow each other, such as those of a drag; it changes no picture.
    public var isContinuous = false

    /// Whether the speed of the change is measured; it changes no picture.
    public var tracksVelocity = false

    /// The transaction merged into an outer one: its own values take precedence (iOS 17).
    func merged(into outer: Transaction) -> Transaction {
        var merged = outer
        if let animationKey { merged.animationKey = .some(animationKey) }
        if let disablesAnimationsKey { merged.disablesAnimationsKey = disablesAnimationsKey }
        return merged
    }

    /// The transaction of the changes being made.
    @TaskLocal static var current = Transaction()
}

/// Runs a body whose changes belong to a transaction.
public func withTransaction<Result>(
    _ transaction: Transaction,
    _ body: () throws -> Result
) rethrows -> Result {
    try Transaction.$current.withValue(transaction.merged(into: .current), operation: body)
}

/// Runs a body whose changes belong to a transaction in which one value is changed.
public func withTransaction<Value, Result>(
    _ keyPath: WritableKeyPath<Transaction, Value>,
    _ value: Value,
    _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs a body whose changes are animated, except where a nearer modifier sets another animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// The moment at which an animation counts as completed.
public enum AnimationCompletionCriteria: Hashable, Sendable {
    /// At its duration; springs have one, too.
    case logicallyComplete
    /// When nothing moves any more.
    case removed
}

/// Runs a body whose changes are animated, and another one when the animation has ended.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    let result = try withAnimation(animation, body)
    guard let graph = ViewScope.currentInputs?.graph else { return result }
    let seconds = animation.map { animation in
        let resolved = ResolvedAnimation(animation, defaults: graph.animationDefaults)
        if completionCriteria == .logicallyComplete, let spring = resolved.curve.fluidSpring {
            return resolved.duration(ofCurve: spring.duration)
        }
        return resolved.duration
    }
    let delay = seconds ?? 0
    if delay.isFinite {
        graph.scheduledActions.add(at: graph.time + delay, ViewScope.bound(completion))
    }
    return result
}
