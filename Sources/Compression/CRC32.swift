import CDeflate

/// The checksum of PNG and gzip (ISO 3309).
package enum CRC32 {
    package static func checksum(of bytes: [UInt8]) -> UInt32 {
        libdeflate_crc32(0, bytes, bytes.count)
    }
}
