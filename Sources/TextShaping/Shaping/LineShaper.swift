import CHarfBuzz
import Graphics

/// Turns runs into glyphs with places, in points.
struct LineShaper {
    let glyphs: GlyphLibrary
    let size: CGFloat
    /// The space after each character of the system font.
    ///
    /// Fallback fonts get none: it would tear the joins of Arabic, and emoji and ideographs are
    /// spaced by their own design.
    let tracking: CGFloat
    /// How far each drawing of the system font moves into its advance.
    let bearing: CGFloat

    private let buffer = ShapingBuffer()

    init(glyphs: GlyphLibrary, font: FontDescriptor) {
        self.glyphs = glyphs
        size = font.size
        tracking = Tracking.points(for: font)
        bearing = Tracking.bearing(for: font)
    }

    /// The glyphs of a line, whose runs are in the order of the text, and its width.
    func glyphs(of runs: [TextRun], in paragraph: Paragraph) -> ([PositionedGlyph], width: CGFloat) {
        var positioned: [PositionedGlyph] = []
        positioned.reserveCapacity(paragraph.scalars.count)
        var width: CGFloat = 0
        for run in runs.visuallyOrdered {
            clusters(of: run, in: paragraph) { cluster in
                place(cluster, of: run, at: width, into: &positioned)
                width += cluster.advance
            }
        }
        return (positioned, width)
    }

    /// The advance of each cluster, at the index of its first scalar; the other scalars have none.
    func advances(of runs: [TextRun], in paragraph: Paragraph) -> [CGFloat] {
        var advances = Array(repeating: CGFloat(0), count: paragraph.scalars.count)
        for run in runs {
            clusters(of: run, in: paragraph) { advances[$0.firstScalar] += $0.advance }
        }
        return advances
    }

    /// The glyphs that stand for one character, or for several that cannot be told apart.
    private struct Cluster {
        let firstScalar: Int
        /// With tracking.
        let advance: CGFloat
        /// Without.
        let inkAdvance: CGFloat
        /// Which of the glyphs.
        let range: Range<Int>
        let infos: UnsafeBufferPointer<hb_glyph_info_t>
        let positions: UnsafeBufferPointer<hb_glyph_position_t>
    }

    private func clusters(of run: TextRun, in paragraph: Paragraph, body: (Cluster) -> Void) {
        let points = size / run.font.unitsPerEm
        let tracking = run.font.isSystemFont ? tracking : 0
        shape(run, of: paragraph.scalars) { infos, positions in
            var start = infos.startIndex
            while start < infos.endIndex {
                var end = start
                var units: Int32 = 0
                while end < infos.endIndex, infos[end].cluster == infos[start].cluster {
                    units += positions[end].x_advance
                    end += 1
                }
                let inkAdvance = CGFloat(units) * points
                let cluster = Cluster(
                    firstScalar: Int(infos[start].cluster),
                    // Joiners and other invisible characters have no width to add to.
                    advance: inkAdvance == 0 ? 0 : inkAdvance + tracking,
                    inkAdvance: inkAdvance,
                    range: start..<end,
                    infos: infos,
                    positions: positions
                )
                body(cluster)
                start = end
            }
        }
    }

    private func shape(
        _ run: TextRun,
        of scalars: [UInt32],
        body: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>) -> Void
    ) {
        if let kerning = run.font.pairKerning, kerning.shape(run, of: scalars, with: buffer, body: body) {
            return
        }
        buffer.shape(run, of: scalars, body: body)
    }

    private func place(
        _ cluster: Cluster,
        of run: TextRun,
        at start: CGFloat,
        into positioned: inout [PositionedGlyph]
    ) {
        let points = size / run.font.unitsPerEm
        // A smaller outline keeps the advance of the full one: it shrinks about the middle of that.
        let scale = run.font.isSystemFont ? SystemFont.outlineScale : 1
        let margin = (1 - scale) / 2 * cluster.inkAdvance + (run.font.isSystemFont ? bearing : 0)
        var pen: Int32 = 0
        for index in cluster.range {
            let position = cluster.positions[index]
            if let glyph = glyphs.glyph(cluster.infos[index].codepoint, of: run.font, size: size * scale) {
                let x = start + margin + CGFloat(pen + position.x_offset) * points * scale
                let y = -CGFloat(position.y_offset) * points * scale
                positioned.append(PositionedGlyph(glyph: glyph, position: CGPoint(x: x, y: y)))
            }
            pen += position.x_advance
        }
    }
}
