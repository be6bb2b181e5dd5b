extension String {
    /// The text as the value of a query item (RFC 3986 §3.4).
    package var percentEncoded: String {
        let utf8 = utf8Span.span
        let bytes = [UInt8](capacity: utf8.count * 3) { $0.append(percentEncoding: utf8) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension OutputSpan<UInt8> {
    /// Writes a text as the value of a query item: up to three bytes for each of its own.
    mutating func append(percentEncoding utf8: Span<UInt8>) {
        for index in utf8.indices {
            let byte = utf8[index]
            if byte.isUnreserved {
                append(byte)
            } else {
                append(UInt8(ascii: "%"))
                append(hexadecimalDigit(byte >> 4))
                append(hexadecimalDigit(byte & 0xF))
            }
        }
    }
}

extension UInt8 {
    fileprivate var isUnreserved: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ","):
            true
        default: false
        }
    }
}

private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}
