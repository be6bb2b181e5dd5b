import Graphics
import Testing

@Suite struct `A search of bytes` {
    private static let searches: [(String, String, Range<Int>?)] = [
        ("abcabd", "abd", 3..<6), ("aab", "ab", 1..<3), ("ab", "ab", 0..<2), ("ab", "b", 1..<2),
        ("ab", "abc", nil), ("", "a", nil), ("ab", "", nil), ("abab", "ba", 1..<3), ("aaab", "aab", 1..<4),
    ]

    @Test(arguments: searches)
    func `finds the first range of a text`(bytes: String, text: String, range: Range<Int>?) {
        #expect(Array(bytes.utf8).firstRange(ofText: text) == range)
    }
}
