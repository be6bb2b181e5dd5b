import Graphics

/// The values that a view inherits from its ancestors when it is lowered.
///
/// The type belongs to the engine and is no API for apps: it is public because `View.lower(_:into:)` needs
/// it.
public struct ViewInputs {
    /// Shared by all views that inherit it unchanged, so that passing it on allocates nothing.
    private(set) var inherited: InheritedValues
    private(set) var identity: ViewIdentity
    let graph: ViewGraph
    /// The part of a button that the views are; `nil` if each is what it draws.
    var layerRole: LayerRole?
    /// The axis of the stack that the views are in; `nil` in any other container.
    private(set) var stackAxis: Axis?

    init(environment: EnvironmentValues, transaction: Transaction, graph: ViewGraph) {
        inherited = InheritedValues(environment: environment, transaction: transaction, work: graph.work)
        self.graph = graph
        identity = .root
        updateMirroring()
    }

    /// A copy of the environment; `inherited.environment` is read where it is.
    package var environment: EnvironmentValues { inherited.environment }

    package var transaction: Transaction {
        get { inherited.transaction }
        set {
            inherited = InheritedValues(
                environment: inherited.environment,
                transaction: newValue,
                work: graph.work
            )
        }
    }

    /// Changes the environment for the views below.
    package mutating func transformEnvironment(_ transform: (inout EnvironmentValues) -> Void) {
        var environment = inherited.environment
        transform(&environment)
        inherited = InheritedValues(
            environment: environment,
            transaction: inherited.transaction,
            work: graph.work
        )
        updateMirroring()
    }

    private func updateMirroring() {
        if inherited.environment.layoutDirection == .rightToLeft { graph.mirrorsLayout = true }
    }

    /// The inputs of a view one step below.
    func descending(_ step: ViewIdentity.Step) -> ViewInputs {
        var inputs = self
        inputs.identity = identity.appending(step)
        return inputs
    }

    /// The inputs of a view with another identity.
    func identified(as identity: ViewIdentity) -> ViewInputs {
        var inputs = self
        inputs.identity = identity
        return inputs
    }

    /// Whether a view with these inputs has the same nodes as with others, but for their identity.
    func inheritsSame(as other: ViewInputs) -> Bool {
        inherited === other.inherited && layerRole == other.layerRole && stackAxis == other.stackAxis
    }

    /// The inputs of the views in a container: a stack along an axis, or another one.
    func stacking(along axis: Axis?) -> ViewInputs {
        var inputs = self
        inputs.stackAxis = axis
        return inputs
    }

    /// Runs a body whose dynamic properties use these inputs.
    func evaluate<Result>(_ body: () -> Result) -> Result {
        graph.state.markPresent(identity)
        return ViewScope.evaluate(in: self, body: body)
    }
}

/// The inherited values that several views share.
final class InheritedValues {
    let environment: EnvironmentValues
    let transaction: Transaction
    let work: TreeWork

    init(environment: EnvironmentValues, transaction: Transaction, work: TreeWork) {
        self.environment = environment
        self.transaction = transaction
        self.work = work
    }
}
