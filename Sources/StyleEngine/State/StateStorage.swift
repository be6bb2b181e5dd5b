/// The values of all `@State` and `@GestureState` properties of a tree.
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

    // MARK: Views that come and go

    func beginUpdate() {
        presentViews.removeAll(keepingCapacity: true)
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
