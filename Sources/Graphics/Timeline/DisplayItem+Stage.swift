extension DisplayItem {
    /// Whether this is the same item as another one, and the other one can become it gradually.
    func isStage(of other: DisplayItem) -> Bool {
        guard id == other.id else { return false }
        switch drawing {
        case .fill(let shape, _):
            guard case .fill(let otherShape, _) = other.drawing else { return false }
            return shape.hasStructure(of: otherShape)
        case .stroke(let shape, let style, _):
            guard case .stroke(let otherShape, let otherStyle, _) = other.drawing else { return false }
            return style.lineCap == otherStyle.lineCap && style.lineJoin == otherStyle.lineJoin
                && shape.hasStructure(of: otherShape)
        case .glyphs(let run):
            guard case .glyphs(let otherRun) = other.drawing else { return false }
            return run.hasGlyphs(of: otherRun)
        case .group(let effect, _):
            guard case .group(let otherEffect, _) = other.drawing else { return false }
            return effect.canBecome(otherEffect)
        }
    }

    /// Whether the item is on the straight line between two others, with everything inside it.
    func isNearLine(from start: DisplayItem, to end: DisplayItem, amount: Double) -> Bool {
        guard isStage(of: start), isStage(of: end) else { return false }
        switch drawing {
        case .fill(let shape, let color):
            guard case .fill(let shape1, let color1) = start.drawing,
                case .fill(let shape2, let color2) = end.drawing
            else { return false }
            return shape.isNearLine(from: shape1, to: shape2, amount: amount)
                && color.isNearLine(from: color1, to: color2, amount: amount)
        case .stroke(let shape, let style, let color):
            guard case .stroke(let shape1, let style1, let color1) = start.drawing,
                case .stroke(let shape2, let style2, let color2) = end.drawing
            else { return false }
            return shape.isNearLine(from: shape1, to: shape2, amount: amount)
                && style.isNearLine(from: style1, to: style2, amount: amount)
                && color.isNearLine(from: color1, to: color2, amount: amount)
        case .glyphs(let run):
            guard case .glyphs(let run1) = start.drawing, case .glyphs(let run2) = end.drawing else {
                return false
            }
            return run.origin.isNearLine(from: run1.origin, to: run2.origin, amount: amount)
                && run.color.isNearLine(from: run1.color, to: run2.color, amount: amount)
        case .group(let effect, let items):
            guard case .group(let effect1, let items1) = start.drawing,
                case .group(let effect2, let items2) = end.drawing
            else { return false }
            return effect.isNearLine(from: effect1, to: effect2, amount: amount)
                && items.areNearLine(from: items1, to: items2, amount: amount)
        }
    }
}

extension [DisplayItem] {
    /// Whether the items are the same ones as at two other moments, and on the straight line between
    /// them.
    func areNearLine(from starts: [DisplayItem], to ends: [DisplayItem], amount: Double) -> Bool {
        guard count == starts.count, count == ends.count else { return false }
        return indices.allSatisfy { self[$0].isNearLine(from: starts[$0], to: ends[$0], amount: amount) }
    }
}

extension GlyphRun {
    /// Whether the line differs from another one in its place and color only.
    fileprivate func hasGlyphs(of other: GlyphRun) -> Bool {
        content == other.content && font == other.font && width == other.width && metrics == other.metrics
            && glyphs == other.glyphs
    }
}
