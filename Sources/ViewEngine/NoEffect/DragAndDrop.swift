/// Whether a view reacts to a drag that rests over it.
public enum SpringLoadingBehavior: Hashable, Sendable {
    case automatic, enabled, disabled
}

// The events of a script drag no items.
extension View {
    public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> Self { self }
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }
}

extension EnvironmentValues {
    public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
}
