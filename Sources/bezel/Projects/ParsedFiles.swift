import ParserProcess
import StyleStore
import StyleSyntax
import Synchronization

/// The results of the parser for the files of projects, by their content: many roots need the same file.
final class ParsedFiles: Sendable {
    private let parsers: Parsers
    private let results = Mutex<Results>(Results())

    /// A file as the parser's bytes, or the message with which it refuses it.
    typealias Result = Swift.Result<[UInt8], Diagnostic>

    private struct Results {
        var byHash: [String: Result] = [:]
        var bytes = 0
    }

    /// The results that are kept, in bytes.
    private static let byteLimit = 64 << 20

    init(parsers: Parsers) {
        self.parsers = parsers
    }

    /// The files of a source as the parser's bytes; `nil` if there is no parser, or if it refuses one of them.
    @Sendable func programs(of source: SourceText) -> [[UInt8]]? {
        try? source.files.map { try result(of: $0.lines.bytes).get() }
    }

    /// The result for a file; throws if there is no parser.
    func result(of bytes: [UInt8]) throws(ProgramError) -> Result {
        let hash = SourceHash(of: bytes).description
        if let known = results.withLock({ $0.byHash[hash] }) { return known }
        let result: Result
        do throws(ParserProcessError) {
            result = .success(try parsers.parse(SourceText(bytes), limit: SourceLimits.fileBytes))
        } catch {
            switch error {
            case .refused(let diagnostic): result = .failure(diagnostic)
            case .unavailable(let reason): throw .failure(reason.description)
            }
        }
        results.withLock { results in
            let size = (try? result.get().count) ?? 0
            if results.bytes + size > Self.byteLimit { results = Results() }
            if results.byHash.updateValue(result, forKey: hash) == nil { results.bytes += size }
        }
        return result
    }
}
