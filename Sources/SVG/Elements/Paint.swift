import Graphics

extension SVGWriter {
    /// The paint of a shape's inside; black is SVG's default.
    mutating func fill(_ color: ResolvedColor) {
        attribute("fill") { $0.append(hex: color) }
        if color.opacity < 1 { attribute("fill-opacity", color.opacity) }
    }

    /// The paint of a line along a shape, and nothing inside it.
    mutating func stroke(_ color: ResolvedColor, _ style: StrokeStyle) {
        attribute("fill", "none")
        outline(color, style)
    }

    /// The paint of a line along a shape.
    mutating func outline(_ color: ResolvedColor, _ style: StrokeStyle) {
        attribute("stroke") { $0.append(hex: color) }
        if color.opacity < 1 { attribute("stroke-opacity", color.opacity) }
        if style.lineWidth != 1 { attribute("stroke-width", style.lineWidth) }
        switch style.lineCap {
        case .butt: break
        case .round: attribute("stroke-linecap", "round")
        case .square: attribute("stroke-linecap", "square")
        }
        switch style.lineJoin {
        case .miter: break
        case .round: attribute("stroke-linejoin", "round")
        case .bevel: attribute("stroke-linejoin", "bevel")
        }
    }
}

extension ResolvedColor {
    /// The colour without its alpha.
    var opaque: ResolvedColor { ResolvedColor(red: red, green: green, blue: blue) }
}

extension [UInt8] {
    /// Writes a colour without its alpha, as `#07f` or `#007aff`.
    mutating func append(hex color: ResolvedColor) {
        let (red, green, blue) = (Self.byte(color.red), Self.byte(color.green), Self.byte(color.blue))
        let isShort = Self.isDouble(red) && Self.isDouble(green) && Self.isDouble(blue)
        append(addingCapacity: 7) { bytes in
            bytes.append(UInt8(ascii: "#"))
            bytes.append(hex: red, isShort: isShort)
            bytes.append(hex: green, isShort: isShort)
            bytes.append(hex: blue, isShort: isShort)
        }
    }

    private static func byte(_ component: Double) -> UInt8 {
        UInt8(Swift.max(0, Swift.min(1, component)) * 255 + 0.5)
    }

    /// Whether both digits are the same, so that one can stand for both.
    private static func isDouble(_ byte: UInt8) -> Bool { byte >> 4 == byte & 0xF }
}

extension OutputSpan<UInt8> {
    fileprivate mutating func append(hex byte: UInt8, isShort: Bool) {
        if !isShort { append(hexDigit: byte >> 4) }
        append(hexDigit: byte & 0xF)
    }

    private mutating func append(hexDigit value: UInt8) {
        append(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10)
    }
}
