import Testing

@testable import StyleStore

@Suite struct `The hash of a source` {
    @Test(arguments: [
        // The beginnings of SHA-256 of FIPS 180-4, in Base32.
        ("", "4oymiquy7qobjgx36tejs35zeq"), ("abc", "xj4bnp4pahh6uqkbidpf3lrceo"),
    ])
    func `is the beginning of SHA-256 in Base32`(source: String, hash: String) {
        #expect(SourceHash(of: Array(source.utf8)).description == hash)
    }

    @Test func `is read from its text only`() {
        let hash = SourceHash(of: [1, 2, 3])
        #expect(SourceHash(hash.description) == hash)
        for text in [
            "", "a", hash.description + "a", String(repeating: "A", count: 26),
            String(repeating: "1", count: 26),
        ] {
            #expect(SourceHash(text) == nil)
        }
    }
}
