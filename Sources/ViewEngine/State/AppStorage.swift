/// A setting of the app; it lives in memory, as long as the tree.
@propertyWrapper
public struct AppStorage<Value> {
    private let initialValue: Value
    private let key: String

    public init(wrappedValue: Value, _ key: String) {
        initialValue = wrappedValue
        self.key = key
    }

    public init<Wrapped>(_ key: String) where Value == Wrapped? {
        self.init(wrappedValue: nil, key)
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
            setting: key,
            initialValue: initialValue,
            storage: ViewScope.inputs(for: "@AppStorage").graph.state
        )
    }
}

/// A setting of a scene; it lives in memory, as long as the tree.
public typealias SceneStorage = AppStorage
