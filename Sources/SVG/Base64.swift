extension [UInt8] {
    /// Writes bytes in Base64 (RFC 4648 §4).
    mutating func append(base64 data: [UInt8]) {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        reserveCapacity(count + (data.count + 2) / 3 * 4)
        for start in stride(from: 0, to: data.count, by: 3) {
            let group = data[start..<Swift.min(start + 3, data.count)]
            let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
            for position in 0..<4 {
                append(
                    position <= group.count
                        ? alphabet[Int(bits >> UInt32(18 - 6 * position) & 0x3F)]
                        : UInt8(ascii: "=")
                )
            }
        }
    }
}
