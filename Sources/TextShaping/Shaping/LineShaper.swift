import CHarfBuzz
import Graphics

/// Shapes runs to positioned glyphs, in points.
struct LineShaper {
    let glyphs: GlyphLibrary
    let descriptor: FontDescriptor

    private let buffer = ShapingBuffer()

    init(glyphs: GlyphLibrary, font: FontDescriptor) {
        self.glyphs = glyphs
        descriptor = font
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

    /// The advance of each cluster, at the index of its first scalar; the other scalars have 0.
    func advances(of runs: [TextRun], in paragraph: Paragraph) -> [CGFloat] {
        var advances = Array(repeating: CGFloat(0), count: paragraph.scalars.count)
        for run in runs {
            clusters(of: run, in: paragraph) { advances[$0.firstScalar] += $0.advance }
        }
        return advances
    }

    /// The glyphs of one character, or of several that share glyphs.
    private struct Cluster {
        let firstScalar: Int
        /// With tracking.
        let advance: CGFloat
        /// Without tracking.
        let untrackedAdvance: CGFloat
        /// The part of the advance that SF Pro's letter has in addition to Inter's, in design units.
        let space: hb_position_t
        /// The indices of its glyphs.
        let range: Range<Int>
        let infos: UnsafeBufferPointer<hb_glyph_info_t>
        let positions: UnsafeBufferPointer<hb_glyph_position_t>
    }

    private func clusters(of run: TextRun, in paragraph: Paragraph, body: (Cluster) -> Void) {
        let spacing = GlyphSpacing(of: run.font, for: descriptor)
        buffer.shape(run, of: paragraph.scalars) { infos, positions in
            var start = infos.startIndex
            while start < infos.endIndex {
                var end = start
                var units: Int32 = 0
                while end < infos.endIndex, infos[end].cluster == infos[start].cluster {
                    units += positions[end].x_advance
                    end += 1
                }
                var space: hb_position_t = 0
                if run.font.isSystemFont, units != 0 {
                    let scalar = paragraph.scalars[Int(infos[start].cluster)]
                    space = LetterSpacing.advance(of: scalar)
                    units += space
                    if end < infos.endIndex {
                        let next = paragraph.scalars[Int(infos[end].cluster)]
                        units += LetterSpacing.kerning(of: scalar, before: next)
                    }
                }
                let untrackedAdvance = CGFloat(units) * spacing.points
                let cluster = Cluster(
                    firstScalar: Int(infos[start].cluster),
                    advance: spacing.advance(untracked: untrackedAdvance),
                    untrackedAdvance: untrackedAdvance,
                    space: space,
                    range: start..<end,
                    infos: infos,
                    positions: positions
                )
                body(cluster)
                start = end
            }
        }
    }

    private func place(
        _ cluster: Cluster,
        of run: TextRun,
        at start: CGFloat,
        into positioned: inout [PositionedGlyph]
    ) {
        let spacing = GlyphSpacing(of: run.font, for: descriptor)
        let offset = spacing.outlineOffset(untracked: cluster.untrackedAdvance, space: cluster.space)
        let scale = spacing.outlineScale
        var pen: Int32 = 0
        for index in cluster.range {
            let position = cluster.positions[index]
            if let glyph = glyphs.glyph(
                cluster.infos[index].codepoint,
                of: run.font,
                size: spacing.outlineSize
            ) {
                let x = start + offset + CGFloat(pen + position.x_offset) * spacing.points * scale
                let y = -CGFloat(position.y_offset) * spacing.points * scale
                positioned.append(PositionedGlyph(glyph: glyph, position: CGPoint(x: x, y: y)))
            }
            pen += position.x_advance
        }
    }
}
