import StyleStore
import Synchronization

/// A store in memory, which can be made to fail.
final class MemoryStore: StyleStore {
    private struct State {
        var sources: [SourceHash: [UInt8]] = [:]
        var removed: Set<SourceHash> = []
        /// The sources that the next insertion removes.
        var unread: [SourceHash] = []
        var error: StoreError?
        var readCount = 0
    }

    private let state = Mutex(State())

    var count: Int { state.withLock { $0.sources.count } }
    /// The number of sources that were read.
    var readCount: Int { state.withLock { $0.readCount } }

    /// Makes all further calls fail; `nil` ends that.
    func fail(with error: StoreError?) {
        state.withLock { $0.error = error }
    }

    /// Lets the next insertion remove sources.
    func removeAtInsertion(_ hashes: [SourceHash]) {
        state.withLock { $0.unread = hashes }
    }

    func insert(_ source: [UInt8], hash: SourceHash) throws(StoreError) -> StoreInsertion {
        let result = state.withLock { state -> Result<StoreInsertion, StoreError> in
            if let error = state.error { return .failure(error) }
            guard state.sources.updateValue(source, forKey: hash) == nil else {
                return .success(StoreInsertion(isNew: false))
            }
            defer { state.unread = [] }
            for hash in state.unread { state.sources[hash] = nil }
            state.removed.formUnion(state.unread)
            return .success(StoreInsertion(isNew: true, removed: state.unread))
        }
        return try result.get()
    }

    func source(of hash: SourceHash) throws(StoreError) -> StoredSource {
        let result = state.withLock { state -> Result<StoredSource, StoreError> in
            state.readCount += 1
            // A store that is full or cannot be written can be read.
            if let error = state.error, error != .full, error != .readOnly { return .failure(error) }
            if let source = state.sources[hash] { return .success(.bytes(source)) }
            return .success(state.removed.contains(hash) ? .removed : .missing)
        }
        return try result.get()
    }

    func noteReads(of hashes: [SourceHash]) throws(StoreError) {}
}
