import Caching
import HTTP
import Synchronization

/// The lengths of the contents of responses that were drawn, by the hashes of their entity tags.
///
/// They outlive the responses: an entry takes 16 bytes. A response to HEAD, or with status 304, states the length of a
/// content that it does not have. Hashes with the same remainder share a pair of places, and a new entry takes that of
/// the older one.
final class LengthCache: Sendable {
    /// The length of a content, whether it is compressed, and whether placeholders are drawn in it.
    struct Length: Hashable {
        let count: Int
        let isCompressed: Bool
        var hasPlaceholders = false
    }

    private struct Entry {
        /// 0 in an empty place.
        var hash: UInt64 = 0
        /// Four times the length, two more for a content with placeholders, and one more for a compressed content.
        var value = 0
    }

    private let entries: Mutex<[Entry]>
    private let budget: MemoryBudget
    private let cost: Int
    private let counts: CacheCounts

    /// A cache that takes a share of a budget, from 0 to 1, at once.
    init(share: Double, of budget: MemoryBudget) {
        let count = 2 * max(1, Int(Double(budget.limit) * share) / (2 * MemoryLayout<Entry>.stride))
        entries = Mutex(Array(repeating: Entry(), count: count))
        cost = count * MemoryLayout<Entry>.stride
        self.budget = budget
        budget.charge(cost)
        counts = budget.makeCounts(of: "lengths", limit: cost)
        counts.setBytes(cost)
    }

    deinit {
        budget.charge(-cost)
        budget.end(counts)
    }

    /// The length of the content of a response; `nil` if it is unknown.
    func length(for hash: EntityTag.Hash) -> Length? {
        guard hash.value != 0 else { return nil }
        return entries.withLock { entries in
            let newer = Self.newerPlace(of: hash, among: entries.count)
            let entry = entries[newer].hash == hash.value ? entries[newer] : entries[newer + 1]
            guard entry.hash == hash.value else {
                counts.countMiss()
                return nil
            }
            counts.countHit()
            return Length(
                count: entry.value / 4,
                isCompressed: entry.value % 2 == 1,
                hasPlaceholders: entry.value / 2 % 2 == 1
            )
        }
    }

    /// Stores the length of a content that was drawn; returns whether it was stored before.
    func insert(_ length: Length, for hash: EntityTag.Hash) -> Bool {
        let flags = (length.hasPlaceholders ? 2 : 0) + (length.isCompressed ? 1 : 0)
        let entry = Entry(hash: hash.value, value: 4 * length.count + flags)
        return entries.withLock { entries in
            let newer = Self.newerPlace(of: hash, among: entries.count)
            if entries[newer].hash == hash.value { return true }
            let isKnown = entries[newer + 1].hash == hash.value
            entries[newer + 1] = entries[newer]
            entries[newer] = entry
            return isKnown
        }
    }

    /// The place of the newer entry of a pair; that of the older one follows.
    private static func newerPlace(of hash: EntityTag.Hash, among count: Int) -> Int {
        2 * Int(hash.value % UInt64(count / 2))
    }
}
