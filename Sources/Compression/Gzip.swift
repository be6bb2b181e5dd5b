import CDeflate

/// Compresses for the gzip format (RFC 1952); equal bodies become equal bytes.
///
/// Threads share it. The working memory of a compressor is some hundred kilobytes, so there are only as many as have
/// been needed at the same time.
package final class Gzip: Sendable {
    private let thorough: CompressorPool
    private let fast: CompressorPool

    /// The length in bytes from which a body is compressed fast.
    ///
    /// Level 1 of libdeflate takes a fourth of the time of level 6 for long path data and lists (1.2 ms and 5.1 ms for
    /// 180 KB), and 7 % more bytes; for the usual picture of some kilobytes both take microseconds.
    package static let longBody = 64 << 10

    package init() {
        // Level 6 of 12: for our pictures, higher levels save too few bytes for their time.
        thorough = CompressorPool(level: 6)
        fast = CompressorPool(level: 1)
    }

    /// Returns the body as one gzip file.
    package func compress(_ body: [UInt8]) -> [UInt8] {
        let compressors = body.count < Self.longBody ? thorough : fast
        return compressors.withCompressor { compressor in
            let bound = libdeflate_gzip_compress_bound(compressor.handle, body.count)
            let compressed = [UInt8](unsafeUninitializedCapacity: bound) { output, count in
                count = libdeflate_gzip_compress(
                    compressor.handle,
                    body,
                    body.count,
                    output.baseAddress,
                    bound
                )
            }
            // A cached response would retain the room that compression needed.
            return Array(compressed[...])
        }
    }
}
