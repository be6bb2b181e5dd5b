package import Graphics

/// The fonts of a machine, and everything that is drawn with them.
package final class FontLibrary: Sendable {
    /// Where the fonts are.
    package struct Configuration: Sendable {
        /// The folder that Debian installs fonts in.
        package var fontFolder: String
        /// Framework7 Icons, as CupertinoIcons.ttf.
        package var symbolFont: String
        /// Material Icons, for the symbols that the first has not.
        package var secondSymbolFont: String

        package init(
            fontFolder: String = "/usr/share/fonts",
            symbolFont: String,
            secondSymbolFont: String
        ) {
            self.fontFolder = fontFolder
            self.symbolFont = symbolFont
            self.secondSymbolFont = secondSymbolFont
        }
    }

    /// The files that are not installed; what they would have drawn falls back to other fonts.
    package let missing: [String]
    /// The names of all symbols that can be drawn, in alphabetical order.
    package let symbolNames: [String]

    private let cascade: FontCascade
    /// Inter at its regular weight, which is always there.
    private let regular: Font
    private let glyphs = GlyphLibrary()
    private let symbols: SymbolLibrary
    private let latin = Cache<FontDescriptor, LatinTextLayout?>(limit: 256)
    /// Those that are not plain Latin.
    private let texts = Cache<TextKey, ShapedText>(limit: 2048)

    package init(_ configuration: Configuration) throws(FontError) {
        cascade = FontCascade(root: configuration.fontFolder)
        guard let regular = cascade.system.font(weight: 400) else {
            throw .missingSystemFont(path: "\(configuration.fontFolder)/\(FontManifest.system)")
        }
        self.regular = regular
        symbols = SymbolLibrary(
            cupertino: FontFile(path: configuration.symbolFont),
            material: FontFile(path: configuration.secondSymbolFont)
        )
        symbolNames = symbols.names
        missing = cascade.missingFiles + symbols.missingFiles
    }
}

extension FontLibrary: TextShaper {
    package func shape(
        _ text: String,
        font: FontDescriptor,
        direction: TextDirection,
        maximumWidth: CGFloat
    ) -> ShapedText {
        if direction == .leftToRight, let line = latinLayout(for: font)?.line(of: text),
            line.width <= maximumWidth
        {
            return ShapedText(lines: [line])
        }
        let key = TextKey(text: text, font: font, direction: direction, maximumWidth: maximumWidth)
        return texts.value(for: key) {
            let layout = TextLayout(
                itemizer: TextItemizer(
                    cascade: cascade,
                    systemFont: systemFont(for: font),
                    weight: font.weight
                ),
                shaper: LineShaper(glyphs: glyphs, font: font)
            )
            return layout.shape(text, direction: direction, maximumWidth: maximumWidth)
        }
    }

    package func lineMetrics(for font: FontDescriptor) -> LineMetrics {
        SystemFont.lineMetrics(size: font.size)
    }

    package func symbol(named name: String, font: FontDescriptor) -> ShapedSymbol? {
        symbols.symbol(named: name, font: font)
    }

    private func latinLayout(for descriptor: FontDescriptor) -> LatinTextLayout? {
        latin.value(for: descriptor) {
            LatinTextLayout(systemFont(for: descriptor), descriptor, glyphs: glyphs)
        }
    }

    private func systemFont(for descriptor: FontDescriptor) -> Font {
        let italic = descriptor.isItalic ? cascade.systemItalic.font(weight: descriptor.weight) : nil
        return italic ?? cascade.system.font(weight: descriptor.weight) ?? regular
    }
}
