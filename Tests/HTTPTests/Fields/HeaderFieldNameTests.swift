import HTTP
import Testing

@Suite struct `The name of a header field` {
    @Test(arguments: ["ETag", "x", "!#$%&'*+-.^_`|~09azAZ"])
    func `is a token`(name: String) {
        #expect(HeaderField.Name(name)?.rawName == name)
    }

    @Test(arguments: ["", "X A", "X-A:", "X\r\n", "Ä", "(a)", "a/b", "\0", "\u{7F}"])
    func `is nil if it is not a token`(name: String) {
        #expect(HeaderField.Name(name) == nil)
    }

    @Test func `is compared without regard to case`() {
        let name: HeaderField.Name = "etag"
        #expect(name == .eTag)
        #expect(name.hashValue == HeaderField.Name.eTag.hashValue)
        #expect(name != .vary)
        #expect(name.rawName == "etag")
    }

    @Test func `traps if a literal is not a token`() async {
        await #expect(processExitsWith: .failure) { _ = "X A" as HeaderField.Name }
    }
}
