import Glibc

extension FontLibrary.Configuration {
    /// The fonts where the environment or an installation has them.
    ///
    /// The folders are those of the variables `BEZEL_FONTS` and `BEZEL_SYMBOL_FONTS`. Without the first it is Debian's.
    /// Without the second it is `.deps/fonts` in the current folder, or in that of this package, where `make deps`
    /// puts the symbol fonts.
    package static var installed: FontLibrary.Configuration {
        let fontFolder = value(of: "BEZEL_FONTS") ?? defaultFontFolder
        return FontLibrary.Configuration(fontFolder: fontFolder, symbolFolder: symbolFolder)
    }

    /// The symbol fonts have their names in a folder.
    package init(fontFolder: String = defaultFontFolder, symbolFolder: String) {
        self.init(
            fontFolder: fontFolder,
            symbolFont: symbolFolder + "/" + Self.symbolFontName,
            secondSymbolFont: symbolFolder + "/MaterialIcons-Regular.otf"
        )
    }

    /// The folder that Debian installs fonts in.
    package static let defaultFontFolder = "/usr/share/fonts"
    private static let symbolFontName = "CupertinoIcons.ttf"

    private static var symbolFolder: String {
        if let folder = value(of: "BEZEL_SYMBOL_FONTS") { return folder }
        let folder = ".deps/fonts"
        let candidates = [folder, packageFolder + "/" + folder]
        return candidates.first { access($0 + "/" + symbolFontName, R_OK) == 0 } ?? folder
    }

    /// The folder of this package when it was built.
    private static var packageFolder: String {
        let path = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        return path.dropLast(3).joined(separator: "/")
    }

    private static func value(of name: String) -> String? {
        guard let value = getenv(name) else { return nil }
        let text = String(cString: value)
        return text.isEmpty ? nil : text
    }
}
