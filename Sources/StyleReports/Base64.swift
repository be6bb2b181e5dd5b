/// Bytes as text (RFC 4648, §4).
enum Base64 {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = 0
            for byte in group { bits = bits << 8 | Int(byte) }
            bits <<= 8 * (3 - group.count)
            for position in 0..<4 {
                let isPadding = position > group.count
                text.append(isPadding ? UInt8(ascii: "=") : digits[bits >> (18 - 6 * position) & 0x3F])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
