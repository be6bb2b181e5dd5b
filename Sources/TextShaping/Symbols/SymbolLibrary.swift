import CHarfBuzz
import Caching
import Graphics

/// Draws SF symbols by name.
final class SymbolLibrary: Sendable {
    let missingFiles: [String]
    private let cupertino: Font?
    private let material: Font?
    /// The typeface of the characters in shapes, whose outlines do not overlap.
    private let characters: Typeface?
    private let pen = OutlinePen()
    private let symbols: SharedCache<Key, ShapedSymbol?>

    private struct Key: Hashable {
        let name: String
        let size: CGFloat
        let weight: Int
    }

    /// A library whose cache may take a share of a budget, from 0 to 1.
    init(
        cupertino: FontFile,
        material: FontFile,
        characters: Typeface?,
        share: Double,
        of budget: MemoryBudget
    ) {
        self.characters = characters
        symbols = SharedCache(share: share, of: budget, named: "symbols")
        self.cupertino = Face(cupertino).flatMap { Font($0) }
        self.material = Face(material).flatMap { Font($0) }
        missingFiles =
            (self.cupertino == nil ? [cupertino.path] : []) + (self.material == nil ? [material.path] : [])
    }

    /// The names of the most common symbols whose font is installed, in alphabetical order.
    var names: [String] {
        SymbolTable.sources.filter { isAvailable($0.value) }.keys.sorted()
    }

    /// The names of all symbols that are drawn with both fonts.
    static var allNames: Set<String> { SymbolTable.composed.union(SymbolTable.drawings.keys) }

    private func isAvailable(_ source: SymbolTable.Source) -> Bool {
        switch source {
        case .cupertino(let scalar), .mirrored(let scalar), .badged(let scalar):
            cupertino?.nominalGlyph(for: scalar) != nil
        case .material(let scalar): material?.nominalGlyph(for: scalar) != nil
        case .drawn: true
        }
    }

    func symbol(named name: String, font: FontDescriptor) -> ShapedSymbol? {
        guard SymbolTable.drawings[name] != nil || SymbolTable.composed.contains(name) else { return nil }
        return composedSymbol(named: name, font: font)
    }

    /// The symbol of a name, also if SF has none of that name and only the words of the name tell its drawing.
    func composedSymbol(named name: String, font: FontDescriptor) -> ShapedSymbol? {
        guard let recipe = SymbolRecipe(named: name) else { return nil }
        return symbols.value(
            for: Key(name: name, size: font.size, weight: font.weight),
            make: {
                // A stroke would close the holes of a filled drawing, as the mark of checkmark.circle.fill.
                let isFilled = name.contains(".fill")
                let metrics = SymbolMetrics.Symbol(named: name)
                var outline = outline(of: recipe)
                if let ink = metrics.ink { outline = outline?.resized(to: ink) }
                return outline?.symbol(
                    beside: font,
                    isEmboldened: !isFilled,
                    sideBearing: metrics.sideBearing
                )
            },
            cost: { name.heapSize + ($0?.glyph.heapSize ?? 0) }
        )
    }

    private func outline(of recipe: SymbolRecipe) -> SymbolOutline? {
        // A drawing by itself is as it is in its font.
        if case .drawing(let name) = recipe { return drawing(named: name) }
        let composition = SymbolComposition(drawing: drawing(named:), characters: outline(ofCharacters:))
        return composition.outline(of: recipe)
    }

    private func drawing(named name: String) -> SymbolOutline? {
        SymbolTable.drawings[name].flatMap(outline(of:))
    }

    /// The outline of characters beside each other, without kerning.
    private func outline(ofCharacters text: String) -> SymbolOutline? {
        guard let font = characters?.font(weight: 700) else { return nil }
        var parts: [Path] = []
        var advance: CGFloat = 0
        for scalar in text.unicodeScalars {
            guard let glyph = font.nominalGlyph(for: scalar.value) else { return nil }
            let path = pen.outline(of: glyph, font: font, size: 1)
            parts.append(path.offsetBy(dx: advance, dy: 0))
            advance += font.advance(of: glyph, size: 1)
        }
        return SymbolOutline(joining: parts)
    }

    /// The outline of a symbol beside text of one point.
    private func outline(of source: SymbolTable.Source) -> SymbolOutline? {
        switch source {
        case .cupertino(let scalar): glyph(scalar, of: cupertino, metrics: SymbolMetrics.cupertino)
        case .material(let scalar): glyph(scalar, of: material, metrics: SymbolMetrics.material)
        case .mirrored(let scalar): glyph(scalar, of: cupertino, metrics: SymbolMetrics.cupertino)?.mirrored
        case .badged(let scalar): glyph(scalar, of: cupertino, metrics: SymbolMetrics.cupertino)?.badged
        case .drawn(let outline): outline()
        }
    }

    private func glyph(
        _ scalar: UInt32,
        of font: Font?,
        metrics: SymbolMetrics.IconFont
    ) -> SymbolOutline? {
        guard let font, let glyph = font.nominalGlyph(for: scalar),
            let bounds = font.bounds(of: glyph, size: metrics.em)
        else { return nil }
        let drop = metrics.middle * metrics.em - SymbolMetrics.middle
        let path = pen.outline(of: glyph, font: font, size: metrics.em)
        return SymbolOutline(path: path, bounds: bounds).offset(by: CGSize(width: 0, height: drop))
    }
}
