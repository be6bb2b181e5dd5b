/// Reads a value from the environment of the view that declares the property.
@propertyWrapper
public struct Environment<Value> {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        /// A function that finds an object.
        case object((ViewInputs) -> Value)
    }

    private let source: Source

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .keyPath(keyPath)
    }

    init(read: @escaping (ViewInputs) -> Value) {
        source = .object(read)
    }

    public var wrappedValue: Value {
        switch source {
        case .keyPath(let keyPath):
            // In its place: most values are a byte of the kilobyte that the environment has.
            if let inherited = ViewScope.currentInputs?.inherited {
                inherited.environment[keyPath: keyPath]
            } else {
                EnvironmentValues.outsideOfViews[keyPath: keyPath]
            }
        case .object(let read): read(ViewScope.inputs(for: "@Environment"))
        }
    }
}
