import ButtonAPI
import TextShaping

extension Configuration {
    /// The fonts, which everything that draws needs.
    func openFonts() throws(ProgramError) -> FontLibrary {
        do {
            return try FontLibrary(
                FontLibrary.Configuration(
                    fontFolder: fontFolder,
                    symbolFont: symbolFontFolder + "/CupertinoIcons.ttf",
                    secondSymbolFont: symbolFontFolder + "/MaterialIcons-Regular.otf"
                )
            )
        } catch {
            switch error {
            case .missingSystemFont(let path):
                throw .failure("the font Inter is not at \(path); make deps installs it")
            }
        }
    }

    /// The service that answers, with the files of the page.
    func makeService(fonts: FontLibrary, files: [StaticFile]) -> ButtonService {
        ButtonService(
            ButtonService.Configuration(
                shaper: fonts,
                symbols: SymbolNames(fonts.symbolNames),
                files: files,
                version: Bezel.version,
                cacheLimit: cacheSize << 20
            )
        )
    }
}
