import Caching
import HTTP
import Synchronization

/// The lengths of the contents of responses that were drawn, by the hashes of their entity tags.
///
/// They outlive the responses: an entry takes 16 bytes. A response to HEAD, or with status 304, states the length of a
/// content that it does not have. A new entry takes the place of another one whose hash has the same remainder.
final class LengthCache: Sendable {
    /// The length of a content, and whether it is compressed.
    struct Length: Hashable {
        let count: Int
        let isCompressed: Bool
    }

    private struct Entry {
        /// 0 in an empty place.
        var hash: UInt64 = 0
        /// Twice the length, and one more for a compressed content.
        var value = 0
    }

    private let entries: Mutex<[Entry]>
    private let budget: MemoryBudget
    private let cost: Int

    /// A cache that takes a share of a budget, from 0 to 1, at once.
    init(share: Double, of budget: MemoryBudget) {
        let count = max(1, Int(Double(budget.limit) * share) / MemoryLayout<Entry>.stride)
        entries = Mutex(Array(repeating: Entry(), count: count))
        cost = count * MemoryLayout<Entry>.stride
        self.budget = budget
        budget.charge(cost)
    }

    deinit { budget.charge(-cost) }

    /// The length of the content of a response; `nil` if it is unknown.
    func length(for hash: EntityTag.Hash) -> Length? {
        entries.withLock { entries in
            let entry = entries[Self.place(of: hash, among: entries.count)]
            guard entry.hash == hash.value, hash.value != 0 else { return nil }
            return Length(count: entry.value / 2, isCompressed: entry.value % 2 == 1)
        }
    }

    func insert(_ length: Length, for hash: EntityTag.Hash) {
        let entry = Entry(hash: hash.value, value: 2 * length.count + (length.isCompressed ? 1 : 0))
        entries.withLock { $0[Self.place(of: hash, among: $0.count)] = entry }
    }

    private static func place(of hash: EntityTag.Hash, among count: Int) -> Int {
        Int(hash.value % UInt64(count))
    }
}
