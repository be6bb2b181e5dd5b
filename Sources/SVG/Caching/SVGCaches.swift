import Caching

/// The bytes that documents share: all that a renderer keeps from one document to the next.
///
/// It is a class because the writer of a document refers to it while it writes.
final class SVGCaches {
    var glyphs: GlyphCache
    var fragments: FragmentCache

    /// Caches that together may take a share of a budget, from 0 to 1.
    init(share: Double, of budget: MemoryBudget) {
        glyphs = GlyphCache(share: share * Self.glyphShare, of: budget)
        fragments = FragmentCache(share: share * (1 - Self.glyphShare), of: budget)
    }

    /// The part of the glyphs: a document has many, and few fragments.
    private static let glyphShare = 0.75
}
