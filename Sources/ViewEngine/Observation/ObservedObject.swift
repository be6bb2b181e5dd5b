/// An object that another view owns.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject> {
    public let wrappedValue: Object

    public init(wrappedValue: Object) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: Object) {
        wrappedValue = initialValue
    }

    public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

/// Bindings to the properties of an object.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
    let object: Object

    public subscript<Value>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
    ) -> Binding<Value> {
        Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

extension StateObject {
    public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}
