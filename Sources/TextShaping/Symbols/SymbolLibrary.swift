import CHarfBuzz
import Caching
import Graphics

/// Draws SF symbols by name.
final class SymbolLibrary: Sendable {
    let missingFiles: [String]
    private let cupertino: Font?
    private let material: Font?
    private let pen = OutlinePen()
    private let symbols: SharedCache<Key, ShapedSymbol?>

    private struct Key: Hashable {
        let name: String
        let size: CGFloat
        let weight: Int
    }

    /// A library whose cache may take a share of a budget, from 0 to 1.
    init(cupertino: FontFile, material: FontFile, share: Double, of budget: MemoryBudget) {
        symbols = SharedCache(share: share, of: budget, named: "symbols")
        self.cupertino = Face(cupertino).flatMap { Font($0) }
        self.material = Face(material).flatMap { Font($0) }
        missingFiles =
            (self.cupertino == nil ? [cupertino.path] : []) + (self.material == nil ? [material.path] : [])
    }

    /// The names of the symbols whose font is installed, in alphabetical order.
    var names: [String] {
        SymbolTable.sources.filter { isAvailable($0.value) }.keys.sorted()
    }

    private func isAvailable(_ source: SymbolTable.Source) -> Bool {
        switch source {
        case .cupertino(let scalar), .mirrored(let scalar), .badged(let scalar):
            cupertino?.nominalGlyph(for: scalar) != nil
        case .material(let scalar): material?.nominalGlyph(for: scalar) != nil
        case .drawn: true
        }
    }

    func symbol(named name: String, font: FontDescriptor) -> ShapedSymbol? {
        guard let source = SymbolTable.sources[name] else { return nil }
        return symbols.value(
            for: Key(name: name, size: font.size, weight: font.weight),
            make: {
                // A stroke would close the holes of a filled drawing, as the mark of checkmark.circle.fill.
                let isFilled = name.contains(".fill")
                let metrics = SymbolMetrics.Symbol(named: name)
                var outline = outline(of: source)
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
