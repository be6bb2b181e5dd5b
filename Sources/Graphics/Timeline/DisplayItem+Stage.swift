extension DisplayItem {
    /// Whether this is the same item as another, and can have become it gradually.
    func isStage(of other: DisplayItem) -> Bool {
        guard id == other.id else { return false }
        return switch (drawing, other.drawing) {
        case (.fill(let shape, _), .fill(let otherShape, _)):
            shape.hasStructure(of: otherShape)
        case (.stroke(let shape, let style, _), .stroke(let otherShape, let otherStyle, _)):
            style.lineCap == otherStyle.lineCap && style.lineJoin == otherStyle.lineJoin
                && shape.hasStructure(of: otherShape)
        case (.glyphs(let run), .glyphs(let otherRun)):
            run.hasGlyphs(of: otherRun)
        case (.group(let effect, _), .group(let otherEffect, _)):
            effect.isStage(of: otherEffect)
        default:
            false
        }
    }
}

extension DisplayEffect {
    fileprivate func isStage(of other: DisplayEffect) -> Bool {
        switch (self, other) {
        case (.opacity, .opacity), (.transform, .transform), (.shadow, .shadow), (.compositing, .compositing):
            true
        case (.blendMode(let mode), .blendMode(let otherMode)): mode == otherMode
        case (.clip(let shape), .clip(let otherShape)): shape.hasStructure(of: otherShape)
        default: false
        }
    }
}

extension GlyphRun {
    /// Whether the line is another one in all but place and colour.
    fileprivate func hasGlyphs(of other: GlyphRun) -> Bool {
        content == other.content && font == other.font && width == other.width && metrics == other.metrics
            && glyphs == other.glyphs
    }
}
