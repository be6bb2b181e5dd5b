/// A name and a value in a header, neither of which can contain a line break (RFC 9110 §5).
package struct HeaderField: Hashable, Sendable {
    package let name: Name
    /// The value, which contains no CR, LF or NUL.
    package let value: String

    /// Creates a field; each CR, LF and NUL of the value becomes a space (RFC 9110 §5.5).
    package init(name: Name, value: String) {
        self.name = name
        self.value = value.utf8.contains(where: isForbiddenInValue) ? withoutLineBreaks(value) : value
    }
}

private func isForbiddenInValue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") || byte == 0
}

private func withoutLineBreaks(_ value: String) -> String {
    String(decoding: value.utf8.map { isForbiddenInValue($0) ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
}
