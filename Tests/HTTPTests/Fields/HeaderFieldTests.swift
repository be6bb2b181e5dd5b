import HTTP
import Testing

@Suite struct `A header field` {
    @Test(arguments: [
        ("a\r\nX-B: b", "a  X-B: b"),
        ("\n", " "),
        ("a\0b", "a b"),
        ("a\r", "a "),
        ("", ""),
        ("a\tb, \"ü\"", "a\tb, \"ü\""),
    ])
    func `has spaces in place of line breaks and NUL in its value`(value: String, expected: String) {
        #expect(HeaderField(name: "X-A", value: value).value == expected)
    }
}
