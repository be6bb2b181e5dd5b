import ButtonAPI
import Caching
import CustomStyles
import Glibc
import ParserProcess
import StyleExecution

/// Serves the tools for a folder over standard input and output, by the Model Context Protocol, until the input ends.
///
/// One message is answered after the other, so that as many wait as the pipe of the client holds. Standard output has
/// messages only, one on each line; whatever else is said is on standard error.
struct MCPCommand {
    private let folder: String

    init(_ arguments: inout Arguments) throws(ProgramError) {
        folder = try arguments.takeValue("--project") ?? "."
    }

    func run(_ configuration: Configuration) throws(ProgramError) {
        guard SourceFile.isFolder(folder) else {
            throw .failure("\(folder) is no folder; --project names a folder of Swift")
        }
        StopSignals.end(reading: [SIGTERM, SIGINT, SIGHUP])
        signal(SIGPIPE, SIG_IGN)
        let budget = MemoryBudget(limit: Self.cacheSize)
        let parsers = Parsers.installed()
        let checker = SourceChecker(configuration, drawsPixels: true, parsers: parsers)
        let snapshots = SnapshotFolder()
        defer { snapshots.remove() }
        let service = configuration.makeService(
            fonts: try configuration.openFonts(budget: budget),
            files: [],
            folder: WatchedStyles(),
            publicURL: nil,
            sources: SourceSettings(isAppleName: AppleAPI.contains) {
                source,
                charge throws(ParserProcessError) in try parsers.parse(source, charge: charge)
            },
            workers: checker.workers,
            project: FolderProject(
                folder,
                checker: checker,
                settings: configuration.folderSettings,
                snapshots: snapshots
            ),
            budget: budget,
            isOfCommand: true
        )
        let worker = service.makeWorker(oneOf: 1)
        var lines = LineReader(limit: ButtonService.longestMessage)
        while let line = lines.next() {
            let response: [UInt8]?
            switch line {
            case .complete(let message):
                response = message.isEmpty ? nil : service.respond(toMessage: message, with: worker)
            case .tooLong:
                response = ButtonService.responseToLongMessage(limit: ButtonService.longestMessage)
            }
            if let response { try Output.standard(response + [UInt8(ascii: "\n")]) }
        }
    }

    /// The bytes of all caches: pictures to compare with take a part of them.
    private static let cacheSize = 64 << 20
}
