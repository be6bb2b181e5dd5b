/// The values of all `@State`, `@GestureState` and `@StateObject` properties of a tree.
///
/// What an action writes is not seen by the views at once. Writes wait, in groups that share a
/// transaction, until the views are updated for one group after the other; who reads in an action gets
/// what was written last.
final class StateStorage {
    /// Which of a view's properties: where it is declared in the source.
    struct Slot: Hashable {
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
    /// The views whose bodies ran in the last update; not noted while there is nothing to forget.
    private var presentViews: Set<ViewIdentity> = []
    private var groups: [Group] = []
    /// Whether bodies run, which must not see what waits.
    private var isUpdating = false

    /// The stored value; `nil` before the first write.
    func value<Value>(at key: Key) -> Value? {
        guard let stored = (isUpdating ? nil : waitingValue(at: key)) ?? values[key] else { return nil }
        // Unwrapped before it is cast: a cast to an optional type would succeed for what is not there.
        return stored as? Value
    }

    /// The stored value, or one that is made and stored now because there is none: no view has seen another.
    func value<Value>(at key: Key, orMake makeValue: () -> Value) -> Value {
        if let stored: Value = value(at: key) { return stored }
        let value = makeValue()
        values[key] = value
        presentViews.insert(key.identity)
        return value
    }

    private func waitingValue(at key: Key) -> Any? {
        for group in groups.reversed() {
            if let write = group.values.last(where: { $0.key == key }) { return write.value }
        }
        return nil
    }

    /// Writes that follow each other in equal transactions are one update.
    func set<Value>(_ value: Value, at key: Key, in transaction: Transaction) {
        if groups.last?.transaction != transaction {
            groups.append(Group(transaction: transaction, values: []))
        }
        groups[groups.count - 1].values.append((key, value))
    }

    /// Lets the views see the next group of writes, and gives its transaction; `nil` if none waits.
    func commit() -> Transaction? {
        guard !groups.isEmpty else { return nil }
        let group = groups.removeFirst()
        for (key, value) in group.values { values[key] = value }
        return group.transaction
    }

    // MARK: Whose a property is

    /// The views whose bodies hold what is being lowered, from the root inwards.
    private(set) var openViews: [ViewIdentity] = []
    /// What the bodies of the last update found to be their own.
    private var owned: Set<Key> = []

    /// Where a property keeps its value that is read or written in the scope of a view.
    ///
    /// Mostly that view owns it. But a closure may be run by another view than the one that wrote it: by
    /// one inside it, which then finds the owner among the views around it, or in a touch, which finds
    /// the owner of the update before.
    func key(of slot: Slot, owner: StateOwner, in scope: ViewIdentity) -> Key {
        let key = Key(identity: scope, slot: slot)
        if isUpdating {
            if let known = owner.key, openViews.contains(known.identity) { return known }
            owner.key = key
            owned.insert(key)
            return key
        }
        return owned.contains(key) ? key : owner.key ?? key
    }

    /// Lowers what is inside a view.
    func open<Result>(_ view: ViewIdentity, _ body: () -> Result) -> Result {
        openViews.append(view)
        defer { openViews.removeLast() }
        return body()
    }

    /// Lowers later what is inside some views.
    func reopen<Result>(_ views: [ViewIdentity], _ body: () -> Result) -> Result {
        let others = openViews
        openViews = views
        defer { openViews = others }
        return body()
    }

    // MARK: Views that come and go

    func beginUpdate() {
        presentViews.removeAll(keepingCapacity: true)
        owned.removeAll(keepingCapacity: true)
    }

    func noteBody(of view: ViewIdentity) {
        if !values.isEmpty { presentViews.insert(view) }
    }

    /// Drops what belongs to views that the last update did not show, so that they begin anew.
    func forgetAbsentViews() {
        guard values.keys.contains(where: { !presentViews.contains($0.identity) }) else { return }
        values = values.filter { presentViews.contains($0.key.identity) }
    }

    /// Runs bodies.
    func update<Result>(_ body: () -> Result) -> Result {
        isUpdating = true
        defer { isUpdating = false }
        return body()
    }
}
