extension GlyphRun {
    /// The greatest number of glyphs that points are chosen of.
    private static let mostSampledGlyphs = 6

    /// The boxes of the glyphs that have outlines, in visual order.
    private var glyphBoxes: [CGRect] {
        glyphs.compactMap { positioned in
            guard case .outline(let path, _) = positioned.glyph.drawing, !path.isEmpty else { return nil }
            return path.boundingRect.offsetBy(
                dx: origin.x + positioned.position.x,
                dy: origin.y + positioned.position.y
            )
        }
    }

    /// The box of all glyphs that have outlines; `nil` without any.
    package var glyphBounds: CGRect? {
        let boxes = glyphBoxes
        return boxes.first.map { boxes.dropFirst().reduce($0) { $0.union($1) } }
    }

    /// Points at which the run can be seen: the middle of the upper and of the lower part of some of its glyphs, the first
    /// and the last one among them.
    package var samplePoints: [CGPoint] {
        let boxes = glyphBoxes
        guard let last = boxes.indices.last else {
            return [0.1, 0.5, 0.9].map { CGPoint(x: bounds.minX + $0 * bounds.width, y: bounds.midY) }
        }
        let count = min(boxes.count, Self.mostSampledGlyphs)
        return (0..<count).flatMap { number in
            let box = boxes[count == 1 ? 0 : number * last / (count - 1)]
            return [0.15, 0.85].map { CGPoint(x: box.midX, y: box.minY + $0 * box.height) }
        }
    }

    /// Whether glyphs have colors of their own, as emoji and pictures have.
    package var isColored: Bool {
        glyphs.contains { if case .bitmap = $0.glyph.drawing { true } else { false } }
    }
}
