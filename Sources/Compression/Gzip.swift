import CDeflate

/// A compressor for the gzip format (RFC 1952); equal bodies become equal bytes.
///
/// It owns some hundred kilobytes of working memory, so use one for many bodies.
package final class Gzip {
    private let thorough: OpaquePointer
    private let fast: OpaquePointer

    /// The length in bytes from which a body is compressed fast.
    ///
    /// Level 1 of libdeflate takes a fourth of the time of level 6 for long path data and lists (1.2 ms and 5.1 ms for
    /// 180 KB), and 7 % more bytes; for the usual picture of some kilobytes both take microseconds.
    package static let longBody = 64 << 10

    package init() {
        // Level 6 of 12: for our pictures, higher levels save too few bytes for their time.
        guard let thorough = libdeflate_alloc_compressor(6), let fast = libdeflate_alloc_compressor(1) else {
            preconditionFailure("There is no memory for a compressor.")
        }
        self.thorough = thorough
        self.fast = fast
    }

    deinit {
        libdeflate_free_compressor(thorough)
        libdeflate_free_compressor(fast)
    }

    /// Returns the body as one gzip file.
    package func compress(_ body: [UInt8]) -> [UInt8] {
        let compressor = body.count < Self.longBody ? thorough : fast
        let bound = libdeflate_gzip_compress_bound(compressor, body.count)
        let compressed = [UInt8](unsafeUninitializedCapacity: bound) { output, count in
            count = libdeflate_gzip_compress(compressor, body, body.count, output.baseAddress, bound)
        }
        // A cached response would retain the room that compression needed.
        return Array(compressed[...])
    }
}
