import ButtonAPI
import Caching
import Glibc
import TextShaping

extension Configuration {
    /// The budget of all caches of the process.
    func makeBudget() -> MemoryBudget { MemoryBudget(limit: cacheSize << 20) }

    /// Opens the fonts, whose caches take their share of a budget.
    func openFonts(budget: MemoryBudget) throws(ProgramError) -> FontLibrary {
        do {
            return try FontLibrary(
                FontLibrary.Configuration(
                    fontFolder: fontFolder,
                    symbolFont: symbolFonts[0],
                    secondSymbolFont: symbolFonts[1]
                ),
                budget: budget,
                share: CacheShare.texts
            )
        } catch {
            switch error {
            case .missingSystemFont(let path):
                throw .failure("the font Inter is missing at \(path); make deps installs it")
            }
        }
    }

    /// The size and the modification time of the program's file, which identify the build.
    private static var buildRevision: String {
        var status = stat()
        guard stat("/proc/self/exe", &status) == 0 else { return "" }
        return "\(status.st_size) \(status.st_mtim.tv_sec)"
    }

    private var symbolFonts: [String] {
        ["CupertinoIcons.ttf", "MaterialIcons-Regular.otf"].map { symbolFontFolder + "/" + $0 }
    }

    /// The service, with the files of the preview page.
    func makeService(fonts: FontLibrary, files: [StaticFile], budget: MemoryBudget) -> ButtonService {
        ButtonService(
            ButtonService.Configuration(
                shaper: fonts,
                symbols: SymbolNames(
                    fonts.symbolNames,
                    isIncomplete: symbolFonts.contains(where: fonts.missingFiles.contains)
                ),
                files: files,
                version: Bezel.version,
                revision: Self.buildRevision + " " + fonts.missingFiles.joined(separator: " "),
                budget: budget
            )
        )
    }
}
