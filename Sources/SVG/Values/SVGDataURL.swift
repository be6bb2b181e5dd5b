/// A PNG image as a `data:` URL, in Base64 (RFC 2397, RFC 4648 §4).
struct SVGDataURL: SVGValue {
    let png: [UInt8]

    func write(to bytes: inout [UInt8]) {
        bytes.write("data:image/png;base64,")
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        bytes.reserveCapacity(bytes.count + (png.count + 2) / 3 * 4)
        for start in stride(from: 0, to: png.count, by: 3) {
            let (hasSecond, hasThird) = (start + 1 < png.count, start + 2 < png.count)
            var bits = Int(png[start]) << 16
            if hasSecond { bits |= Int(png[start + 1]) << 8 }
            if hasThird { bits |= Int(png[start + 2]) }
            bytes.append(alphabet[bits >> 18])
            bytes.append(alphabet[bits >> 12 & 0x3F])
            bytes.append(hasSecond ? alphabet[bits >> 6 & 0x3F] : UInt8(ascii: "="))
            bytes.append(hasThird ? alphabet[bits & 0x3F] : UInt8(ascii: "="))
        }
    }
}
