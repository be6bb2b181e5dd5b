/// A value of the environment that the engine does not know of.
public protocol EnvironmentKey {
    associatedtype Value: Sendable

    static var defaultValue: Value { get }
}

extension EnvironmentValues {
    /// The value of a key, or its default where nobody set one.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // Unwrapped before it is cast: a cast to an optional type would succeed for what is not there.
            guard let stored = additional[ObjectIdentifier(key)] else { return Key.defaultValue }
            return stored as? Key.Value ?? Key.defaultValue
        }
        set { additional[ObjectIdentifier(key)] = newValue }
    }
}
