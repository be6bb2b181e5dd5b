/// The media type of a body, as the field `Content-Type` names it (RFC 9110 §8.3).
public struct ContentType: Hashable, Sendable {
    public let value: String

    public init(_ value: String) {
        self.value = value
    }

    public static let svg = ContentType("image/svg+xml; charset=utf-8")
    public static let png = ContentType("image/png")
    public static let webP = ContentType("image/webp")
    public static let gif = ContentType("image/gif")
    public static let json = ContentType("application/json")
    /// RFC 9457.
    public static let problem = ContentType("application/problem+json")
    public static let html = ContentType("text/html; charset=utf-8")
    public static let css = ContentType("text/css; charset=utf-8")
    public static let javaScript = ContentType("text/javascript; charset=utf-8")
    public static let plainText = ContentType("text/plain; charset=utf-8")

    /// Whether a field names the same type and subtype, whatever its parameters say.
    public func matches(_ field: String) -> Bool {
        ContentType.essence(of: field) == ContentType.essence(of: value)
    }

    /// Type and subtype in lower case, without parameters.
    private static func essence(of field: String) -> String {
        let end = field.utf8.firstIndex(of: UInt8(ascii: ";")) ?? field.endIndex
        return field[..<end].filter { $0 != " " && $0 != "\t" }.lowercased()
    }
}
