/// One line of a header: a name, matched case-insensitively, and a value (RFC 9110 §5).
public struct HeaderField: Hashable, Sendable {
    public let name: String
    public let value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
