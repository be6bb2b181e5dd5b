/// What each SF symbol that we know is drawn with.
///
/// These are not Apple's drawings: glyphs of free icon fonts bear the names, and where a font has
/// only a relative of a symbol that stands in. Apple's logo is left out on purpose, as a trademark.
enum SymbolTable {
    /// Where a drawing comes from.
    enum Source: Sendable {
        case cupertino(UInt32)
        case material(UInt32)
        /// A glyph of the first font, right and left exchanged.
        case mirrored(UInt32)
        /// A glyph of the first font with a dot at its top right.
        case badged(UInt32)
        /// Our own drawing.
        case digitalCrown(isFilled: Bool)
    }

    static let sources: [String: Source] = {
        var sources = own
        sources.merge(cupertino.mapValues(Source.cupertino)) { own, _ in own }
        sources.merge(material.mapValues(Source.material)) { own, _ in own }
        return sources
    }()

    private static let own: [String: Source] = [
        "bell.badge": .badged(0xF3E1),
        "bell.badge.fill": .badged(0xF3E2),
        "digitalcrown.horizontal.press": .digitalCrown(isFilled: false),
        "digitalcrown.horizontal.press.fill": .digitalCrown(isFilled: true),
        // The font's own `forward` is a chevron, a name from its first version.
        "forward": .mirrored(0xF577),
    ]
}
