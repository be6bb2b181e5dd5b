public import Observation

extension State where Value: AnyObject & Observable {
    /// A state that is an observable object: it is made once, and its changes update the views.
    public init(
        wrappedValue: @autoclosure @escaping () -> Value,
        file: String = #fileID,
        line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(object: wrappedValue, file: file, line: line, column: column)
    }
}

extension Environment {
    /// The observable object of a type that a view around this one has put into the environment.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        self.init { inputs in
            inputs.graph.observesObjects = true
            guard let object = inputs.inherited.environment.object(of: type) else {
                preconditionFailure("no object of \(type) is in the environment: call environment(_:)")
            }
            return object
        }
    }

    /// The observable object of a type in the environment; `nil` if there is none.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        self.init { inputs in
            inputs.graph.observesObjects = true
            return inputs.inherited.environment.object(of: type)
        }
    }
}

extension View {
    /// Puts an observable object into the environment.
    public func environment<Object: AnyObject & Observable>(
        _ object: Object?
    ) -> ModifiedContent<Self, EnvironmentObjectModifier<Object>> {
        modifier(EnvironmentObjectModifier(object: object))
    }
}

/// An observable object, with bindings to its properties.
@propertyWrapper
public struct Bindable<Value: AnyObject & Observable> {
    public let wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(_ wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public var projectedValue: ObjectBindings<Value> { ObjectBindings(object: wrappedValue) }
}
