/// One line of a header: a name, matched case-insensitively, and a value (RFC 9110 §5).
package struct HeaderField: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
