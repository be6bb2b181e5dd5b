import CHarfBuzz
import Graphics

/// The scale of a font's glyphs at a size, and the space around them in points.
struct GlyphSpacing {
    /// In points per design unit.
    let points: CGFloat
    /// The scale of the outlines; their advances are not scaled.
    let outlineScale: CGFloat
    /// The font size that the outlines are drawn at.
    let outlineSize: CGFloat
    /// The space after each character of the system font.
    ///
    /// Fallback fonts have none: it would separate the joined letters of Arabic, and emoji and ideographs are
    /// spaced by their own design.
    private let tracking: CGFloat
    /// The offset of each outline of the system font within its advance.
    private let bearing: CGFloat

    init(of font: Font, for descriptor: FontDescriptor) {
        points = descriptor.size / font.unitsPerEm
        outlineScale = font.isSystemFont ? SystemFont.outlineScale : 1
        outlineSize = descriptor.size * outlineScale
        tracking = font.isSystemFont ? Tracking.points(for: descriptor) : 0
        bearing = font.isSystemFont ? Tracking.bearing(for: descriptor) : 0
    }

    /// The advance of a character with tracking, given its advance without.
    func advance(untracked advance: CGFloat) -> CGFloat {
        // Joiners and other invisible characters get no tracking.
        advance == 0 ? 0 : advance + tracking
    }

    /// The offset of a character's outline from the pen, given its advance without tracking.
    ///
    /// Half of the additional space of the letter, which is in design units, is before the outline.
    func outlineOffset(untracked advance: CGFloat, space: hb_position_t) -> CGFloat {
        // A scaled outline stays in the middle of the advance, which is not scaled.
        (1 - outlineScale) / 2 * advance + bearing + CGFloat(space) / 2 * points
    }
}
