import ButtonAPI
import Caching
import Glibc
import TextShaping

extension Configuration {
    /// The fonts, which everything that draws needs.
    func openFonts() throws(ProgramError) -> FontLibrary {
        do {
            return try FontLibrary(
                FontLibrary.Configuration(
                    fontFolder: fontFolder,
                    symbolFont: symbolFonts[0],
                    secondSymbolFont: symbolFonts[1]
                )
            )
        } catch {
            switch error {
            case .missingSystemFont(let path):
                throw .failure("the font Inter is not at \(path); make deps installs it")
            }
        }
    }

    /// The size and the time of the program's file, which another build hardly has both alike.
    private static var buildRevision: String {
        var status = stat()
        guard stat("/proc/self/exe", &status) == 0 else { return "" }
        return "\(status.st_size) \(status.st_mtim.tv_sec)"
    }

    private var symbolFonts: [String] {
        ["CupertinoIcons.ttf", "MaterialIcons-Regular.otf"].map { symbolFontFolder + "/" + $0 }
    }

    /// The service, with the files of the page.
    func makeService(fonts: FontLibrary, files: [StaticFile]) -> ButtonService {
        ButtonService(
            ButtonService.Configuration(
                shaper: fonts,
                symbols: SymbolNames(
                    fonts.symbolNames,
                    isIncomplete: symbolFonts.contains(where: fonts.missing.contains)
                ),
                files: files,
                version: Bezel.version,
                revision: Self.buildRevision + " " + fonts.missing.joined(separator: " "),
                budget: MemoryBudget(limit: cacheSize << 20)
            )
        )
    }
}
