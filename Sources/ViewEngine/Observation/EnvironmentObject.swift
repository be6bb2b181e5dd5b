/// An object that a view around this one has put into the environment.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject> {
    public init() {}

    public var wrappedValue: Object {
        guard let object = ViewScope.inputs(for: "@EnvironmentObject").environment.object(of: Object.self)
        else {
            preconditionFailure(
                "no object of \(Object.self) is in the environment: call environmentObject(_:)"
            )
        }
        return object
    }

    public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

/// An object in the environment.
///
/// Unchecked `Sendable`, because the environment of a tree stays on its thread.
private struct EnvironmentObjectValue: @unchecked Sendable {
    let object: AnyObject
}

extension EnvironmentValues {
    func object<Object: AnyObject>(of type: Object.Type) -> Object? {
        (additional[ObjectIdentifier(type)] as? EnvironmentObjectValue)?.object as? Object
    }

    fileprivate mutating func set<Object: AnyObject>(_ object: Object?, of type: Object.Type) {
        additional[ObjectIdentifier(type)] = object.map { EnvironmentObjectValue(object: $0) }
    }
}

/// Puts an object into the environment.
public struct EnvironmentObjectModifier<Object: AnyObject>: InputsModifier {
    let object: Object?

    public func modify(_ inputs: inout ViewInputs) {
        inputs.transformEnvironment { $0.set(object, of: Object.self) }
    }
}

extension View {
    public func environmentObject<Object: ObservableObject>(
        _ object: Object
    ) -> ModifiedContent<Self, EnvironmentObjectModifier<Object>> {
        modifier(EnvironmentObjectModifier(object: object))
    }
}
