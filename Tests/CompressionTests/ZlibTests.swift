import Compression
import Testing

@Suite struct `The zlib format` {
    private static let limit = 65_536

    @Test(arguments: [0, 1, 100, 65_535, 65_536])
    func `returns the bytes that were compressed, up to the limit`(size: Int) throws {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 * $0 >> 3) }
        let compressed = Zlib.compress(bytes)
        #expect(try Zlib.decompress(compressed, limit: Self.limit) == bytes)
        #expect(Zlib.compress(bytes) == compressed)
        // RFC 1950 §2.2: deflate with a window of at most 32 KiB, and a header that is a multiple of 31.
        let header = Int(compressed[0]) * 256 + Int(compressed[1])
        #expect(header >> 8 & 0x0F == 8)
        #expect(header >> 12 <= 7)
        #expect(header % 31 == 0)
    }

    @Test func `reads what the library of the format writes`() throws {
        // Python: zlib.compress(b"struct Pill {}")
        let compressed: [UInt8] = [
            0x78, 0x9C, 0x2B, 0x2E, 0x29, 0x2A, 0x4D, 0x2E, 0x51, 0x08, 0xC8,
            0xCC, 0xC9, 0x51, 0xA8, 0xAE, 0x05, 0x00, 0x29, 0xD2, 0x05, 0x6F,
        ]
        #expect(try Zlib.decompress(compressed, limit: 100) == Array("struct Pill {}".utf8))
    }

    @Test(arguments: [65_537, 100_000, 10_000_000])
    func `stops at the limit`(size: Int) {
        let bomb = Zlib.compress([UInt8](repeating: 0x20, count: size))
        #expect(throws: Zlib.Failure.tooLong(limit: Self.limit)) {
            try Zlib.decompress(bomb, limit: Self.limit)
        }
    }

    @Test func `refuses what is cut off, changed, continued or of another format`() {
        let compressed = Zlib.compress(Array("struct Pill: ButtonStyle {}".utf8))
        var inputs = (0..<compressed.count).map { Array(compressed.prefix($0)) }
        inputs += (0..<4).map { index in
            var changed = compressed
            changed[changed.count - 1 - index] ^= 1
            return changed
        }
        inputs.append(compressed + [0])
        inputs.append(Gzip().compress([1, 2, 3]))
        inputs.append(Array("struct Pill {}".utf8))
        // A dictionary that nobody has.
        inputs.append([0x78, 0xBB, 0, 0, 0, 1, 3, 0, 0, 0, 0, 1])
        for input in inputs {
            #expect(throws: Zlib.Failure.malformed) { try Zlib.decompress(input, limit: Self.limit) }
        }
    }
}

@Suite struct `Base64 for URLs` {
    @Test(arguments: [
        ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
        ("foobar", "Zm9vYmFy"),
    ])
    func `has the texts of the specification without padding`(bytes: String, text: String) {
        #expect(Base64URL.encode(Array(bytes.utf8)) == text)
        #expect(Base64URL.decode(text.utf8) == Array(bytes.utf8))
    }

    @Test func `has one text for all bytes, without signs of URLs`() {
        let bytes = (0...255).map { UInt8($0) } + [0xFB, 0xFF, 0xFE]
        let text = Base64URL.encode(bytes)
        #expect(text.utf8.allSatisfy { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "/") })
        #expect(text.contains("-") && text.contains("_"))
        #expect(Base64URL.decode(text.utf8) == bytes)
    }

    @Test(arguments: ["Z", "Zm9vY", "Zg==", "Zh", "Zm9", "Zm9v ", "Zm+v", "Zm/v", "Zm9v\n", "é"])
    func `refuses what no bytes have`(text: String) {
        #expect(Base64URL.decode(text.utf8) == nil)
    }
}
