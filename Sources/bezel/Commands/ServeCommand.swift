import ButtonAPI
import Caching
import Glibc
import Metrics
import MicroHTTPServer
import ParserProcess
import StyleExecution
import StyleStore
import StyleSyntax
import TextShaping
import WorkerProcesses

/// Serves pictures until a signal stops it.
struct ServeCommand {
    private let configuration: Configuration

    init(_ configuration: Configuration) {
        self.configuration = configuration
    }

    func run() throws(ProgramError) {
        ProcessMemory.configure()
        Self.ignoreSignals()
        let budget = configuration.makeBudget()
        let fonts = try configuration.openFonts(budget: budget)
        for file in fonts.missingFiles {
            Output.error(
                "bezel: \(file) is missing; its characters are drawn in other fonts, its symbols are rejected"
            )
        }
        let files = try readPublicFolder()
        let socket: ListenSocket
        do throws(ServerError) {
            socket = try ListenSocket(configuration.listen)
        } catch {
            throw .failure("\(error)")
        }
        let store = try openStore()
        let reads = store.map { ReadNotes(store: $0) }
        let parsers = configuration.drawsSources ? Parsers.installed() : nil
        let parsed = configuration.servedFolder == nil ? nil : parsers.map(ParsedFiles.init)
        let workers = parsers.map { makeWorkers(parsers: $0, parsed: parsed) }
        let watcher = try openStyles(parsers: parsers, workers: workers, parsed: parsed)
        let service = configuration.makeService(
            fonts: fonts,
            files: files,
            folder: watcher?.watched,
            publicURL: configuration.publicURL ?? socket.address.url(path: "").flatMap(PublicURL.init),
            sources: makeSourceSettings(store: store, reads: reads, parsers: parsers),
            workers: workers,
            budget: budget
        )
        let log = try openLog()
        defer { log?.close() }

        let server: Server
        do throws(ServerError) {
            var settings = Server.Configuration(stopsOnSignals: true)
            settings.threadCount = configuration.threads
            settings.styleThreads = configuration.workers
            // The owner of a folder is its only client.
            if configuration.servedFolder != nil { settings.styleThreadsOfAddress = configuration.workers }
            settings.trustedProxies = configuration.trustedProxies
            settings.reservedTargets = ButtonService.healthTargets
            settings.waitingBodyLimit = configuration.waitingBodyLimit(of: budget)
            let policy = configuration.privacyPolicy(listeningAt: socket.address)
            settings.readsHost = policy != nil
            let observer = log.map { log in { @Sendable (record: ExchangeRecord) in log.record(record) } }
            if let policy {
                let responder = PrivateService(service, policy: policy)
                server = try Server(settings, responder: responder, observer: observer)
            } else {
                server = try Server(settings, responder: service, observer: observer)
            }
        } catch {
            throw .failure("\(error)")
        }
        let metrics = try openMetrics(
            of: server,
            budget: budget,
            log: log,
            store: store,
            workers: workers
        )
        let noting = try reads?.start { service.forgetRequests() }
        defer {
            reads?.stop()
            noting?.join()
        }
        let watching = try watcher?.start()
        defer {
            watcher?.stop()
            watching?.join()
        }
        server.listen(on: socket)
        // It responds while the server finishes the requests in flight.
        defer { metrics?.stop() }
        var greeting =
            "Bezel \(Bezel.version) listens on \(socket.address.url(path: "/") ?? "\(socket.address)")\n"
        if let address = metrics?.address {
            greeting += "Metrics: \(address.url(path: MetricsService.path) ?? "\(address)")\n"
        }
        // Pictures are served even if standard output is closed.
        Output.write(Array(greeting.utf8), to: STDOUT_FILENO)
        server.run()
    }

    /// Serves the metrics of a server, if the configuration has an address for them.
    private func openMetrics(
        of server: Server,
        budget: MemoryBudget,
        log: AccessLog?,
        store: GuardedStore?,
        workers: StyleWorkerProcesses?
    ) throws(ProgramError) -> MetricsListener? {
        guard let address = configuration.metricsListen else { return nil }
        let metrics = server.metrics
        return try MetricsListener(at: address) {
            metrics.families + budget.families + (log?.families ?? [])
                + (store?.families ?? []) + (workers?.counts.families ?? []) + Bezel.families
                + ProcessMetrics.families
        }
    }

