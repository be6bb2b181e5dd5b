/// A dictionary bounded in bytes that forgets the entries unused for longest.
///
/// There are two generations. A new entry is young, and so is an old one once it is used. When the young ones
/// take half of the limit, the old ones are dropped, and the young ones become old. So an entry in use stays,
/// nothing is searched, and every operation takes constant time.
///
/// It is public, and its members inlinable, because generic code is not specialized for other modules otherwise:
/// inlinable code with `package` access is not (Swift 6.3), and a lookup then takes four times as long.
public struct BoundedCache<Key: Hashable, Value>: ~Copyable {
    @usableFromInline struct Entry {
        @usableFromInline let value: Value
        /// In bytes.
        @usableFromInline let cost: Int

        @inlinable init(value: Value, cost: Int) {
            self.value = value
            self.cost = cost
        }
    }

    /// The greatest cost of all entries together, in bytes.
    public let limit: Int
    @usableFromInline let budget: MemoryBudget
    @usableFromInline let counts: CacheCounts
    @usableFromInline var young: [Key: Entry] = [:]
    @usableFromInline var old: [Key: Entry] = [:]
    @usableFromInline var youngCost = 0
    @usableFromInline var oldCost = 0

    /// A cache that may take a share of a budget, from 0 to 1, and is counted under a name.
    public init(share: Double, of budget: MemoryBudget, named name: String) {
        limit = Int(Double(budget.limit) * share)
        self.budget = budget
        counts = budget.makeCounts(of: name, limit: limit)
    }

    deinit {
        budget.charge(-cost)
        budget.end(counts)
    }

    /// The cost of all entries, in bytes.
    @inlinable public var cost: Int { youngCost + oldCost }

    /// The value of a key, which is young from then on; `nil` if the cache does not have it.
    @inlinable
    public mutating func value(for key: Key) -> Value? {
        if let entry = young[key] {
            counts.countHit()
            return entry.value
        }
        guard !old.isEmpty, let entry = old.removeValue(forKey: key) else {
            counts.countMiss()
            return nil
        }
        counts.countHit()
        oldCost -= entry.cost
        makeRoom(for: entry.cost)
        young[key] = entry
        youngCost += entry.cost
        counts.setBytes(self.cost)
        return entry.value
    }

    /// Stores a value in place of any that the key has.
    ///
    /// The cost is the bytes on the heap that the key and the value hold; those of the entry itself are added.
    /// An entry of more than a quarter of the limit is not stored.
    @inlinable
    public mutating func insert(_ value: Value, for key: Key, cost: Int) {
        defer { counts.setBytes(self.cost) }
        let entry = Entry(value: value, cost: cost + Self.entryCost)
        guard entry.cost <= limit / 4 else {
            remove(key)
            return
        }
        makeRoom(for: entry.cost)
        if let replaced = young.updateValue(entry, forKey: key) {
            youngCost -= replaced.cost
            budget.charge(-replaced.cost)
        } else if !old.isEmpty, let replaced = old.removeValue(forKey: key) {
            oldCost -= replaced.cost
            budget.charge(-replaced.cost)
        }
        youngCost += entry.cost
        budget.charge(entry.cost)
    }

    /// The bytes of an entry in a dictionary, which keeps up to half of its slots free.
    @inlinable public static var entryCost: Int {
        2 * (MemoryLayout<Key>.stride + MemoryLayout<Entry>.stride + 1)
    }

    /// Removes the value of a key, if the cache has it.
    @inlinable
    public mutating func remove(_ key: Key) {
        defer { counts.setBytes(self.cost) }
        if let entry = young.removeValue(forKey: key) {
            youngCost -= entry.cost
            budget.charge(-entry.cost)
        } else if let entry = old.removeValue(forKey: key) {
            oldCost -= entry.cost
            budget.charge(-entry.cost)
        }
    }

    /// Removes all entries.
    @inlinable
    public mutating func removeAll() {
        budget.charge(-cost)
        young = [:]
        old = [:]
        youngCost = 0
        oldCost = 0
        counts.setBytes(0)
    }

    /// Makes the young entries old, and drops the old ones, where the young ones would take more than half of the
    /// limit with a further cost.
    @inlinable
    mutating func makeRoom(for cost: Int) {
        guard youngCost + cost > limit / 2 else { return }
        budget.charge(-oldCost)
        old = young
        oldCost = youngCost
        // As many entries will fit again: to grow the dictionary would hash each of them several times.
        young = Dictionary(minimumCapacity: old.count)
        youngCost = 0
    }
}
