/// A PNG image as a `data:` URL, in Base64 (RFC 2397, RFC 4648 §4).
struct SVGDataURL: SVGValue {
    let png: [UInt8]

    func write(to bytes: inout [UInt8]) {
        bytes.write("data:image/png;base64,")
        let png = png.span
        bytes.append(addingCapacity: (png.count + 2) / 3 * 4) { bytes in
            for start in stride(from: 0, to: png.count, by: 3) {
                let (hasSecond, hasThird) = (start + 1 < png.count, start + 2 < png.count)
                var bits = Int(png[start]) << 16
                if hasSecond { bits |= Int(png[start + 1]) << 8 }
                if hasThird { bits |= Int(png[start + 2]) }
                bytes.append(digit(bits >> 18))
                bytes.append(digit(bits >> 12 & 0x3F))
                bytes.append(hasSecond ? digit(bits >> 6 & 0x3F) : UInt8(ascii: "="))
                bytes.append(hasThird ? digit(bits & 0x3F) : UInt8(ascii: "="))
            }
        }
    }

    /// The character of a number below 64.
    private func digit(_ value: Int) -> UInt8 {
        let value = UInt8(truncatingIfNeeded: value)
        return switch value {
        case 0..<26: UInt8(ascii: "A") + value
        case 26..<52: UInt8(ascii: "a") + (value - 26)
        case 52..<62: UInt8(ascii: "0") + (value - 52)
        case 62: UInt8(ascii: "+")
        default: UInt8(ascii: "/")
        }
    }
}