    /// Opens the store of sources, and says where none can be opened.
    private func openStore() throws(ProgramError) -> GuardedStore? {
        guard configuration.drawsSources else { return nil }
        let opening = try StoreOpening(
            configuration.store,
            path: configuration.standardStorePath,
            limits: StoreLimits(unreadDays: configuration.unreadDays)
        ) {
            Output.error("bezel: \($0)")
        }
        if let notice = opening.notice { Output.error("bezel: \(notice)") }
        return opening.store
    }

    /// The processes that check and draw sources.
    ///
    /// The results of the parser are kept for the sources of a served folder only, which are its owner's: no stranger can
    /// fill the memory.
    private func makeWorkers(parsers: Parsers, parsed: ParsedFiles?) -> StyleWorkerProcesses {
        StyleWorkerProcesses(
            configuration,
            count: configuration.workers,
            niceness: Self.nicenessOfWorkers,
            limits: configuration.servedFolder?.isProject == true ? .ofProject : WorkerLimits()
        ) { source in
            if source.isOfProject, let parsed { return parsed.programs(of: source) }
            return try? source.files.indices.map { try parsers.parse(source.text(ofFile: $0)) }
        }
    }

    /// The “nice” value of the workers, so that a response that needs none hardly waits for them.
    ///
    /// The greatest value, which the threads that draw have, leaves a process next to nothing of a busy machine, and jobs of
    /// workers have deadlines.
    private static let nicenessOfWorkers = 10

    /// The settings of sources; `nil` if none are drawn.
    private func makeSourceSettings(
        store: GuardedStore?,
        reads: ReadNotes?,
        parsers: Parsers?
    ) -> SourceSettings? {
        guard let parsers else { return nil }
        var rate = WritingRate()
        rate.bytesPerDay = configuration.storedBytesPerDay
        return SourceSettings(
            store: store,
            token: configuration.customToken,
            origins: configuration.writingOrigins,
            rate: rate,
            noteRead: { reads?.note($0) },
            isAppleName: AppleAPI.contains
        ) { source, charge throws(ParserProcessError) in
            try parsers.parse(source, charge: charge)
        }
    }

    /// Reads the folder that is served, if there is one, and prints the messages about its sources.
    private func openStyles(
        parsers: Parsers?,
        workers: StyleWorkerProcesses?,
        parsed: ParsedFiles?
    ) throws(ProgramError) -> StyleFolderWatcher? {
        guard let parsers, let workers, let parsed, let folder = configuration.servedFolder else {
            return nil
        }
        guard SourceFile.isFolder(folder.path) else {
            throw .failure("\(folder.path) is no folder; \(folder.option) names a folder of Swift")
        }
        let checker = SourceChecker(parsers: parsers, workers: workers, parsed: parsed)
        return try StyleFolderWatcher(
            folder.path,
            checker: checker,
            settings: configuration.folderSettings,
            repeatedName: folder.repeatedName
        ) {
            Output.error($0)
        }
    }

    /// Ignores the signals that other services take as requests, to read their settings or to open their log again.
    ///
    /// Bezel has no such requests, and by default these signals end a process.
    private static func ignoreSignals() {
        for number in [SIGHUP, SIGUSR1, SIGUSR2] { signal(number, SIG_IGN) }
    }

    /// The files of the preview page; prints what is missing.
    private func readPublicFolder() throws(ProgramError) -> [StaticFile] {
        let path = configuration.publicFolder
        let folder: PublicFolder
        do {
            folder = try PublicFolder(reading: path)
        } catch {
            throw .failure("\(path) \(error.problem); --public names the folder of the preview page")
        }
        for omission in folder.omissions.prefix(Self.reportedOmissions) {
            Output.error("bezel: not served from \(path): \(omission)")
        }
        let rest = folder.omissions.count - Self.reportedOmissions
        if rest > 0 { Output.error("bezel: not served from \(path): \(rest) more") }
        if folder.files.isEmpty {
            Output.error("bezel: there is no preview page in \(path); pictures are served without it")
        }
        return folder.files
    }

    /// The number of files of the public folder that are named if they are not served.
    private static let reportedOmissions = 8

    private func openLog() throws(ProgramError) -> AccessLog? {
        guard let format = configuration.logFormat else { return nil }
        do {
            return try AccessLog(format: format)
        } catch {
            throw .failure("cannot start the thread of the log: \(error)")
        }
    }
}

extension ListenAddress {
    /// The URL of a path for a client on the same machine; `nil` for a Unix socket, which has none.
    fileprivate func url(path: String) -> String? {
        switch self {
        case .internet("0.0.0.0", let port), .internet("::", let port): "http://localhost:\(port)\(path)"
        case .internet: "http://\(self)\(path)"
        case .unix: nil
        }
    }
}
