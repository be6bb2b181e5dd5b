/// A key of a custom environment value.
public protocol EnvironmentKey {
    associatedtype Value: Sendable

    static var defaultValue: Value { get }
}

extension EnvironmentValues {
    /// The value of a key, or its default value.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // Unwrap before casting: a cast of `nil` to an optional type would succeed.
            guard let stored = additional[ObjectIdentifier(key)] else { return Key.defaultValue }
            return stored as? Key.Value ?? Key.defaultValue
        }
        set { additional[ObjectIdentifier(key)] = newValue }
    }
}
