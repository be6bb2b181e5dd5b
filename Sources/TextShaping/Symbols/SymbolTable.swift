/// The drawings of SF symbols, by name.
///
/// They are not Apple's: they are glyphs of free icon fonts, either with the name of the symbol or similar to it, and
/// a few drawings of our own.
/// Apple's logo is left out on purpose, as a trademark.
enum SymbolTable {
    /// The origin of a drawing; code points are those of a font.
    enum Source: Sendable {
        case cupertino(UInt32)
        case material(UInt32)
        /// A glyph of Cupertino Icons with right and left exchanged.
        case mirrored(UInt32)
        /// A glyph of Cupertino Icons with a dot at its top right.
        case badged(UInt32)
        /// Our own drawing.
        case drawn(@Sendable () -> SymbolOutline)
    }

    /// All drawings: those of the most common symbols, and those of others.
    static let drawings: [String: Source] = {
        var drawings = sources
        drawings.merge(moreCupertino.mapValues(Source.cupertino)) { first, _ in first }
        drawings.merge(moreMaterial.mapValues(Source.material)) { first, _ in first }
        for own in [PlainShapes.drawings, InsetShape.drawings, Drive.drawings, Pills.drawings] {
            drawings.merge(own.mapValues(Source.drawn)) { first, _ in first }
        }
        return drawings
    }()

    /// The drawings of the most common symbols, which documents list.
    static let sources: [String: Source] = {
        var sources = modified
        sources.merge(cupertino.mapValues(Source.cupertino)) { first, _ in first }
        sources.merge(material.mapValues(Source.material)) { first, _ in first }
        return sources
    }()

    /// The symbols that are more than one glyph of a font; they precede those of the fonts.
    private static let modified: [String: Source] = [
        "bell.badge": .badged(0xF3E1),
        "bell.badge.fill": .badged(0xF3E2),
        "applewatch": .drawn { AppleWatch.outline() },
        "dice": .drawn { Dice.outline(isFilled: false) },
        "dice.fill": .drawn { Dice.outline(isFilled: true) },
        "digitalcrown.horizontal.press": .drawn { DigitalCrown.outline(isFilled: false) },
        "digitalcrown.horizontal.press.fill": .drawn { DigitalCrown.outline(isFilled: true) },
        "questionmark.square.dashed": .drawn { Placeholder.outline() },
        "faceid": .drawn { FaceID.outline() },
        // The font's glyph `forward` is a chevron, a name from its first version.
        "forward": .mirrored(0xF577),
    ]
}
