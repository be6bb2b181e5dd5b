package import Caching
package import Graphics

/// The fonts of a machine, and caches of the texts, glyphs and symbols drawn with them.
package final class FontLibrary: Sendable {
    /// The locations of the fonts.
    package struct Configuration: Sendable {
        /// The folder that Debian installs fonts in.
        package var fontFolder: String
        /// Framework7 Icons, as CupertinoIcons.ttf.
        package var symbolFont: String
        /// Material Icons, for the symbols that the first font lacks.
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

    /// The parts of the library's share that its caches take; they add up to 1.
    private enum CacheShare {
        static let glyphs = 0.35
        static let texts = 0.35
        static let latinLayouts = 0.25
        static let symbols = 0.05
    }

    /// The font files that are not installed; other fonts are used for their characters.
    package let missingFiles: [String]
    /// The names of the most common symbols that can be drawn, in alphabetical order.
    package let symbolNames: [String]
    /// The names of all symbols that can be drawn.
    package let drawnSymbolNames: Set<String>

    private let cascade: FontCascade
    /// Inter at its regular weight, which is always available.
    private let regular: Font
    private let glyphs: GlyphLibrary
    private let symbols: SymbolLibrary
    private let latinLayouts: SharedCache<FontDescriptor, LatinTextLayout?>
    /// The texts that are not one line of plain Latin.
    private let texts: SharedCache<TextKey, ShapedText>

    /// Opens the fonts.
    ///
    /// The library's caches may take a share, from 0 to 1, of the budget of the process. Without a budget they have
    /// 16 MiB of their own.
    package init(
        _ configuration: Configuration,
        budget: MemoryBudget = MemoryBudget(limit: 16 << 20),
        share: Double = 1
    ) throws(FontError) {
        cascade = FontCascade(root: configuration.fontFolder)
        guard let regular = cascade.system.font(weight: SystemFont.weightAxis(400, size: 17)) else {
            throw .missingSystemFont(path: "\(configuration.fontFolder)/\(FontManifest.system)")
        }
        self.regular = regular
        glyphs = GlyphLibrary(share: share * CacheShare.glyphs, of: budget)
        texts = SharedCache(share: share * CacheShare.texts, of: budget, named: "texts")
        latinLayouts = SharedCache(share: share * CacheShare.latinLayouts, of: budget, named: "latin_layouts")
        symbols = SymbolLibrary(
            cupertino: FontFile(path: configuration.symbolFont),
            material: FontFile(path: configuration.secondSymbolFont),
            characters: cascade.latin,
            share: share * CacheShare.symbols,
            of: budget
        )
        symbolNames = symbols.names
        drawnSymbolNames = symbols.missingFiles.isEmpty ? SymbolLibrary.allNames : Set(symbols.names)
        missingFiles = cascade.missingFiles + symbols.missingFiles
    }
}

extension FontLibrary {
    /// Opens the files of all fonts, for a process that can open none later; their pages stay in its memory then.
    package func openFiles() {
        MappedFonts.shared.keepPages()
        for typeface in cascade.typefaces { typeface.openFiles() }
    }
}

extension FontLibrary: TextShaper {
    package func shape(
        _ text: String,
        font: FontDescriptor,
        direction: TextDirection,
        maximumWidth: CGFloat
    ) -> ShapedText {
        if direction == .leftToRight, let line = latinLine(of: text, font: font), line.width <= maximumWidth {
            return ShapedText(lines: [line])
        }
        let key = TextKey(text: text, font: font, direction: direction, maximumWidth: maximumWidth)
        return texts.value(
            for: key,
            make: {
                let layout = TextLayout(
                    itemizer: TextItemizer(
                        cascade: cascade,
                        systemFont: systemFont(for: font),
                        weight: font.weight
                    ),
                    shaper: LineShaper(glyphs: glyphs, font: font)
                )
                return layout.shape(text, direction: direction, maximumWidth: maximumWidth)
            },
            cost: { text.heapSize + $0.heapSize }
        )
    }

    package func lineMetrics(for font: FontDescriptor) -> LineMetrics {
        font.opened?.lineMetrics(size: font.size) ?? SystemFont.lineMetrics(size: font.size)
    }

    package func symbol(named name: String, font: FontDescriptor) -> ShapedSymbol? {
        symbols.symbol(named: name, font: font)
    }

    /// A symbol by the words of its name, also if SF has none of that name: what can become one of `drawnSymbolNames`.
    package func composedSymbol(named name: String, font: FontDescriptor) -> ShapedSymbol? {
        symbols.composedSymbol(named: name, font: font)
    }

    /// A text on one line; `nil` if it is not plain Latin.
    private func latinLine(of text: String, font: FontDescriptor) -> ShapedLine? {
        guard let layout = latinLayout(for: font) else { return nil }
        let size = layout.heapSize
        let line = layout.line(of: text)
        // A layout keeps the letters that it draws, so its entry becomes larger with a new letter.
        if layout.heapSize != size { latinLayouts.insert(layout, for: font, cost: layout.heapSize) }
        return line
    }

    private func latinLayout(for font: FontDescriptor) -> LatinTextLayout? {
        latinLayouts.value(
            for: font,
            make: { LatinTextLayout(systemFont(for: font), descriptor: font, glyphs: glyphs) },
            cost: { $0?.heapSize ?? 0 }
        )
    }

    private func systemFont(for descriptor: FontDescriptor) -> Font {
        if let face = descriptor.opened { return face.font }
        let weight = SystemFont.weightAxis(descriptor.weight, size: descriptor.size)
        let italic = descriptor.isItalic ? cascade.systemItalic.font(weight: weight) : nil
        return italic ?? cascade.system.font(weight: weight) ?? regular
    }
}

extension FontDescriptor {
    /// The face of a project, if this library has opened it.
    fileprivate var opened: OpenedFace? { face?.face as? OpenedFace }
}
