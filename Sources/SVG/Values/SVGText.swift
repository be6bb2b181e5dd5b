extension [UInt8] {
    /// Writes free text so that it stays text, inside an element as well as in an attribute.
    ///
    /// What XML 1.0 §2.2 does not allow at all becomes U+FFFD.
    mutating func append(escaping text: String) {
        let utf8 = text.utf8
        // Most texts have nothing to escape.
        if Self.isPlain(text.utf8Span.span) {
            append(contentsOf: utf8)
            return
        }
        var index = utf8.startIndex
        while index != utf8.endIndex {
            let byte = utf8[index]
            let next = utf8.index(after: index)
            switch byte {
            case UInt8(ascii: "&"): append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\""): append(contentsOf: "&quot;".utf8)
            case UInt8(ascii: "'"): append(contentsOf: "&#39;".utf8)
            // An attribute would turn these into spaces.
            case UInt8(ascii: "\n"): append(contentsOf: "&#10;".utf8)
            case UInt8(ascii: "\t"): append(contentsOf: "&#9;".utf8)
            case UInt8(ascii: "\r"): append(contentsOf: "&#13;".utf8)
            case 0..<0x20: append(contentsOf: "\u{FFFD}".utf8)
            case 0xEF where Self.isNoncharacter(utf8[index...]):
                append(contentsOf: "\u{FFFD}".utf8)
                index = utf8.index(index, offsetBy: 3)
                continue
            default: append(byte)
            }
            index = next
        }
    }

    /// Whether all is ASCII, and no byte means something to XML.
    private static func isPlain(_ utf8: Span<UInt8>) -> Bool {
        for index in utf8.indices {
            switch utf8[index] {
            case 0..<0x20, 0x80...0xFF, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"),
                UInt8(ascii: "\""), UInt8(ascii: "'"):
                return false
            default: continue
            }
        }
        return true
    }

    private static func isNoncharacter(_ rest: Substring.UTF8View) -> Bool {
        rest.starts(with: "\u{FFFE}".utf8) || rest.starts(with: "\u{FFFF}".utf8)
    }
}
