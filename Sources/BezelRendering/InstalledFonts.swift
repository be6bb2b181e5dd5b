public import Graphics
import TextShaping

/// The fonts of the machine: Inter for Latin, Noto for other scripts, and the symbol fonts.
///
/// It may be shared by threads. It caches texts and glyphs, up to 16 MiB, so that a process needs only one.
public struct InstalledFonts: TextShaper {
    /// The error of a machine without Inter, the font that every other font falls back to.
    public struct MissingFontError: Error, Hashable {
        public let path: String
    }

    private let library: FontLibrary

    /// Opens the fonts.
    ///
    /// - Parameters:
    ///   - folder: The folder that Debian installs fonts in.
    ///   - symbolFolder: The folder of `CupertinoIcons.ttf` and `MaterialIcons-Regular.otf`, which may be missing if
    ///     no view has a symbol.
    /// - Throws: `MissingFontError` if Inter is missing.
    public init(
        folder: String = "/usr/share/fonts",
        symbolFolder: String
    ) throws(MissingFontError) {
        try self.init(FontLibrary.Configuration(fontFolder: folder, symbolFolder: symbolFolder))
    }

    private init(_ configuration: FontLibrary.Configuration) throws(MissingFontError) {
        do {
            library = try FontLibrary(configuration)
        } catch {
            switch error {
            case .missingSystemFont(let path): throw MissingFontError(path: path)
            }
        }
    }

    /// The fonts of this machine, which all pictures share.
    ///
    /// The variables `BEZEL_FONTS` and `BEZEL_SYMBOL_FONTS` name their folders. Without the first it is Debian's; without
    /// the second it is `.deps/fonts` in the current folder or in the checkout of this package.
    public static var installed: InstalledFonts {
        get throws(MissingFontError) { try found.get() }
    }

    private static let found = Result { () throws(MissingFontError) in
        try InstalledFonts(FontLibrary.Configuration.installed)
    }

    /// The font files that are not installed; other fonts draw their characters.
    public var missingFiles: [String] { library.missingFiles }

    /// The SF names of the most common symbols that can be drawn, in alphabetical order.
    public var symbolNames: [String] { library.symbolNames }

    /// The SF names of all symbols that can be drawn.
    public var drawnSymbolNames: Set<String> { library.drawnSymbolNames }

    public func shape(
        _ text: String,
        font: FontDescriptor,
        direction: TextDirection,
        maximumWidth: CGFloat
    ) -> ShapedText {
        library.shape(text, font: font, direction: direction, maximumWidth: maximumWidth)
    }

    public func lineMetrics(for font: FontDescriptor) -> LineMetrics { library.lineMetrics(for: font) }

    public func symbol(named name: String, font: FontDescriptor) -> ShapedSymbol? {
        library.symbol(named: name, font: font)
    }
}
