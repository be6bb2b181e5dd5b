import Graphics

/// The parts of a symbol that have colors of their own, in painting order.
///
/// The fonts have one outline for a symbol. A mark inside of a shape, such as that of `xmark.circle.fill`, can be told
/// apart by the nesting of the outline's contours.
struct SymbolLayers {
    struct Layer {
        let symbol: ShapedSymbol
        /// The level of the foreground style that colors the layer; primary is 0.
        let level: Int
    }

    let layers: [Layer]
    /// Whether SF Symbols may have more layers than these.
    let isApproximate: Bool

    /// The layers of a symbol, which has the color of one level if its layers cannot be told apart.
    init(of symbol: ShapedSymbol, named name: String, wholeInLevel wholeLevel: Int) {
        let parts = name.split(separator: ".")
        let isFilled = parts.last == "fill"
        guard parts.dropFirst().contains(where: { Self.enclosures.contains(String($0)) }) else {
            layers = [Layer(symbol: symbol, level: 0)]
            isApproximate = parts.count > (isFilled ? 2 : 1)
            return
        }
        guard let (mark, enclosure) = Self.parts(of: symbol, isFilled: isFilled) else {
            layers = [Layer(symbol: symbol, level: wholeLevel)]
            isApproximate = true
            return
        }
        layers = [Layer(symbol: enclosure, level: 1), Layer(symbol: mark, level: 0)]
        isApproximate = false
    }

    /// The shapes around a mark, by their names in those of symbols.
    private static let enclosures: Set<String> = [
        "app", "bubble", "capsule", "circle", "diamond", "hexagon", "octagon", "pentagon", "rectangle",
        "seal", "shield", "square", "triangle",
    ]

    /// The mark and the shape around it; `nil` if the contours do not tell.
    private static func parts(
        of symbol: ShapedSymbol,
        isFilled: Bool
    ) -> (mark: ShapedSymbol, enclosure: ShapedSymbol)? {
        guard case .outline(let path, let strokeWidth) = symbol.glyph.drawing else { return nil }
        var levels: [Int: [Path]] = [:]
        let contours = path.contours
        for contour in contours {
            levels[contour.depth(inside: contours), default: []].append(contour)
        }
        // One contour is around all others; that of a line has another one at its inside.
        let lineCount = isFilled ? 1 : 2
        guard (0..<lineCount).allSatisfy({ levels[$0]?.count == 1 }) else { return nil }
        let enclosure = contours.filter { $0.depth(inside: contours) < lineCount }
        let mark = contours.filter { $0.depth(inside: contours) >= lineCount }
        guard !mark.isEmpty else { return nil }
        func part(_ contours: [Path]) -> ShapedSymbol {
            var part = symbol
            let path = Path(elements: contours.flatMap(\.elements))
            part.glyph = Glyph(.outline(path, strokeWidth: strokeWidth))
            return part
        }
        return (part(mark), part(enclosure))
    }
}

extension Path {
    /// The number of contours around this one.
    fileprivate func depth(inside contours: [Path]) -> Int {
        guard case .move(let start) = elements.first else { return 0 }
        return contours.count { $0 != self && $0.contains(start) }
    }
}

extension SymbolRenderingMode? {
    /// The level of the foreground style that colors a symbol as a whole where its layers cannot be told apart; `nil` for
    /// a symbol in one color.
    func wholeLevel(in environment: EnvironmentValues) -> Int? {
        if self == .hierarchical { return 0 }
        // Several styles imply a palette.
        guard self == nil || self == .palette,
            case .levels(let styles) = environment.foregroundStyle?.kind, styles.count > 1
        else { return nil }
        return styles.count - 1
    }
}
