import Graphics

/// A color without its alpha, as `#07f` or `#007aff`.
struct SVGColor: BoundedSVGValue {
    private let red, green, blue: UInt8

    init(_ color: ResolvedColor) {
        red = Self.byte(color.red)
        green = Self.byte(color.green)
        blue = Self.byte(color.blue)
    }

    private static func byte(_ component: Double) -> UInt8 {
        UInt8(max(0, min(1, component)) * 255 + 0.5)
    }

    static let longest = 7

    func write(to bytes: inout OutputSpan<UInt8>) {
        let isShort = red.hasEqualDigits && green.hasEqualDigits && blue.hasEqualDigits
        bytes.append(UInt8(ascii: "#"))
        bytes.append(hexadecimal: red, isShort: isShort)
        bytes.append(hexadecimal: green, isShort: isShort)
        bytes.append(hexadecimal: blue, isShort: isShort)
    }
}

extension ResolvedColor {
    /// The color without its alpha.
    var opaque: ResolvedColor { ResolvedColor(red: red, green: green, blue: blue) }
}

extension UInt8 {
    /// Whether both hexadecimal digits are the same, so that one is enough.
    fileprivate var hasEqualDigits: Bool { self >> 4 == self & 0xF }
}

extension OutputSpan<UInt8> {
    fileprivate mutating func append(hexadecimal byte: UInt8, isShort: Bool) {
        if !isShort { append(hexadecimalDigit: byte >> 4) }
        append(hexadecimalDigit: byte & 0xF)
    }

    private mutating func append(hexadecimalDigit value: UInt8) {
        append(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10)
    }
}
