/// A value that a view owns and that lives as long as the view's identity.
///
/// The wrapper stores no value: the source location of the declaration names a slot, and the value is stored
/// under the identity of the view that reads it.
@propertyWrapper
public struct State<Value> {
    private let initialValue: Value
    private let slot: StateStorage.Slot
    private let owner = StateOwner()

    public init(
        wrappedValue: Value,
        file: String = #fileID,
        line: UInt = #line,
        column: UInt = #column
    ) {
        initialValue = wrappedValue
        slot = StateStorage.Slot(file: file, line: line, column: column)
    }

    public var wrappedValue: Value {
        get { location.read() }
        nonmutating set { location.write(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let location = location
        return Binding(get: location.read, set: location.write)
    }

    private var location: StateLocation<Value> {
        StateLocation(
            slot: slot,
            owner: owner,
            initialValue: initialValue,
            inputs: ViewScope.inputs(for: "@State")
        )
    }
}

/// The location of a property's value: a slot of the view that declares the property.
struct StateLocation<Value> {
    private let key: StateStorage.Key
    private let initialValue: Value
    private let storage: StateStorage

    init(slot: StateStorage.Slot, owner: StateOwner, initialValue: Value, inputs: ViewInputs) {
        storage = inputs.graph.state
        key = storage.key(of: slot, owner: owner, in: inputs.identity)
        self.initialValue = initialValue
    }

    func read() -> Value {
        storage.value(at: key) ?? initialValue
    }

    func write(_ value: Value) {
        storage.set(value, at: key, in: Transaction.current)
    }

    func reset() {
        write(initialValue)
    }
}
