/// The values of all `@State`, `@GestureState` and `@StateObject` properties of a tree.
///
/// Views do not see the writes of an action at once. Writes are queued in groups of one transaction each, and
/// the views are updated for one group after the other. A read in an action returns the last write.
final class StateStorage {
    /// The place of declaration of a property in the source.
    struct Slot: Hashable, Sendable {
        let file: String
        let line: UInt
        let column: UInt
    }

    struct Key: Hashable {
        let identity: ViewIdentity
        let slot: Slot
    }

    /// Writes that the views see together.
    private struct Group {
        let transaction: Transaction
        var values: [(key: Key, value: Any)]
    }

    private var values: [Key: Any] = [:]
    /// The views whose bodies ran in the last update; left empty while no value is stored.
    private var presentViews: Set<ViewIdentity> = []
    private var groups: [Group] = []
    /// Whether bodies are running, which must not see queued writes.
    private var isUpdating = false

    /// The stored value; `nil` before the first write.
    func value<Value>(at key: Key) -> Value? {
        guard let stored = (isUpdating ? nil : pendingValue(at: key)) ?? values[key] else { return nil }
        // Unwrap before casting: a cast of `nil` to an optional type would succeed.
        return stored as? Value
    }

    /// The stored value, or a new one stored at once: no view can have seen another value.
    func value<Value>(at key: Key, orMake makeValue: () -> Value) -> Value {
        if let stored: Value = value(at: key) { return stored }
        let value = makeValue()
        values[key] = value
        presentViews.insert(key.identity)
        return value
    }

    private func pendingValue(at key: Key) -> Any? {
        for group in groups.reversed() {
            if let write = group.values.last(where: { $0.key == key }) { return write.value }
        }
        return nil
    }

    /// Queues a write; successive writes in equal transactions form one group.
    func set<Value>(_ value: Value, at key: Key, in transaction: Transaction) {
        if groups.last?.transaction != transaction {
            groups.append(Group(transaction: transaction, values: []))
        }
        groups[groups.count - 1].values.append((key, value))
    }

    /// Queues an update without writes, since an object has changed.
    func invalidate(in transaction: Transaction) {
        if groups.last?.transaction != transaction {
            groups.append(Group(transaction: transaction, values: []))
        }
    }

    /// Stores the next group of writes and returns its transaction; `nil` if no group is queued.
    func commit() -> Transaction? {
        guard !groups.isEmpty else { return nil }
        let group = groups.removeFirst()
        for (key, value) in group.values { values[key] = value }
        return group.transaction
    }

    // MARK: Owners of properties

    /// The views whose bodies contain the view that is being lowered, from the root inwards.
    private(set) var enclosingViews: [ViewIdentity] = []
    /// The keys of the properties that the bodies of the last update own.
    private var owned: Set<Key> = []

    /// The key of a property that is read or written in the scope of a view.
    ///
    /// In most cases that view owns the property. But a closure may run in another scope than the one that
    /// created it: in a view inside, and then an enclosing view is the owner, or in a gesture, and then the
    /// owner is that of the last update.
    func key(of slot: Slot, owner: StateOwner, in scope: ViewIdentity) -> Key {
        let key = Key(identity: scope, slot: slot)
        if isUpdating {
            if let known = owner.key, enclosingViews.contains(known.identity) { return known }
            owner.key = key
            owned.insert(key)
            return key
        }
        return owned.contains(key) ? key : owner.key ?? key
    }

    /// Lowers the body of a view.
    func enter<Result>(_ view: ViewIdentity, body: () -> Result) -> Result {
        enclosingViews.append(view)
        defer { enclosingViews.removeLast() }
        return body()
    }

    /// Lowers a part of a body later, with the enclosing views that it had.
    func enter<Result>(within views: [ViewIdentity], body: () -> Result) -> Result {
        let others = enclosingViews
        enclosingViews = views
        defer { enclosingViews = others }
        return body()
    }

    // MARK: Updates

    func beginUpdate() {
        presentViews.removeAll(keepingCapacity: true)
        owned.removeAll(keepingCapacity: true)
    }

    func markPresent(_ view: ViewIdentity) {
        if !values.isEmpty { presentViews.insert(view) }
    }

    /// Removes the values of views that were not in the last update, so that they start anew.
    func removeValuesOfAbsentViews() {
        func isPresent(_ key: Key) -> Bool { presentViews.contains(key.identity) || key.identity == .app }
        guard !values.keys.allSatisfy(isPresent) else { return }
        values = values.filter { isPresent($0.key) }
    }

    /// Removes all values, and the writes that are queued.
    func removeAllValues() {
        values = [:]
        groups = []
    }

    /// The values that bodies read.
    struct Values {
        fileprivate let values: [Key: Any]
    }

    var stored: Values { Values(values: values) }

    /// Runs bodies, which read the values of another time.
    func update<Result>(reading stored: Values, _ body: () -> Result) -> Result {
        let kept = (values, presentViews, owned)
        defer { (values, presentViews, owned) = kept }
        values = stored.values
        return update(body)
    }

    /// Runs bodies, which do not see queued writes.
    func update<Result>(_ body: () -> Result) -> Result {
        let wasUpdating = isUpdating
        isUpdating = true
        defer { isUpdating = wasUpdating }
        return body()
    }
}
