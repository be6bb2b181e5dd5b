import Testing

@testable import ButtonAPI

@Suite struct `A comparison of bytes` {
    @Test(arguments: 0..<70) func `finds each different byte`(count: Int) {
        let bytes = (0..<count).map { UInt8($0) }
        #expect(areSame(bytes, Array(bytes)))
        for index in bytes.indices {
            var other = bytes
            other[index] ^= 0x80
            #expect(!areSame(bytes, other))
        }
    }

    @Test(arguments: 0..<70) func `is false for a part`(count: Int) {
        let bytes = (0...count).map { UInt8($0) }
        #expect(!areSame(bytes, Array(bytes.dropLast())))
        #expect(!areSame(Array(bytes.dropLast()), bytes))
    }

    @Test func `distinguishes texts of different bytes that are equal, and none from an empty one`() {
        let (composed, decomposed): (String?, String?) = ("\u{E9}", "e\u{301}")
        #expect(composed == decomposed && !composed.hasSameBytes(as: decomposed))
        #expect(composed.hasSameBytes(as: "\u{E9}"))
        let none: String? = nil
        #expect(none.hasSameBytes(as: nil) && !none.hasSameBytes(as: "") && !composed.hasSameBytes(as: nil))
    }

    private func areSame(_ bytes: [UInt8], _ others: [UInt8]) -> Bool {
        bytes.span.hasSameBytes(as: others.span)
    }
}
