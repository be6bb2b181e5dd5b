import Compression
import Testing

struct `Base64 with padding` {
    /// The vectors of RFC 4648 §10, and the two characters that differ from those for URLs.
    @Test(arguments: [
        ([], ""), (Array("f".utf8), "Zg=="), (Array("fo".utf8), "Zm8="), (Array("foo".utf8), "Zm9v"),
        (Array("foob".utf8), "Zm9vYg=="), (Array("fooba".utf8), "Zm9vYmE="),
        (Array("foobar".utf8), "Zm9vYmFy"),
        ([0xFB, 0xFF], "+/8="),
    ])
    func `has one text for bytes`(bytes: [UInt8], text: String) {
        #expect(Base64.encode(bytes) == text)
        #expect(Base64.decode(Array(text.utf8)) == bytes)
    }

    @Test(arguments: [
        "Z", "Zg", "Zg=", "Zg===", "=", "==", "====", "Z===", "Zh==", "Zm9=", "-_8=", "Zm9v\n", "Zm 9v",
        "Zg==Zg==", "Zm9vé",
    ])
    func `is no other text`(text: String) {
        #expect(Base64.decode(Array(text.utf8)) == nil)
    }
}
