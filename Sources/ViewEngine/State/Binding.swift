/// Reads and writes a value that another view owns.
@propertyWrapper
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    /// A binding of functions, which may read and write the state of the view whose body makes it.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = ViewScope.bound(get)
        self.set = ViewScope.bound(set)
    }

    /// A binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    /// A binding to the same value whose changes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// A binding to the same value whose changes have a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(get: get) { value in withTransaction(transaction) { set(value) } }
    }
}
