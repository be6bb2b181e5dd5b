import ViewEngine

/// The environment values of the source: one key of the engine has all of them.
struct InterpretedEnvironmentKey: EnvironmentKey {
    /// The values by the number of their key.
    ///
    /// Unchecked `Sendable`, because the environment of a tree stays on its thread.
    struct Values: @unchecked Sendable {
        var values: [Int: StyleInterpreter.Value] = [:]
    }

    static let defaultValue = Values()
}

extension EnvironmentValues: EngineValue {
    static var typeName: String { "EnvironmentValues" }

    /// The value of a key of the source; nil for its default value.
    subscript(key: Int) -> StyleInterpreter.Value? {
        get { self[InterpretedEnvironmentKey.self].values[key] }
        set { self[InterpretedEnvironmentKey.self].values[key] = newValue }
    }
}
