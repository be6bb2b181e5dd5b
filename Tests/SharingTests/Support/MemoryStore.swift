import StyleStore
import Synchronization

/// A store in memory, which can be made to fail.
final class MemoryStore: StyleStore {
    private struct State {
        var sources: [SourceHash: [UInt8]] = [:]
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

    func insert(_ source: [UInt8], hash: SourceHash) throws(StoreError) -> Bool {
        let result = state.withLock { state -> Result<Bool, StoreError> in
            if let error = state.error { return .failure(error) }
            return .success(state.sources.updateValue(source, forKey: hash) == nil)
        }
        return try result.get()
    }

    func source(of hash: SourceHash) throws(StoreError) -> [UInt8]? {
        let result = state.withLock { state -> Result<[UInt8]?, StoreError> in
            state.readCount += 1
            // A store that is full or cannot be written can be read.
            if let error = state.error, error != .full, error != .readOnly { return .failure(error) }
            return .success(state.sources[hash])
        }
        return try result.get()
    }
}
