/// A value that a gesture updates while it is active, and that is reset when the gesture ends.
@propertyWrapper
public struct GestureState<Value> {
    private let initialValue: Value
    private let slot: StateStorage.Slot
    private let owner: StateOwner
    /// The transaction of the change with which the value is reset.
    let resetTransaction: Transaction
    /// The location of the value; set in the copy that `updating(_:body:)` receives.
    private let boundLocation: StateLocation<Value>?

    public init(
        wrappedValue: Value,
        resetTransaction: Transaction = Transaction(),
        file: String = #fileID,
        line: UInt = #line,
        column: UInt = #column
    ) {
        initialValue = wrappedValue
        slot = StateStorage.Slot(file: file, line: line, column: column)
        owner = StateOwner()
        self.resetTransaction = resetTransaction
        boundLocation = nil
    }

    private init(_ other: GestureState, bound location: StateLocation<Value>) {
        initialValue = other.initialValue
        slot = other.slot
        owner = other.owner
        resetTransaction = other.resetTransaction
        boundLocation = location
    }

    public var wrappedValue: Value { location.read() }

    /// The property itself, as `updating(_:body:)` takes it.
    public var projectedValue: GestureState<Value> { GestureState(self, bound: location) }

    var location: StateLocation<Value> {
        boundLocation
            ?? StateLocation(
                slot: slot,
                owner: owner,
                initialValue: initialValue,
                inputs: ViewScope.inputs(for: "@GestureState")
            )
    }
}
