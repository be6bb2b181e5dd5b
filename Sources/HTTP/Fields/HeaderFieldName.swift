extension HeaderField {
    /// The name of a field: a token, compared without regard to case (RFC 9110 §5.1).
    package struct Name: Sendable {
        /// The name in the case in which it is sent.
        package let rawName: String

        /// Creates a name from untrusted text; `nil` if it is not a token (RFC 9110 §5.6.2).
        package init?(_ name: String) {
            guard !name.isEmpty, name.utf8.allSatisfy(isTokenCharacter) else { return nil }
            rawName = name
        }
    }
}

extension HeaderField.Name: ExpressibleByStringLiteral {
    /// Creates a name from a literal; a literal that is not a token is a programming error.
    package init(stringLiteral name: StaticString) {
        guard let name = HeaderField.Name(name.description) else {
            preconditionFailure("The name of a header field is not a token: \(name)")
        }
        self = name
    }
}

extension HeaderField.Name: Hashable {
    package static func == (first: HeaderField.Name, second: HeaderField.Name) -> Bool {
        first.rawName.utf8.elementsEqual(second.rawName.utf8) { $0.lowercased == $1.lowercased }
    }

    package func hash(into hasher: inout Hasher) {
        for byte in rawName.utf8 { hasher.combine(byte.lowercased) }
    }
}

extension HeaderField.Name {
    package static let allow: HeaderField.Name = "Allow"
    package static let cacheControl: HeaderField.Name = "Cache-Control"
    package static let contentDisposition: HeaderField.Name = "Content-Disposition"
    package static let contentEncoding: HeaderField.Name = "Content-Encoding"
    package static let contentType: HeaderField.Name = "Content-Type"
    package static let eTag: HeaderField.Name = "ETag"
    package static let vary: HeaderField.Name = "Vary"

    /// Whether the server itself writes the field of each response: it frames the message or belongs to the
    /// connection (RFC 9112 §6, §9.6), or is the date.
    var isWrittenByServer: Bool {
        switch rawName.utf8.count {
        case 4: self == .date
        case 10: self == .connection
        case 14: self == .contentLength
        case 17: self == .transferEncoding
        default: false
        }
    }

    private static let connection: HeaderField.Name = "Connection"
    private static let contentLength: HeaderField.Name = "Content-Length"
    private static let date: HeaderField.Name = "Date"
    private static let transferEncoding: HeaderField.Name = "Transfer-Encoding"
}

private func isTokenCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
}
