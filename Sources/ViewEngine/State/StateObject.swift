/// An object that a view creates once and that lives as long as the view's identity.
///
/// Changes of its published properties update the views (`Published`).
@propertyWrapper
public struct StateObject<Object: AnyObject> {
    private let makeObject: () -> Object
    private let slot: StateStorage.Slot
    private let owner = StateOwner()

    public init(
        wrappedValue: @autoclosure @escaping () -> Object,
        file: String = #fileID,
        line: UInt = #line,
        column: UInt = #column
    ) {
        makeObject = wrappedValue
        slot = StateStorage.Slot(file: file, line: line, column: column)
    }

    public var wrappedValue: Object {
        let inputs = ViewScope.inputs(for: "@StateObject")
        let storage = inputs.graph.state
        let key = storage.key(of: slot, owner: owner, in: inputs.identity)
        return storage.value(at: key, orMake: makeObject)
    }
}
