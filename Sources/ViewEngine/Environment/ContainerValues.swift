/// A key of a value that a view gives to its container.
public protocol ContainerValueKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// The values that a view gives to its container; no container here reads them.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

extension View {
    /// Has no effect: no container of a picture reads the value.
    public func containerValue<Value>(
        _ keyPath: WritableKeyPath<ContainerValues, Value>,
        _ value: Value
    ) -> Self { self }
}
