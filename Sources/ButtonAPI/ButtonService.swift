package import ButtonRendering
package import Caching
import Compression
package import CustomStyles
package import Graphics
package import HTTP

/// Plans and draws the responses to requests for buttons.
///
/// Everything in it can be shared by threads; the state of a thread that draws is in its `ButtonWorker`.
package final class ButtonService: Responder, ServicePart {
    /// The parts of a service.
    package struct Configuration {
        package var catalog: Catalog
        package var shaper: any TextShaper
        package var symbols: SymbolNames
        /// The styles of a folder; `nil` for none.
        package var folder: WatchedStyles?
        /// The parser and the store of users' own sources; `nil` if none are drawn.
        package var sources: SourceSettings?
        /// Checks and draws the styles of users' own; `nil` if there are none, or none that is drawn elsewhere.
        package var workers: (any StyleWorkers)?
        /// Draws files of pixels; `nil` in a build without the libraries for them.
        package var rasters: (any RasterEncoder)?
        /// Reads such files, to make them smaller and to compare them; `nil` likewise.
        package var imageReader: (any ImageReader)?
        /// The files that tools draw by their paths; `nil` for those of the folder, if there is one.
        package var project: (any ToolProject)?
        package var files: [StaticFile]
        package var version: String
        /// Everything, beside the query and the version, that affects the bytes of a picture: the build and its
        /// fonts.
        package var revision: String
        /// The start of absolute addresses; `nil` if the service has none.
        package var publicURL: PublicURL?
        /// The origins whose scripts may call tools, as `https://example.com`.
        package var allowedOrigins: Set<String>
        /// The bytes that all caches of the service and its workers may hold, less what others take of it.
        package var budget: MemoryBudget
        /// Whether a command asks for its own user, whom nobody waits beside.
        package var isOfCommand: Bool
        /// A monotonic clock in nanoseconds, which measures the phases of jobs; without one, they take no time.
        package var clock: (@Sendable () -> Int)?

        package init(
            catalog: Catalog = .standard,
            folder: WatchedStyles? = nil,
            sources: SourceSettings? = nil,
            workers: (any StyleWorkers)? = nil,
            shaper: any TextShaper,
            symbols: SymbolNames,
            rasters: (any RasterEncoder)? = nil,
            imageReader: (any ImageReader)? = nil,
            project: (any ToolProject)? = nil,
            files: [StaticFile] = [],
            version: String,
            revision: String = "",
            publicURL: PublicURL? = nil,
            allowedOrigins: Set<String> = [],
            budget: MemoryBudget,
            isOfCommand: Bool = false,
            clock: (@Sendable () -> Int)? = nil
        ) {
            self.isOfCommand = isOfCommand
            self.catalog = catalog
            self.folder = folder
            self.sources = sources
            self.workers = workers
            self.shaper = shaper
            self.symbols = symbols
            self.rasters = rasters
            self.imageReader = imageReader
            self.project = project
            self.files = files
            self.version = version
            self.revision = revision
            self.publicURL = publicURL
            self.allowedOrigins = allowedOrigins
            self.budget = budget
            self.clock = clock
        }
    }

    var service: ButtonService { self }

    let shaper: any TextShaper
    let rasters: (any RasterEncoder)?
    let imageReader: (any ImageReader)?
    let project: (any ToolProject)?
    /// The pictures that tools have drawn last.
    let revisions: PictureRevisions
    let version: String
    /// The beginning of all entity tags of the build.
    let build: EntityTag.Hash
    let workers: (any StyleWorkers)?
    /// `nil` if the service draws no sources of users' own.
    let sources: SourceService?
    let reader: QueryReader
    let router: Router
    /// The preview page; `nil` if the service has none.
    let page: PageTemplate?
    let publicURL: PublicURL?
    /// In lower case.
    let allowedOrigins: Set<String>
    let budget: MemoryBudget
    let responses: ResponseCache
    let rawRequests: RawRequestCache
    let templates: QueryTemplateCache
    let documents: DocumentCache
    let outsets: OutsetCache
    let lengths: LengthCache
    let buttonSizes: ButtonSizes
    /// The limit of the time that one response takes.
    let timeLimit: ResponseLimit
    private let gzip = Gzip()
    private let clock: (@Sendable () -> Int)?

    package init(_ configuration: Configuration) {
        shaper = configuration.shaper
        rasters = configuration.rasters
        imageReader = configuration.imageReader
        project = configuration.project ?? configuration.folder.map(WatchedProject.init)
        revisions = PictureRevisions(share: CacheShare.revisions, of: configuration.budget)
        version = configuration.version
        clock = configuration.clock
        timeLimit = configuration.isOfCommand ? .timeOfCommand : .time
        var build = EntityTag.Hash()
        build.combine(configuration.version + " " + configuration.revision + " ")
        self.build = build
        workers = configuration.workers
        sources = configuration.sources.map {
            SourceService(
                $0,
                workers: configuration.workers,
                budget: configuration.budget,
                clock: configuration.clock
            )
        }
        let styles = StyleLookup(
            catalog: configuration.catalog,
            folder: configuration.folder,
            sources: sources
        )
        reader = QueryReader(styles, symbols: configuration.symbols)
        publicURL = configuration.publicURL
        let (publicURL, hasCard) = (configuration.publicURL, configuration.rasters != nil)
        page = PageTemplate(configuration.files, publicURL: publicURL, hasCard: hasCard)
        // An address without a query has the default button.
        let links = ButtonLinks(page: [], reader: reader)
        let defaultPage = page.map { StaticFile(path: StaticFile.pagePath, content: $0.page(for: links)) }
        router = Router(
            styles,
            files: (defaultPage.map { [$0] } ?? []) + configuration.files
        )
        allowedOrigins = Set(configuration.allowedOrigins.map { $0.lowercased() })
        budget = configuration.budget
        responses = ResponseCache(share: CacheShare.responses, of: budget)
        rawRequests = RawRequestCache(share: CacheShare.rawRequests, of: budget)
        templates = QueryTemplateCache(share: CacheShare.templates, of: budget)
        documents = DocumentCache(share: CacheShare.documents, of: budget)
        outsets = OutsetCache(share: CacheShare.outsets, of: budget)
        lengths = LengthCache(share: CacheShare.lengths, of: budget)
        buttonSizes = ButtonSizes(shaper: shaper, share: CacheShare.buttonSizes, of: budget)
    }

    /// The extensions of the files that pictures and documents of a button have.
    package static let fileExtensions = Set(
        Output.allKinds.compactMap { $0.pathExtension.split(separator: ".").last.map(String.init) }
    )

    /// Whether a text is the end of an address of an output: `.json`, `/frames/3.svg`, or `/states` for any format.
    package static func hasOutput(_ pathExtension: String) -> Bool {
        [pathExtension, pathExtension + ".svg"].contains { Output(pathExtension: $0[...]) != nil }
    }

    /// The targets of the probes of the service's health.
    package static let healthTargets = ["/livez", "/readyz", "/healthz"]

    package func makeWorker(oneOf count: Int) -> ButtonWorker {
        ButtonWorker(
            shaper: shaper,
            outsets: outsets,
            gzip: gzip,
            rasters: rasters,
            budget: budget,
            oneOf: count,
            clock: clock
        )
    }

    package func bodyLimit(of target: [UInt8]) -> Int {
        let path = RequestTarget(target).encodedPath
        if path.elementsEqual(SharingRequest.path.utf8) { return BodyLimit.files }
        return path.elementsEqual(Router.mcpPath.utf8) ? BodyLimit.large : BodyLimit.standard
    }

    /// Forgets which requests were made before, but not their responses: so the sources that they name are read again,
    /// which is noted once a day.
    package func forgetRequests() {
        rawRequests.removeAll()
        templates.removeAll()
    }

    package var routes: [String] { Route.names }

    package func phases(of worker: ButtonWorker) -> PhaseDurations { worker.timer.durations }

    /// Plans and draws a response on one thread.
    package func respond(to request: Request, with worker: ButtonWorker) -> Response {
        cachedResponse(to: request) ?? response(of: plan(request), with: worker)
    }
}
