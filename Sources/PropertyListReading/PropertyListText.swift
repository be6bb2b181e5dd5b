/// The encoding and the syntax of the text of a property list.
enum PropertyListText {
    /// A text in UTF-8 without a byte order mark; UTF-16 has one, or a zero as one of its first two bytes.
    static func utf8(_ bytes: [UInt8]) throws(PropertyListError) -> [UInt8] {
        if bytes.starts(with: [0xFF, 0xFE]) {
            return try utf8(ofUTF16: bytes.dropFirst(2), isBigEndian: false)
        }
        if bytes.starts(with: [0xFE, 0xFF]) {
            return try utf8(ofUTF16: bytes.dropFirst(2), isBigEndian: true)
        }
        if bytes.count >= 2, bytes[0] == 0 { return try utf8(ofUTF16: bytes[...], isBigEndian: true) }
        if bytes.count >= 2, bytes[1] == 0 { return try utf8(ofUTF16: bytes[...], isBigEndian: false) }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        guard String(validating: text, as: UTF8.self) != nil else { throw .notUnicode }
        return text
    }

    private static func utf8(
        ofUTF16 bytes: ArraySlice<UInt8>,
        isBigEndian: Bool
    ) throws(PropertyListError) -> [UInt8] {
        guard bytes.count.isMultiple(of: 2) else { throw .notUnicode }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            units.append(isBigEndian ? first << 8 | second : second << 8 | first)
            index += 2
        }
        guard let text = String(validating: units, as: UTF16.self) else { throw .notUnicode }
        return Array(text.utf8)
    }

    /// Whether a text begins with a tag of XML; data of the old syntax begin with a hexadecimal digit.
    static func isXML(_ text: [UInt8]) -> Bool {
        guard let start = text.firstIndex(where: { !$0.isPropertyListSpace }),
            text[start] == UInt8(ascii: "<")
        else { return false }
        return ["<?xml", "<!", "<plist"].contains { text[start...].starts(with: $0.utf8) }
    }
}

extension UInt8 {
    /// Whether the byte is white space, or another control.
    var isPropertyListSpace: Bool { self <= 0x20 }
}
