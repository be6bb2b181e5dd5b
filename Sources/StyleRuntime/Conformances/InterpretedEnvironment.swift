import ViewEngine

/// A key of the environment that the source declares, by the number of its declaration.
package enum SourceEnvironmentKey: Hashable, Sendable {
    /// A type that conforms to `EnvironmentKey`.
    case type(Int)
    /// A property with the macro `@Entry`.
    case entry(Int)
    /// The object of a class.
    case object(Int)
}

/// The environment values of the source: one key of the engine has all of them.
struct InterpretedEnvironmentKey: EnvironmentKey {
    /// The values by their key.
    ///
    /// Unchecked `Sendable`, because the environment of a tree stays on its thread.
    struct Values: @unchecked Sendable {
        var values: [SourceEnvironmentKey: StyleRuntime.Value] = [:]
    }

    static let defaultValue = Values()
}

extension EnvironmentValues: EngineValue {
    static var engineType: EngineType { .environmentValues }

    /// The value of a key of the source; nil for its default value.
    package subscript(key: SourceEnvironmentKey) -> StyleRuntime.Value? {
        get { self[InterpretedEnvironmentKey.self].values[key] }
        set { self[InterpretedEnvironmentKey.self].values[key] = newValue }
    }
}
