/// The values of all `@State` properties of a tree.
final class StateStorage {
    /// Which of a view's properties: where it is declared in the source.
    struct Slot: Hashable {
        let file: String
        let line: UInt
        let column: UInt
    }

    private struct Key: Hashable {
        let identity: ViewIdentity
        let slot: Slot
    }

    private var values: [Key: Any] = [:]

    /// The stored value; `nil` before the first write.
    func value<Value>(at slot: Slot, of identity: ViewIdentity) -> Value? {
        // Unwrapped before it is cast: a cast to an optional type would succeed for what is not there.
        guard !values.isEmpty, let stored = values[Key(identity: identity, slot: slot)] else { return nil }
        return stored as? Value
    }

    func set<Value>(_ value: Value, at slot: Slot, of identity: ViewIdentity) {
        values[Key(identity: identity, slot: slot)] = value
    }
}
