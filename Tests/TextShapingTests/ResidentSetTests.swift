import Testing

@testable import TextShaping

@Suite struct `The resident set` {
    @Test func `has a number in each field of a line`() {
        let line = Array("12 345 6 7\n".utf8)
        #expect(ResidentSet.number(inField: 0, of: line) == 12)
        #expect(ResidentSet.number(inField: 2, of: line) == 6)
        #expect(ResidentSet.number(inField: 9, of: line) == nil)
        #expect(ResidentSet.number(inField: 0, of: Array("99999999999999999999 1".utf8)) == nil)
    }

    @Test func `has pages of files`() throws {
        #expect(try #require(ResidentSet.fileBytes) > 0)
    }
}
