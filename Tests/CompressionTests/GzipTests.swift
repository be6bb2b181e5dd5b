import CDeflate
import Compression
import Testing

@Suite struct `A gzip file` {
    @Test(arguments: [0, 1, 100, 2_151, 70_000])
    func `gives back what went in`(size: Int) {
        let gzip = Gzip()
        let body = (0..<size).map { UInt8(truncatingIfNeeded: $0 * $0 >> 3) }
        #expect(decompressed(gzip.compress(body), size: size) == body)
    }

    @Test func `makes the same bytes of the same body`() {
        let body = [UInt8](String(repeating: "<path d=\"M1 2\"/>", count: 100).utf8)
        let gzip = Gzip()
        let first = gzip.compress(body)
        #expect(gzip.compress([1, 2, 3]) != first)
        #expect(gzip.compress(body) == first)
        #expect(Gzip().compress(body) == first)
    }

    @Test func `makes a repetitive body smaller`() {
        let body = [UInt8](repeating: UInt8(ascii: "a"), count: 10_000)
        #expect(Gzip().compress(body).count < 100)
    }

    @Test func `names no file and no time`() {
        // RFC 1952 §2.3: magic, method, no flags, and four bytes of time, which is 0 if there is none.
        #expect(Gzip().compress([1]).prefix(8) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0])
    }

    /// What libdeflate reads in a gzip file that holds so many bytes; `nil` if it is damaged.
    private func decompressed(_ file: [UInt8], size: Int) -> [UInt8]? {
        let decompressor = libdeflate_alloc_decompressor()
        defer { libdeflate_free_decompressor(decompressor) }
        var body = [UInt8](repeating: 0, count: size)
        var actualSize = 0
        let result = libdeflate_gzip_decompress(decompressor, file, file.count, &body, size, &actualSize)
        return result == LIBDEFLATE_SUCCESS && actualSize == size ? body : nil
    }
}
