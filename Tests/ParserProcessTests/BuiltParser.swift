import Glibc
import ParserProcess
import StyleSyntax
import Testing

/// The parser that was built with the tests.
enum BuiltParser {
    /// The path of `bezel-parse`, beside the bundle of the tests.
    static let path: String = {
        let arguments = CommandLine.arguments
        // The path of the bundle is an argument if another program has loaded it.
        let bundle = arguments.firstIndex(of: "--test-bundle-path").map { arguments[$0 + 1] } ?? arguments[0]
        let folder = bundle.lastIndex(of: "/").map { bundle[...$0] } ?? "./"
        return folder + ParserProgram.name
    }()

    /// Another name of the program, by which a test finds its processes.
    static func path(named name: String) -> String {
        let other = path.prefix(path.count - ParserProgram.name.count) + name
        unlink(String(other))
        symlink(path, String(other))
        return String(other)
    }

    static func parsers(_ change: (inout ParserProcessLimits) -> Void = { _ in }) -> Parsers {
        var limits = ParserProcessLimits()
        change(&limits)
        return Parsers(path: path, limits: limits)
    }
}

/// The result of a parser, as data.
func outcome(_ parsers: Parsers, _ source: SourceText) -> Result<ParsedSource, ParserProcessError> {
    Result { () throws(ParserProcessError) in try parsers.parse(source, conditions: nil) }
}

/// The message with which a source is refused; nil if it is parsed, or if the parser fails.
func refusal(_ parsers: Parsers, _ text: String) -> String? {
    guard case .failure(.refused(let diagnostic)) = outcome(parsers, SourceText(text)) else { return nil }
    return diagnostic.message
}
