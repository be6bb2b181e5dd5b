import Synchronization

/// The bytes that all caches of a process may hold together: a limit, and a count that threads share.
///
/// A cache takes a share of the limit and reports to the count what it holds. The shares of one budget add up to
/// at most its limit, so the count never exceeds it.
public final class MemoryBudget: Sendable {
    /// In bytes.
    public let limit: Int
    private let count = Atomic<Int>(0)

    public init(limit: Int) {
        self.limit = limit
    }

    /// The bytes in use now.
    public var used: Int { count.load(ordering: .relaxed) }

    /// Adds bytes to the count; a negative number gives them back.
    public func charge(_ bytes: Int) {
        count.add(bytes, ordering: .relaxed)
    }
}
