/// The media type of a body, as the field `Content-Type` names it (RFC 9110 §8.3).
package struct ContentType: Hashable, Sendable {
    package let value: String

    package init(_ value: String) {
        self.value = value
    }

    package static let svg = ContentType("image/svg+xml; charset=utf-8")
    package static let png = ContentType("image/png")
    package static let webP = ContentType("image/webp")
    package static let gif = ContentType("image/gif")
    package static let json = ContentType("application/json")
    /// RFC 9457.
    package static let problem = ContentType("application/problem+json")
    package static let html = ContentType("text/html; charset=utf-8")
    package static let css = ContentType("text/css; charset=utf-8")
    package static let javaScript = ContentType("text/javascript; charset=utf-8")
    package static let plainText = ContentType("text/plain; charset=utf-8")

    /// Whether a field names the same type and subtype, whatever its parameters say.
    package func matches(_ field: String) -> Bool {
        ContentType.essence(of: field) == ContentType.essence(of: value)
    }

    /// Type and subtype in lower case, without parameters.
    private static func essence(of field: String) -> String {
        let end = field.utf8.firstIndex(of: UInt8(ascii: ";")) ?? field.endIndex
        return field[..<end].filter { $0 != " " && $0 != "\t" }.lowercased()
    }
}
