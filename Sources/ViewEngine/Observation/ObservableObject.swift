/// An object whose published properties update the views.
///
/// Every change in an action updates all views of the tree; an object that views do not read costs one update.
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Updates the views by hand.
public struct ObservableObjectPublisher {
    package init() {}

    public func send() {
        ViewScope.invalidate()
    }
}

/// A property of an object, whose changes update the views.
@propertyWrapper
public struct Published<Value> {
    private final class Storage {
        var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private let storage: Storage

    public init(wrappedValue: Value) {
        storage = Storage(wrappedValue)
    }

    public init(initialValue: Value) {
        storage = Storage(initialValue)
    }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set {
            storage.value = newValue
            ViewScope.invalidate()
        }
    }
}
