/// The values that modifiers saw in the previous update, to detect changes.
///
/// A value that is not exchanged in an update is dropped, so that a view that comes back starts anew.
struct PreviousValues {
    private var current: [ViewIdentity: Any] = [:]
    private var previous: [ViewIdentity: Any] = [:]

    mutating func beginUpdate() {
        previous = current
        current.removeAll(keepingCapacity: true)
    }

    /// Stores a value and returns the one of the previous update; `nil` if there was none.
    mutating func exchange<Value>(_ value: Value, at identity: ViewIdentity) -> Value? {
        current[identity] = value
        // Unwrap before casting: a cast of `nil` to an optional type would succeed.
        guard let old = previous[identity] else { return nil }
        return old as? Value
    }
}
