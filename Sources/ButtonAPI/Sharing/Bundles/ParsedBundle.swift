import CustomStyles
import StyleSyntax

/// The files that a client has sent together, with what a parser says about the programs of those with roots.
struct ParsedBundle: Sendable {
    /// A file with roots.
    struct File: Sendable {
        let path: String
        let program: Program
    }

    enum Program: Sendable {
        case parsed(ParsedText)
        /// The parser refuses the file.
        case refused(CustomSource)
    }

    let hash: String
    let canonical: [UInt8]
    let files: [File]
    let notes: [String]
}

/// A source, or files that belong together, after a parser has read them.
enum ParsedProgram: Sendable {
    case source(ParsedText)
    case bundle(ParsedBundle)

    var hash: String {
        switch self {
        case .source(let source): source.hash
        case .bundle(let bundle): bundle.hash
        }
    }

    /// The bytes that are checked.
    var length: Int {
        switch self {
        case .source(let source): source.text.length
        case .bundle(let bundle): bundle.canonical.count
        }
    }
}

/// A source, or files that belong together, after a worker has checked them.
enum CheckedProgram: CheckedValue {
    case source(CustomSource)
    case bundle(CheckedBundle)

    var cost: Int {
        switch self {
        case .source(let source): source.cost
        case .bundle(let bundle): bundle.cost
        }
    }

    var isValid: Bool {
        switch self {
        case .source(let source): source.isValid
        case .bundle(let bundle): bundle.isValid
        }
    }

    /// The errors for which nothing can be drawn.
    var problem: SourceProblem {
        switch self {
        case .source(let source):
            SourceProblem(name: CustomSource.nameless, diagnostics: source.diagnostics)
        case .bundle(let bundle): bundle.problem
        }
    }
}
