/// A namespace of identities, under which views share their geometry.
///
/// Each view that declares one has its own.
@propertyWrapper
public struct Namespace {
    public struct ID: Hashable, Sendable {
        fileprivate let slot: StateStorage.Slot
        /// The view that declares the namespace; `nil` outside of a body.
        fileprivate let owner: ViewIdentity?
    }

    private let slot: StateStorage.Slot
    private let owner = StateOwner()

    public init(file: String = #fileID, line: UInt = #line, column: UInt = #column) {
        slot = StateStorage.Slot(file: file, line: line, column: column)
    }

    public var wrappedValue: ID {
        let inputs = ViewScope.currentInputs
        let key = inputs.map { $0.graph.state.key(of: slot, owner: owner, in: $0.identity) }
        return ID(slot: slot, owner: key?.identity)
    }
}
