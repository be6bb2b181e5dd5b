/// What a view is given when it is lowered: everything that comes from above it in the tree.
public struct ViewInputs {
    /// Shared between all views that inherit it unchanged, so that passing it on costs nothing.
    private var inherited: InheritedEnvironment
    public var transaction: Transaction
    public private(set) var identity: ViewIdentity
    let graph: ViewGraph

    init(environment: EnvironmentValues, transaction: Transaction, graph: ViewGraph) {
        inherited = InheritedEnvironment(environment)
        self.transaction = transaction
        self.graph = graph
        identity = .root
    }

    public var environment: EnvironmentValues { inherited.values }

    /// Changes the environment for the views below.
    public mutating func transformEnvironment(_ transform: (inout EnvironmentValues) -> Void) {
        var values = inherited.values
        transform(&values)
        inherited = InheritedEnvironment(values)
    }

    /// The inputs of a view one step further down.
    func descending(_ step: ViewIdentity.Step) -> ViewInputs {
        var inputs = self
        inputs.identity = identity.appending(step)
        return inputs
    }

    /// Runs a body, or an action, in which dynamic properties read and write these inputs.
    func evaluate<Result>(_ body: () -> Result) -> Result {
        ViewScope.evaluate(self, body)
    }
}

/// An environment that several views share.
private final class InheritedEnvironment {
    let values: EnvironmentValues

    init(_ values: EnvironmentValues) {
        self.values = values
    }
}
