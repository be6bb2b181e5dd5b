import Graphics

/// The path data of the glyphs written so far, by the identity of their drawings.
struct GlyphCache {
    private struct Entry {
        /// Keeps the glyph, so that no other can take its identity.
        let glyph: Glyph
        let data: GlyphPathData
    }

    /// Enough for several fonts and sizes; a glyph takes some 300 bytes.
    private static let capacity = 8192

    private var entries: [ObjectIdentifier: Entry] = [:]

    mutating func data(for glyph: Glyph, outline: Path) -> GlyphPathData {
        let key = ObjectIdentifier(glyph)
        if let entry = entries[key] { return entry.data }
        if entries.count == Self.capacity { entries.removeAll(keepingCapacity: true) }
        let data = GlyphPathData(outline)
        entries[key] = Entry(glyph: glyph, data: data)
        return data
    }
}
