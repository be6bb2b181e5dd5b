import ButtonAPI
import Caching
import CustomStyles
import MicroHTTPServer
import TextShaping

extension Configuration {
    /// The budget of all caches of the process: what `--cache` sets, less what is not counted.
    ///
    /// The allocator rounds sizes up by as much as an eighth. One file of pixels at a time is drawn, and the bodies of
    /// requests have a limit. A thread needs memory beside its caches, for the job under way and for what its part of the
    /// allocator retains. That of the first two is in the constant part of the memory of the process; further ones take
    /// theirs from the caches, which retain at least three sixteenths.
    func makeBudget() -> MemoryBudget {
        let size = cacheSize << 20
        let raster = Self.rasters == nil ? 0 : Self.memoryOfRaster
        let rest = max(
            size / 16 * 3,
            size - raster - Server.memoryOfBodies - max(0, threads - 2) * Self.memoryOfThread
        )
        return MemoryBudget(limit: rest / 8 * 7)
    }

    /// In bytes: 4 megapixels or several frames of an animation, the layers that they are drawn from, and the pages of
    /// the libraries that draw them (16 MiB).
    private static let memoryOfRaster = 48 << 20
    /// In bytes, for a thread that serves and one that draws.
    private static let memoryOfThread = 4 << 20

    /// The bytes of responses that wait for their clients to read them: a share of the budget, but enough for a few
    /// of the largest.
    func waitingBodyLimit(of budget: MemoryBudget) -> Int {
        let few = cacheSize < 32 ? 4 << 20 : 8 << 20
        return max(few, Int(Double(budget.limit) * CacheShare.waitingBodies))
    }

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

    private var symbolFonts: [String] {
        ["CupertinoIcons.ttf", "MaterialIcons-Regular.otf"].map { symbolFontFolder + "/" + $0 }
    }

    /// The build and the names of its missing fonts, which are equal for copies in other folders.
    private static func revision(_ fonts: FontLibrary) -> String {
        let missing = fonts.missingFiles.map { $0.split(separator: "/").last ?? "" }
        return (BuildIdentifier.ofProgram?.description ?? "") + " " + missing.joined(separator: " ")
    }

    /// The sites that may read the responses of a service with a project; `nil` for all of them without one.
    func privacyPolicy(listeningAt address: ListenAddress) -> PrivacyPolicy? {
        guard servedFolder?.isProject == true, drawsSources else { return nil }
        var host: String?
        if case .internet(let name, _) = address { host = name }
        return PrivacyPolicy(listeningAt: host, publicURL: publicURL, allowing: otherOrigins)
    }

    /// The service, with the files of the preview page, and with the start of its absolute addresses if it has any.
    func makeService(
        fonts: FontLibrary,
        files: [StaticFile],
        folder: WatchedStyles? = nil,
        publicURL: PublicURL?,
        sources: SourceSettings? = nil,
        workers: (any StyleWorkers)? = nil,
        project: (any ToolProject)? = nil,
        budget: MemoryBudget,
        isOfCommand: Bool = false
    ) -> ButtonService {
        ButtonService(
            ButtonService.Configuration(
                folder: folder,
                sources: sources,
                workers: workers,
                shaper: fonts,
                symbols: SymbolNames(
                    fonts.symbolNames,
                    drawn: fonts.drawnSymbolNames,
                    isIncomplete: symbolFonts.contains(where: fonts.missingFiles.contains)
                ),
                rasters: Self.rasters,
                imageReader: Self.imageReader,
                project: project,
                files: files,
                version: Bezel.version,
                revision: Self.revision(fonts),
                publicURL: publicURL,
                allowedOrigins: allowedOrigins,
                budget: budget,
                isOfCommand: isOfCommand,
                clock: MonotonicClock.nanoseconds
            )
        )
    }
}
