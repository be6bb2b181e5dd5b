extension [UInt8] {
    /// Writes bytes in Base64 (RFC 4648 §4).
    mutating func append(base64 data: [UInt8]) {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        reserveCapacity(count + (data.count + 2) / 3 * 4)
        for start in stride(from: 0, to: data.count, by: 3) {
            let (hasSecond, hasThird) = (start + 1 < data.count, start + 2 < data.count)
            var bits = Int(data[start]) << 16
            if hasSecond { bits |= Int(data[start + 1]) << 8 }
            if hasThird { bits |= Int(data[start + 2]) }
            append(alphabet[bits >> 18])
            append(alphabet[bits >> 12 & 0x3F])
            append(hasSecond ? alphabet[bits >> 6 & 0x3F] : UInt8(ascii: "="))
            append(hasThird ? alphabet[bits & 0x3F] : UInt8(ascii: "="))
        }
    }
}
