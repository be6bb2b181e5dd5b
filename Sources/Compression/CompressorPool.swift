import CDeflate
import Synchronization

/// The compressors of one level that no thread uses at the moment.
final class CompressorPool: Sendable {
    private let level: Int32
    private let free = Mutex<[Compressor]>([])

    /// The most compressors that are retained for later.
    private static let capacity = 4

    init(level: Int32) {
        self.level = level
    }

    /// Passes a compressor, which no other thread uses meanwhile, to a function.
    func withCompressor<Result>(_ body: (Compressor) -> Result) -> Result {
        // The one that was used last is the most likely to be in the cache of the processor.
        let compressor = free.withLock { $0.popLast() } ?? Compressor(level: level)
        defer {
            free.withLock { free in
                if free.count < Self.capacity { free.append(compressor) }
            }
        }
        return body(compressor)
    }
}

/// A compressor of libdeflate, with its working memory.
final class Compressor: @unchecked Sendable {
    // Sendable because a pool passes it to one thread at a time.
    let handle: OpaquePointer

    init(level: Int32) {
        guard let handle = libdeflate_alloc_compressor(level) else {
            preconditionFailure("There is no memory for a compressor.")
        }
        self.handle = handle
    }

    deinit { libdeflate_free_compressor(handle) }
}
