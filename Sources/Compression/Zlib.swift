import CDeflate

/// The zlib format (RFC 1950): deflated bytes with a checksum.
package enum Zlib {
    /// Why bytes are not inflated.
    package enum Failure: Error, Hashable, Sendable {
        /// They are not of the format, are cut off, or have another checksum.
        case malformed
        /// They would become more than a number of bytes.
        case tooLong(limit: Int)
    }

    // The best of the levels: an address is as short as it can be. A source of 64 KiB takes 15 ms.
    private static let compressors = CompressorPool(level: 12)

    /// Returns bytes in the format; equal bytes become equal ones.
    package static func compress(_ bytes: [UInt8]) -> [UInt8] {
        compressors.withCompressor { compressor in
            let bound = libdeflate_zlib_compress_bound(compressor.handle, bytes.count)
            return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
                count = libdeflate_zlib_compress(
                    compressor.handle,
                    bytes,
                    bytes.count,
                    output.baseAddress,
                    bound
                )
            }
        }
    }

    /// Returns the inflated bytes, at most as many as a limit.
    ///
    /// Nothing may follow the checksum, so that no bytes are ignored.
    package static func decompress(_ bytes: [UInt8], limit: Int) throws(Failure) -> [UInt8] {
        guard let decompressor = libdeflate_alloc_decompressor() else {
            preconditionFailure("There is no memory for a decompressor.")
        }
        defer { libdeflate_free_decompressor(decompressor) }
        var result = LIBDEFLATE_BAD_DATA
        var readCount = 0
        let output = [UInt8](unsafeUninitializedCapacity: limit) { output, count in
            result = libdeflate_zlib_decompress_ex(
                decompressor,
                bytes,
                bytes.count,
                output.baseAddress,
                limit,
                &readCount,
                &count
            )
            // It counts nothing after an error.
            if result != LIBDEFLATE_SUCCESS { count = 0 }
        }
        switch result {
        case LIBDEFLATE_SUCCESS where readCount == bytes.count: return output
        case LIBDEFLATE_INSUFFICIENT_SPACE: throw .tooLong(limit: limit)
        default: throw .malformed
        }
    }
}
