import Graphics

/// The drawing of a symbol, its origin on the baseline of the text beside it.
struct SymbolOutline {
    var path: Path
    /// The box around what is drawn.
    var bounds: CGRect

    private func scaled(by scale: CGFloat) -> SymbolOutline {
        applying(CGAffineTransform(scaleX: scale, y: scale, anchor: .zero))
    }

    func offset(by distance: CGSize) -> SymbolOutline {
        applying(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: distance.width, ty: distance.height))
    }

    /// The drawing with right and left exchanged, in the same place.
    var mirrored: SymbolOutline {
        applying(CGAffineTransform(scaleX: -1, y: 1, anchor: CGPoint(x: bounds.midX, y: 0)))
    }

    /// The drawing, of a bell, with a dot at its top right.
    var badged: SymbolOutline {
        // Beside the shoulder of a bell, with a gap: paths cannot be cut out of each other here.
        let dot = CGRect(x: bounds.maxX - 0.15, y: bounds.minY, width: 0.28, height: 0.28)
        return SymbolOutline(
            path: Path(elements: path.elements + Path(ellipseIn: dot).elements),
            bounds: bounds.union(dot)
        )
    }

    private func applying(_ transform: CGAffineTransform) -> SymbolOutline {
        SymbolOutline(path: path.applying(transform), bounds: transform.apply(to: bounds))
    }

    /// The symbol of an outline in ems, in a box as high as a line of text, or higher if it needs more.
    func symbol(beside font: FontDescriptor, isEmboldened: Bool) -> ShapedSymbol {
        let drawing = scaled(by: font.size)
        let strokeWidth = isEmboldened ? SymbolMetrics.strokeWidth(weight: font.weight) * font.size : 0
        let ink = drawing.bounds.insetBy(dx: -strokeWidth / 2, dy: -strokeWidth / 2)
        let bearing = SymbolMetrics.sideBearing * font.size
        let line = SystemFont.lineMetrics(size: font.size)
        let ascent = max(line.ascent, -ink.minY)
        let descent = max(line.descent, ink.maxY)
        return ShapedSymbol(
            glyph: Glyph(.outline(drawing.path, strokeWidth: strokeWidth)),
            origin: CGPoint(x: bearing - ink.minX, y: ascent),
            size: CGSize(width: ink.width + 2 * bearing, height: ascent + descent),
            baseline: ascent
        )
    }
}
