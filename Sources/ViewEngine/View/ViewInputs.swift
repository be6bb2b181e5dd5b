/// What a view is given when it is lowered: everything that comes from above it in the tree.
public struct ViewInputs {
    /// Shared between all views that inherit it unchanged, so that passing it on costs nothing.
    private(set) var inherited: InheritedValues
    public private(set) var identity: ViewIdentity
    let graph: ViewGraph

    init(environment: EnvironmentValues, transaction: Transaction, graph: ViewGraph) {
        inherited = InheritedValues(environment, transaction)
        self.graph = graph
        identity = .root
        noteLayoutDirection()
    }

    public var environment: EnvironmentValues { inherited.environment }

    public var transaction: Transaction {
        get { inherited.transaction }
        set { inherited = InheritedValues(inherited.environment, newValue) }
    }

    /// Changes the environment for the views below.
    public mutating func transformEnvironment(_ transform: (inout EnvironmentValues) -> Void) {
        var environment = inherited.environment
        transform(&environment)
        inherited = InheritedValues(environment, inherited.transaction)
        noteLayoutDirection()
    }

    private func noteLayoutDirection() {
        if inherited.environment.layoutDirection == .rightToLeft { graph.turnsLayout = true }
    }

    /// The inputs of a view one step further down.
    func descending(_ step: ViewIdentity.Step) -> ViewInputs {
        var inputs = self
        inputs.identity = identity.appending(step)
        return inputs
    }

    /// Runs a body in which dynamic properties read and write these inputs.
    func evaluate<Result>(_ body: () -> Result) -> Result {
        graph.state.noteBody(of: identity)
        return ViewScope.evaluate(self, body)
    }
}

/// What several views inherit alike.
final class InheritedValues {
    let environment: EnvironmentValues
    let transaction: Transaction

    init(_ environment: EnvironmentValues, _ transaction: Transaction) {
        self.environment = environment
        self.transaction = transaction
    }
}
