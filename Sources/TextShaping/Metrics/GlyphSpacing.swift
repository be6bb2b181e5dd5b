import Graphics

/// How the glyphs of a font are set at a size: how large, and with how much room around them, in points.
struct GlyphSpacing {
    /// Points in a design unit.
    let points: CGFloat
    /// What the outlines are scaled by, in the advance of the full ones.
    let outlineScale: CGFloat
    /// The font size that the outlines are drawn at.
    let outlineSize: CGFloat
    /// The space after each character of the system font.
    ///
    /// Fallback fonts get none: it would tear the joins of Arabic, and emoji and ideographs are
    /// spaced by their own design.
    private let tracking: CGFloat
    /// How far each drawing of the system font moves into its advance.
    private let bearing: CGFloat

    init(of font: Font, for descriptor: FontDescriptor) {
        points = descriptor.size / font.unitsPerEm
        outlineScale = font.isSystemFont ? SystemFont.outlineScale : 1
        outlineSize = descriptor.size * outlineScale
        tracking = font.isSystemFont ? Tracking.points(for: descriptor) : 0
        bearing = font.isSystemFont ? Tracking.bearing(for: descriptor) : 0
    }

    /// How far the pen moves for a character that takes so much without tracking.
    func advance(ofInk advance: CGFloat) -> CGFloat {
        // Joiners and other invisible characters have no width to add to.
        advance == 0 ? 0 : advance + tracking
    }

    /// How far the drawing of a character stands from where the pen was.
    func margin(ofInk advance: CGFloat) -> CGFloat {
        // A smaller outline keeps the advance of the full one: it shrinks about the middle of that.
        (1 - outlineScale) / 2 * advance + bearing
    }
}
