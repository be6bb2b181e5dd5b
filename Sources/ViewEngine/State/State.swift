/// A value that a view owns and that lives as long as the view's identity.
///
/// The wrapper stores no value: the source location of the declaration names a slot, and the value is stored
/// under the identity of the view that reads it.
@propertyWrapper
public struct State<Value> {
    /// The first value, or a function that makes an object once.
    private enum Source {
        case value(Value)
        case object(() -> Value)
    }

    private let source: Source
    private let slot: StateStorage.Slot
    private let owner = StateOwner()

    public init(initialValue: Value, file: String = #fileID, line: UInt = #line, column: UInt = #column) {
        self.init(wrappedValue: initialValue, file: file, line: line, column: column)
    }

    /// A state that is an object, which is made once.
    package init(object: @escaping () -> Value, file: String, line: UInt, column: UInt) {
        source = .object(object)
        slot = StateStorage.Slot(file: file, line: line, column: column)
    }

    public init(
        wrappedValue: Value,
        file: String = #fileID,
        line: UInt = #line,
        column: UInt = #column
    ) {
        source = .value(wrappedValue)
        slot = StateStorage.Slot(file: file, line: line, column: column)
    }

    private init(source: Source, slot: StateStorage.Slot) {
        self.source = source
        self.slot = slot
    }

    /// The state of a wrapper around it: each property with that wrapper has another offset.
    package func moved(by offset: UInt) -> State {
        State(
            source: source,
            slot: StateStorage.Slot(
                file: slot.file,
                line: slot.line &+ offset &* 1_000_003,
                column: slot.column
            )
        )
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
        let inputs = ViewScope.inputs(for: "@State")
        let initialValue: Value
        switch source {
        case .value(let value): initialValue = value
        case .object(let make):
            inputs.graph.observesObjects = true
            let storage = inputs.graph.state
            initialValue = storage.value(
                at: storage.key(of: slot, owner: owner, in: inputs.identity),
                orMake: make
            )
        }
        return StateLocation(slot: slot, owner: owner, initialValue: initialValue, inputs: inputs)
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

    /// The location of a setting of the app.
    init(setting: String, initialValue: Value, storage: StateStorage) {
        self.storage = storage
        key = StateStorage.Key(
            identity: .app,
            slot: StateStorage.Slot(file: setting, line: 0, column: 0)
        )
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
