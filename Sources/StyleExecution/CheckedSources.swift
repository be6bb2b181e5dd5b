import Caching
import CustomStyles
import Synchronization

/// The sources with their programs that a worker has checked, as many as a budget holds, and always the last one: what was
/// checked is drawn next, however large it is.
final class CheckedSources: Sendable {
    private let sources: SourceCache<CustomSource>
    private let last = Mutex<CustomSource?>(nil)
    /// The hashes of those that a drawing has needed in vain.
    private let missing = Mutex<Set<String>>([])

    init(budget: MemoryBudget) {
        sources = SourceCache(share: 1, of: budget)
    }

    subscript(hash: String) -> CustomSource? {
        sources.source(hash: hash) ?? last.withLock { $0?.hash == hash ? $0 : nil }
    }

    func insert(_ source: CustomSource) {
        last.withLock { $0 = source }
        _ = sources.source(hash: source.hash) { source }
    }

    /// Removes all sources, when they turn out to take more memory than there is.
    func removeAll() {
        last.withLock { $0 = nil }
        sources.removeAll()
    }

    /// Notes that a drawing needs a source that is not here.
    func note(missing hash: String) {
        missing.withLock { _ = $0.insert(hash) }
    }

    /// The sources that the last drawing has needed in vain, in a fixed order.
    func takeMissing() -> [String] {
        missing.withLock { hashes in
            defer { hashes = [] }
            return hashes.sorted()
        }
    }
}
