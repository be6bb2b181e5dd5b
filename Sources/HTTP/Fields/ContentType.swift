/// The media type of a body, in the form of the field `Content-Type` (RFC 9110 §8.3).
package struct ContentType: Hashable, Sendable {
    /// The value of the field: type, subtype and parameters.
    package let value: String

    package init(_ value: String) {
        self.value = value
    }

    package static let svg = ContentType("image/svg+xml; charset=utf-8")
    package static let png = ContentType("image/png")
    package static let webP = ContentType("image/webp")
    package static let gif = ContentType("image/gif")
    package static let json = ContentType("application/json")
    /// A JSON Schema (draft 2020-12, §14).
    package static let jsonSchema = ContentType("application/schema+json")
    /// A problem document (RFC 9457).
    package static let problem = ContentType("application/problem+json")
    package static let html = ContentType("text/html; charset=utf-8")
    package static let css = ContentType("text/css; charset=utf-8")
    package static let javaScript = ContentType("text/javascript; charset=utf-8")
    /// Swift source.
    package static let swift = ContentType("text/x-swift; charset=utf-8")
    package static let plainText = ContentType("text/plain; charset=utf-8")

    /// Whether the content is JSON, by its name or by its suffix (RFC 6839 §3.1).
    package var isJSON: Bool {
        let essence = String(decoding: ContentType.essence(of: value), as: UTF8.self)
        return essence == "application/json" || essence.hasSuffix("+json")
    }

    /// Whether its text is UTF-8, which is the default here.
    package var isUnicode: Bool {
        let parameters = value.lowercased().split(separator: ";").dropFirst()
        let charsets = parameters.compactMap { parameter -> Substring? in
            let text = parameter.drop { $0 == " " || $0 == "\t" }
            return text.hasPrefix("charset=") ? text.dropFirst("charset=".count) : nil
        }
        return charsets.allSatisfy { ["utf-8", "\"utf-8\"", "us-ascii"].contains($0.drop { $0 == " " }) }
    }

    /// Whether the value of a field has the same type and subtype, without regard to case and parameters.
    package func matches(_ field: String) -> Bool {
        ContentType.essence(of: field).elementsEqual(ContentType.essence(of: value)) {
            $0.lowercased == $1.lowercased
        }
    }

    /// The type and subtype, without parameters.
    private static func essence(of field: String) -> Substring.UTF8View {
        field.utf8.prefix { $0 != UInt8(ascii: ";") }.trimmed()
    }
}
