/// Reads a value from the environment of the view that declares the property.
@propertyWrapper
public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    public var wrappedValue: Value {
        ViewScope.inputs(for: "@Environment").environment[keyPath: keyPath]
    }
}
