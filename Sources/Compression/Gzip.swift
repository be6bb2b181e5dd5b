import CDeflate

/// A compressor for the gzip format (RFC 1952); equal bodies become equal bytes.
///
/// It owns some hundred kilobytes of working memory, so use one for many bodies.
package final class Gzip {
    private let compressor: OpaquePointer

    package init() {
        // Level 6 of 12: for our pictures, higher levels save too few bytes for their time.
        guard let compressor = libdeflate_alloc_compressor(6) else {
            preconditionFailure("There is no memory for a compressor.")
        }
        self.compressor = compressor
    }

    deinit {
        libdeflate_free_compressor(compressor)
    }

    /// Returns the body as one gzip file.
    package func compress(_ body: [UInt8]) -> [UInt8] {
        let bound = libdeflate_gzip_compress_bound(compressor, body.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
            count = libdeflate_gzip_compress(compressor, body, body.count, output.baseAddress, bound)
        }
    }
}
