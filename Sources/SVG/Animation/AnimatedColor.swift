import Graphics

/// The use of a color in an element.
enum ColorUse {
    case fill, stroke
    /// The color of both; its alpha is the opacity of the element.
    case fillAndStroke
    /// The alpha of an element with colors of its own.
    case alpha
}

extension SVGStyleSheet {
    /// Returns the class that animates a color in an element; `nil` if no part that the element uses changes.
    mutating func className(animating color: Animated<ResolvedColor>?, use: ColorUse) -> SVGName? {
        guard let color, !color.isConstant else { return nil }
        let hasHue = use != .alpha && !color.map(\.opaque).isConstant
        let hasAlpha = !color.map(\.opacity).isConstant
        guard hasHue || hasAlpha else { return nil }
        return className(animating: color) {
            ColorDeclarations(color: $0, use: use, hasHue: hasHue, hasAlpha: hasAlpha)
        }
    }
}

/// The declarations of the parts of a color that change.
struct ColorDeclarations: SVGValue {
    let color: ResolvedColor
    let use: ColorUse
    let hasHue: Bool
    let hasAlpha: Bool

    func write(to bytes: inout [UInt8]) {
        if hasHue {
            for (index, property) in use.hueProperties.enumerated() {
                if index > 0 { bytes.write(";") }
                bytes.write(CSSDeclaration(property: property, value: SVGColor(color)))
            }
        }
        if hasAlpha {
            if hasHue { bytes.write(";") }
            bytes.write(CSSDeclaration(property: use.alphaProperty, value: color.opacity))
        }
    }
}

extension ColorUse {
    fileprivate var hueProperties: [SVGKeyword] {
        switch self {
        case .fill: ["fill"]
        case .stroke: ["stroke"]
        case .fillAndStroke: ["fill", "stroke"]
        case .alpha: []
        }
    }

    fileprivate var alphaProperty: SVGKeyword {
        switch self {
        case .fill: "fill-opacity"
        case .stroke: "stroke-opacity"
        case .fillAndStroke, .alpha: "opacity"
        }
    }
}
