import Graphics
import Testing

@Suite struct `A stable hash` {
    // From "The FNV Non-Cryptographic Hash Algorithm", appendix C of draft-eastlake-fnv.
    @Test(
        arguments: [
            ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
        ] as [(String, UInt64)]
    )
    func `is FNV-1a of 64 bits`(text: String, value: UInt64) {
        var hash = StableHash()
        hash.combine(text.utf8Span.span)
        #expect(hash.value == value)
    }

    @Test func `is that of the bytes, however they are divided`() {
        var (parts, bytes) = (StableHash(), StableHash())
        parts.combine("foo".utf8Span.span)
        parts.combine("bar".utf8Span.span)
        bytes.combine(Array("foobar".utf8).span)
        #expect(parts.value == bytes.value)
    }
}
