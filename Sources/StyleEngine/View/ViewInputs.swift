/// What a view is given when it is lowered: everything that comes from above it in the tree.
public struct ViewInputs {
    public var environment: EnvironmentValues
    public var transaction: Transaction
    public private(set) var identity: ViewIdentity
    let graph: ViewGraph

    init(environment: EnvironmentValues, transaction: Transaction, graph: ViewGraph) {
        self.environment = environment
        self.transaction = transaction
        self.graph = graph
        identity = .root
    }

    /// The inputs of a view one step further down.
    func descending(_ step: ViewIdentity.Step) -> ViewInputs {
        var inputs = self
        inputs.identity = identity.appending(step)
        return inputs
    }

    /// Runs a body, or an action, in which dynamic properties read and write these inputs.
    func evaluate<Result>(_ body: () -> Result) -> Result {
        ViewScope.$current.withValue(ViewScope(inputs: self), operation: body)
    }
}
