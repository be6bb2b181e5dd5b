/// A value that a view owns, and that lives as long as the view's identity.
///
/// The wrapper holds no value: its slot is named by the place of its declaration, and the value is
/// stored under the identity of the view that reads it.
@propertyWrapper
public struct State<Value> {
    private let initialValue: Value
    private let slot: StateStorage.Slot

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
        get { read(in: ViewScope.inputs(for: "@State")) }
        nonmutating set { write(newValue, in: ViewScope.inputs(for: "@State")) }
    }

    public var projectedValue: Binding<Value> {
        let inputs = ViewScope.inputs(for: "@State")
        return Binding(get: { read(in: inputs) }, set: { write($0, in: inputs) })
    }

    private func read(in inputs: ViewInputs) -> Value {
        inputs.graph.state.value(at: slot, of: inputs.identity) ?? initialValue
    }

    private func write(_ value: Value, in inputs: ViewInputs) {
        inputs.graph.state.set(value, at: slot, of: inputs.identity)
    }
}
