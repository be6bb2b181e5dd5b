/// What modifiers saw in the last update, to tell what has changed since.
///
/// What is not looked at in an update is forgotten, so that a view that comes back begins anew.
struct UpdateMemory {
    private var seen: [ViewIdentity: Any] = [:]
    private var seenBefore: [ViewIdentity: Any] = [:]

    mutating func beginUpdate() {
        seenBefore = seen
        seen.removeAll(keepingCapacity: true)
    }

    /// Remembers a value, and gives the one of the last update; `nil` if there was none.
    mutating func exchange<Value>(_ value: Value, at identity: ViewIdentity) -> Value? {
        seen[identity] = value
        // Unwrapped before it is cast: a cast to an optional type would succeed for what is not there.
        guard let before = seenBefore[identity] else { return nil }
        return before as? Value
    }
}
