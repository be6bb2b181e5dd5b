import Graphics

/// The outline of a symbol, with its origin on the baseline of the text beside it.
struct SymbolOutline {
    var path: Path
    /// The bounds of the path.
    var bounds: CGRect

    private func scaled(by scale: CGFloat) -> SymbolOutline {
        applying(CGAffineTransform(scaleX: scale, y: scale, anchor: .zero))
    }

    func offset(by distance: CGSize) -> SymbolOutline {
        applying(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: distance.width, ty: distance.height))
    }

    /// The outline with right and left exchanged, at the same position.
    var mirrored: SymbolOutline {
        applying(CGAffineTransform(scaleX: -1, y: 1, anchor: CGPoint(x: bounds.midX, y: 0)))
    }

    /// The outline of a bell with a dot at its top right.
    var badged: SymbolOutline {
        // The dot is beside the bell, with a gap, because one path cannot be cut out of another.
        let dot = CGRect(x: bounds.maxX - 0.15, y: bounds.minY, width: 0.28, height: 0.28)
        return SymbolOutline(
            path: Path(elements: path.elements + Path(ellipseIn: dot).elements),
            bounds: bounds.union(dot)
        )
    }

    private func applying(_ transform: CGAffineTransform) -> SymbolOutline {
        SymbolOutline(path: path.applying(transform), bounds: transform.apply(to: bounds))
    }

    /// The symbol beside text of a font, for an outline in ems.
    ///
    /// Its box is a little higher than the ink, but only ink makes it higher than a line of the text.
    func symbol(beside font: FontDescriptor, isEmboldened: Bool, sideBearing: CGFloat) -> ShapedSymbol {
        let outline = scaled(by: font.size)
        let strokeWidth = isEmboldened ? SymbolMetrics.strokeWidth(weight: font.weight) * font.size : 0
        let ink = outline.bounds.insetBy(dx: -strokeWidth / 2, dy: -strokeWidth / 2)
        let bearing = sideBearing * font.size
        let margin = SymbolMetrics.verticalBearing * font.size
        let line = SystemFont.lineMetrics(size: font.size)
        let ascent = max(min(line.ascent, margin - ink.minY), -ink.minY)
        let descent = max(min(line.descent, ink.maxY + margin), ink.maxY)
        return ShapedSymbol(
            glyph: Glyph(.outline(outline.path, strokeWidth: strokeWidth)),
            origin: CGPoint(x: bearing - ink.minX, y: ascent),
            size: CGSize(width: ink.width + 2 * bearing, height: ascent + descent),
            baseline: ascent
        )
    }
}
