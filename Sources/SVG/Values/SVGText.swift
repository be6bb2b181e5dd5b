/// Free text, written so that it stays text inside an element as well as in an attribute.
///
/// A character that XML 1.0 §2.2 forbids becomes U+FFFD. `SVGWriter.text(_:)` and
/// `SVGWriter.attribute(_:text:)` write the text of clients; no other code does.
struct SVGText: SVGValue {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    func write(to bytes: inout [UInt8]) {
        let utf8 = text.utf8
        // Most texts have nothing to escape.
        let span = text.utf8Span.span
        if Self.isPlain(span) {
            bytes.append(addingCapacity: span.count) { bytes in
                for index in span.indices { bytes.append(span[index]) }
            }
            return
        }
        var index = utf8.startIndex
        while index != utf8.endIndex {
            let byte = utf8[index]
            let next = utf8.index(after: index)
            switch byte {
            case UInt8(ascii: "&"): bytes.write("&amp;")
            case UInt8(ascii: "<"): bytes.write("&lt;")
            case UInt8(ascii: ">"): bytes.write("&gt;")
            case UInt8(ascii: "\""): bytes.write("&quot;")
            case UInt8(ascii: "'"): bytes.write("&#39;")
            // In an attribute, a parser normalizes these to spaces (XML 1.0 §3.3.3).
            case UInt8(ascii: "\n"): bytes.write("&#10;")
            case UInt8(ascii: "\t"): bytes.write("&#9;")
            case UInt8(ascii: "\r"): bytes.write("&#13;")
            case 0..<0x20: bytes.write("\u{FFFD}")
            case 0xEF where Self.isNoncharacter(utf8[index...]):
                bytes.write("\u{FFFD}")
                index = utf8.index(index, offsetBy: 3)
                continue
            default: bytes.append(byte)
            }
            index = next
        }
    }

    /// Whether all bytes are ASCII, and none has a meaning in XML.
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
