import CHarfBuzz
import Graphics

/// Draws SF symbols by name.
final class SymbolLibrary: Sendable {
    let missingFiles: [String]
    private let cupertino: Font?
    private let material: Font?
    private let pen = OutlinePen()
    private let symbols = Cache<Key, ShapedSymbol?>(limit: 1024)

    private struct Key: Hashable {
        let name: String
        let size: CGFloat
        let weight: Int
    }

    init(cupertino: FontFile, material: FontFile) {
        self.cupertino = Face(cupertino).flatMap { Font($0) }
        self.material = Face(material).flatMap { Font($0) }
        missingFiles =
            (self.cupertino == nil ? [cupertino.path] : []) + (self.material == nil ? [material.path] : [])
    }

    /// The names of the symbols whose font is there, in alphabetical order.
    var names: [String] {
        SymbolTable.sources.filter { outline(of: $0.value) != nil }.keys.sorted()
    }

    func symbol(named name: String, font: FontDescriptor) -> ShapedSymbol? {
        guard let source = SymbolTable.sources[name] else { return nil }
        return symbols.value(for: Key(name: name, size: font.size, weight: font.weight)) {
            outline(of: source)?.symbol(beside: font)
        }
    }

    /// A drawing for text of one point.
    private func outline(of source: SymbolTable.Source) -> SymbolOutline? {
        switch source {
        case .cupertino(let scalar): glyph(scalar, of: cupertino, SymbolMetrics.cupertino)
        case .material(let scalar): glyph(scalar, of: material, SymbolMetrics.material)
        case .mirrored(let scalar): glyph(scalar, of: cupertino, SymbolMetrics.cupertino)?.mirrored
        case .badged(let scalar): glyph(scalar, of: cupertino, SymbolMetrics.cupertino)?.badged
        case .digitalCrown(let isFilled): DigitalCrown.outline(isFilled: isFilled)
        }
    }

    private func glyph(
        _ scalar: UInt32,
        of font: Font?,
        _ metrics: SymbolMetrics.IconFont
    ) -> SymbolOutline? {
        guard let font, let glyph = font.nominalGlyph(for: scalar), let box = font.extents(of: glyph) else {
            return nil
        }
        let unit = metrics.em / font.unitsPerEm
        let drop = metrics.middle * metrics.em - SymbolMetrics.middle
        let path = pen.outline(of: glyph, font: font, size: metrics.em)
        let bounds = CGRect(
            x: CGFloat(box.x_bearing) * unit,
            y: -CGFloat(box.y_bearing) * unit,
            width: CGFloat(box.width) * unit,
            height: -CGFloat(box.height) * unit
        )
        return SymbolOutline(path: path, bounds: bounds).offset(by: CGSize(width: 0, height: drop))
    }
}
