import CDeflate
import Compression
import Testing

@Suite struct `A gzip file` {
    @Test(arguments: [0, 1, 100, 2_151, Gzip.longBody - 1, Gzip.longBody, 70_000])
    func `decompresses to the original body`(size: Int) {
        let gzip = Gzip()
        let body = (0..<size).map { UInt8(truncatingIfNeeded: $0 * $0 >> 3) }
        #expect(decompressed(gzip.compress(body), size: size) == body)
    }

    @Test func `is the same for the same body`() {
        let body = [UInt8](String(repeating: "<path d=\"M1 2\"/>", count: 100).utf8)
        let gzip = Gzip()
        let first = gzip.compress(body)
        #expect(gzip.compress([1, 2, 3]) != first)
        #expect(gzip.compress(body) == first)
        #expect(Gzip().compress(body) == first)
    }

    @Test func `is smaller than a repetitive body`() {
        let body = [UInt8](repeating: UInt8(ascii: "a"), count: 10_000)
        #expect(Gzip().compress(body).count < 100)
    }

    @Test func `contains no file name and no time`() {
        // RFC 1952 §2.3: magic, method, no flags, and four bytes for the time; 0 means that there is none.
        #expect(Gzip().compress([1]).prefix(8) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0])
    }

    /// Decompresses a gzip file of a body with a known size; `nil` if the file is damaged.
    private func decompressed(_ file: [UInt8], size: Int) -> [UInt8]? {
        let decompressor = libdeflate_alloc_decompressor()
        defer { libdeflate_free_decompressor(decompressor) }
        var body = [UInt8](repeating: 0, count: size)
        var actualSize = 0
        let result = libdeflate_gzip_decompress(decompressor, file, file.count, &body, size, &actualSize)
        return result == LIBDEFLATE_SUCCESS && actualSize == size ? body : nil
    }
}
