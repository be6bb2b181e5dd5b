import CustomStyles
import Graphics
import ParserProcess
import StyleStore
import StyleSyntax

/// Checks sources: parses each in a process of its own, and measures its styles.
final class SourceChecker: Sendable {
    private let parsers: Parsers
    private let shaper: any TextShaper

    /// A checker with a parser at a path, by default beside the program.
    init(shaper: any TextShaper, parser path: String? = nil) {
        self.shaper = shaper
        parsers = Parsers.installed(at: path)
    }

    /// The source with its messages; throws if there is no parser.
    func source(_ bytes: [UInt8]) throws(ProgramError) -> CustomSource {
        let text = SourceText(bytes)
        let hash = SourceHash(of: bytes).description
        do throws(ParserProcessError) {
            let parsed = try parsers.parseStyles(text)
            return CustomSource(parsed, hash: hash, shaper: shaper)
        } catch {
            switch error {
            case .refused(let diagnostic):
                return CustomSource(refused: diagnostic, text: text, hash: hash, shaper: shaper)
            case .unavailable(let reason): throw .failure(reason.description)
            }
        }
    }

    /// Whether a source can declare a style: any that does names one of these types.
    static func canDeclareStyle(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.contains("ButtonStyle") || text.contains("UIButton")
    }
}

extension ParserProcessError.Unavailability {
    /// The words for the reason why no source is parsed.
    fileprivate var description: String {
        switch self {
        case .notStarted(let path): "cannot start the parser of sources, \(path)"
        case .notConfined: "this system cannot confine the parser of sources, so it is not used"
        case .failed(let ending): "the parser of sources has failed: \(ending)"
        }
    }
}
