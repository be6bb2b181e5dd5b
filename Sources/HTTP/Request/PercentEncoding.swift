extension Span<UInt8> {
    /// Returns the text of percent-encoded bytes (RFC 3986 §2.1).
    ///
    /// In a query a plus is a space, as in HTML's `application/x-www-form-urlencoded`.
    func percentDecoded(plusIsSpace: Bool) throws(PercentDecodingError) -> String {
        for index in indices {
            let byte = self[index]
            guard byte != UInt8(ascii: "%"), byte != UInt8(ascii: "+") || !plusIsSpace else {
                let bytes = try unescaped(from: index, plusIsSpace: plusIsSpace)
                return try bytes.span.text()
            }
        }
        return try text()
    }

    /// Returns the text, or the bytes as they were sent if they are not text; for error messages.
    func percentDecodedOrRaw() -> String {
        if let text = try? percentDecoded(plusIsSpace: true) { return text }
        var bytes: [UInt8] = []
        for index in indices { bytes.append(self[index]) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the bytes with each escape replaced; the first escape is at `start`.
    private func unescaped(from start: Int, plusIsSpace: Bool) throws(PercentDecodingError) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        for index in 0..<start { bytes.append(self[index]) }
        var index = start
        while index < count {
            let byte = self[index]
            index += 1
            if byte == UInt8(ascii: "%") {
                guard index + 1 < count,
                    let high = hexadecimalValue(of: self[index]),
                    let low = hexadecimalValue(of: self[index + 1])
                else { throw .invalidPercentEncoding }
                bytes.append(high << 4 | low)
                index += 2
            } else {
                bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return bytes
    }

    /// Returns the bytes as text if they are UTF-8 and every character is allowed in XML.
    private func text() throws(PercentDecodingError) -> String {
        for index in indices {
            if let character = forbiddenCharacter(at: index) { throw .forbiddenCharacter(character) }
        }
        guard let utf8 = try? UTF8Span(validating: self) else { throw .invalidUTF8 }
        return String(copying: utf8)
    }

    fileprivate func forbiddenCharacter(at index: Int) -> Unicode.Scalar? {
        let byte = self[index]
        if byte < 0x20 { return byte == 0x09 || byte == 0x0A ? nil : Unicode.Scalar(byte) }
        // UTF-8 writes U+FFFE and U+FFFF as EF BF BE and EF BF BF.
        guard byte == 0xEF, index + 2 < count, self[index + 1] == 0xBF else { return nil }
        switch self[index + 2] {
        case 0xBE: return "\u{FFFE}"
        case 0xBF: return "\u{FFFF}"
        default: return nil
        }
    }
}

extension String {
    /// The first character that XML cannot contain: C0 except tab and line feed, U+FFFE, U+FFFF.
    package var forbiddenCharacter: Unicode.Scalar? {
        let bytes = utf8Span.span
        for index in bytes.indices {
            if let character = bytes.forbiddenCharacter(at: index) { return character }
        }
        return nil
    }
}

private func hexadecimalValue(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
}
