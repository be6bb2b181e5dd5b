import StyleStore
import Synchronization

/// The hashes whose sources this process has removed from the store, while the cache may still have the sources.
final class RemovedSources: Sendable {
    private let hashes = Mutex<Set<SourceHash>>([])

    func contains(_ hash: SourceHash) -> Bool { hashes.withLock { $0.contains(hash) } }

    func insert(_ removed: [SourceHash]) {
        guard !removed.isEmpty else { return }
        hashes.withLock { $0.formUnion(removed) }
    }

    func remove(_ hash: SourceHash) {
        hashes.withLock { _ = $0.remove(hash) }
    }
}
