/// Base64 with padding (RFC 4648 §4).
package enum Base64 {
    /// Returns the text of bytes.
    package static func encode(_ bytes: [UInt8]) -> String {
        var text = Base64URL.encode(bytes).utf8.map(standard)
        while text.count % 4 != 0 { text.append(padding) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the bytes of a text; `nil` if no bytes have it.
    ///
    /// Each sequence of bytes has one text, so there are no line breaks, and the padding is complete.
    package static func decode(_ text: [UInt8]) -> [UInt8]? {
        guard text.count % 4 == 0 else { return nil }
        let count = text.count - (text.suffix(2).count { $0 == padding })
        guard count == text.count || count % 4 > 1, !text.prefix(count).contains(where: isForURLs) else {
            return nil
        }
        return Base64URL.decode(text.prefix(count).lazy.map(forURLs))
    }

    private static let padding = UInt8(ascii: "=")

    private static func isForURLs(_ character: UInt8) -> Bool {
        character == UInt8(ascii: "-") || character == UInt8(ascii: "_")
    }

    private static func standard(_ character: UInt8) -> UInt8 {
        switch character {
        case UInt8(ascii: "-"): UInt8(ascii: "+")
        case UInt8(ascii: "_"): UInt8(ascii: "/")
        default: character
        }
    }

    private static func forURLs(_ character: UInt8) -> UInt8 {
        switch character {
        case UInt8(ascii: "+"): UInt8(ascii: "-")
        case UInt8(ascii: "/"): UInt8(ascii: "_")
        default: character
        }
    }
}
