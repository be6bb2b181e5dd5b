import CustomStyles
import ParserProcess
import StyleStore
import StyleSyntax
import WorkerProcesses

/// Checks sources: parses each in a process of its own, and checks it in another.
final class SourceChecker: Sendable {
    private let parsers: Parsers
    /// The results of the parser for the files of projects.
    let parsed: ParsedFiles
    let workers: any StyleWorkers

    init(parsers: Parsers, workers: any StyleWorkers, parsed: ParsedFiles) {
        self.parsers = parsers
        self.parsed = parsed
        self.workers = workers
    }

    /// The checker of a command that ends, with one worker that draws, too; it starts sooner if it draws no pixels
    /// and reads no images of projects.
    ///
    /// Several checkers can share the results of the parser.
    convenience init(
        _ configuration: Configuration,
        drawsPixels: Bool = false,
        readsImages: Bool = true,
        parsers: Parsers = .installed(),
        parsed: ParsedFiles? = nil
    ) {
        let parsed = parsed ?? ParsedFiles(parsers: parsers)
        self.init(
            parsers: parsers,
            workers: StyleWorkerProcesses(
                configuration,
                count: 1,
                drawsPixels: drawsPixels,
                readsImages: readsImages,
                limits: .ofCommand,
                parse: parsed.programs
            ),
            parsed: parsed
        )
    }

    /// The source with its messages; throws if there is no parser, or no process to check it.
    func source(_ bytes: [UInt8]) throws(ProgramError) -> CustomSource {
        let text = SourceText(bytes)
        let hash = SourceHash(of: bytes).description
        let parsed: ParsedText
        do throws(ParserProcessError) {
            parsed = ParsedText(
                text,
                hash: hash,
                program: try parsers.parse(text, limit: SourceLimits.fileBytes)
            )
        } catch {
            switch error {
            case .refused(let diagnostic): return CustomSource(text, hash: hash, diagnostics: [diagnostic])
            case .unavailable(let reason): throw .failure(reason.description)
            }
        }
        return try check(parsed)
    }

    /// Has a source checked that was parsed.
    func check(_ source: ParsedText) throws(ProgramError) -> CustomSource {
        do throws(StyleWorkError) {
            return try workers.check(source, for: WorkClient())
        } catch {
            guard let message = error.messageOfCheck else {
                throw .failure("cannot start a process that checks sources")
            }
            let diagnostic = Diagnostic(.error, at: .start, in: source.text, message: message)
            return CustomSource(source.text, hash: source.hash, diagnostics: [diagnostic])
        }
    }
}

extension ParserProcessError.Unavailability {
    /// The words for the reason why no source is parsed.
    var description: String {
        switch self {
        case .notStarted(let path): "cannot start the parser of sources, \(path)"
        case .notConfined: "this system cannot confine the parser of sources, so it is not used"
        case .failed(let ending): "the parser of sources has failed: \(ending)"
        }
    }
}
