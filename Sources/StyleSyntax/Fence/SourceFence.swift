/// A check of the bytes of a source before a parser sees them, which keeps it within `SourceLimits`.
///
/// It reads tokens roughly: words, operators, strings and comments. Where its reading differs from the parser's, the
/// limits of the parser's process hold.
package struct SourceFence {
    let source: SourceText
    /// The bytes of the source, which a source of several files joins each time.
    let bytes: [UInt8]
    var offset = 0
    /// The brackets and strings that are open, the outermost first.
    var contexts: [Context] = []
    var openBrackets = 0
    var openSquareBrackets = 0
    /// The chain of the innermost brackets.
    var chain = Chain()

    private init(_ source: SourceText) {
        self.source = source
        bytes = source.bytes
    }

    /// Returns the first place at which a source is beyond a limit, or is not text; `limit` is that of its size in bytes.
    package static func check(_ source: SourceText, limit: Int = SourceLimits.bytes) -> Diagnostic? {
        do {
            var fence = SourceFence(source)
            try fence.checkLength(limit)
            try fence.checkEncoding()
            try fence.checkTokens()
            return nil
        } catch {
            return error
        }
    }

    // MARK: State

    /// A bracket or a string literal that is open at a place.
    enum Context {
        /// A bracket, with the chain that continues behind it.
        case bracket(UInt8, outer: Chain)
        case string(StringLiteral)
    }

    struct StringLiteral {
        /// The number of `#` before the quotes.
        let pounds: Int
        let isMultiline: Bool
    }

    /// The length of a chain so far, by what counts.
    struct Chain {
        var links = 0
        /// The number of `<` that no statement has ended.
        var angles = 0
        /// Whether a line has ended since the last token.
        var isLineEnded = false
        /// Whether the last token expects another: an operator or a comma.
        var isContinued = false

        mutating func reset() {
            self = Chain()
        }
    }

    func error(_ message: String, at offset: Int, remedy: String? = nil) -> Diagnostic {
        Diagnostic(.error, at: source.place(at: offset), in: source, message: message, remedy: remedy)
    }

    func peek(_ distance: Int = 0) -> UInt8? {
        let index = offset + distance
        return index < bytes.count ? bytes[index] : nil
    }

    // MARK: Tokens

    private mutating func checkTokens() throws(Diagnostic) {
        while offset < bytes.count {
            if case .string(let literal)? = contexts.last {
                try readString(literal)
            } else {
                try readToken()
            }
        }
    }

    private mutating func readToken() throws(Diagnostic) {
        guard let byte = peek() else { return }
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            chain.isLineEnded = true
            offset += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"):
            offset += 1
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
            try readLineComment()
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
            try readBlockComment()
        case UInt8(ascii: "\""):
            try beginString(pounds: 0)
        case UInt8(ascii: "#"):
            try readPounds()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            try open(byte)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            close(byte)
        case UInt8(ascii: ";"):
            try checkRun()
            chain.reset()
            offset += 1
        case UInt8(ascii: ","):
            try checkRun()
            chain.links = 0
            chain.isContinued = true
            chain.isLineEnded = false
            offset += 1
        case _ where isOperator(byte):
            try readOperator()
        case _ where isWord(byte):
            try readWord()
        default:
            // `@`, `\`, backticks and control characters.
            beginToken()
            try checkRun()
            try checkCharacter(isComment: false)
        }
    }

    /// Notes that a token begins that continues nothing: on a new line it begins a statement.
    mutating func beginToken() {
        if chain.isLineEnded, !chain.isContinued {
            chain.reset()
        }
        chain.isLineEnded = false
        chain.isContinued = false
    }

    private func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "+"),
            UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "^"),
            UInt8(ascii: "~"):
            true
        default:
            false
        }
    }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
            true
        default:
            false
        }
    }

    private mutating func readWord() throws(Diagnostic) {
        let start = offset
        while let byte = peek(), isWord(byte) {
            if byte < 0x80 {
                offset += 1
            } else {
                try checkCharacter(isComment: false)
            }
        }
        let word = String(decoding: bytes[start..<offset], as: UTF8.self)
        if word == "else" {
            chain.isLineEnded = false
            chain.isContinued = true
            try addLink(at: start)
        } else if Self.prefixWords.contains(word) {
            beginToken()
            chain.isContinued = true
            try addLink(at: start)
        } else {
            beginToken()
        }
    }

    /// The words that begin an expression or a type inside of another, without a bracket.
    private static let prefixWords: Set<String> = [
        "try", "await", "as", "is", "some", "any", "each", "repeat", "inout", "if", "switch", "return",
        "throw", "copy",
        "consume", "borrow", "unsafe", "borrowing", "consuming", "sending",
    ]

    /// Reads operators without space between them as one link.
    private mutating func readOperator() throws(Diagnostic) {
        let start = offset
        while let byte = peek(), isOperator(byte) {
            try checkRun()
            if byte == UInt8(ascii: "<") {
                chain.angles += 1
            }
            // A comment begins.
            if byte == UInt8(ascii: "/"), let next = peek(1),
                next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
            {
                break
            }
            offset += 1
        }
        chain.isLineEnded = false
        chain.isContinued = true
        try addLink(at: start)
    }

    private mutating func addLink(at start: Int) throws(Diagnostic) {
        chain.links += 1
        if chain.links > SourceLimits.chainLinks || chain.angles > SourceLimits.chainLinks {
            throw error(
                "expression has more than \(SourceLimits.chainLinks) links",
                at: start,
                remedy: "Split it into several statements"
            )
        }
    }

    /// Checks how often the character at this place is repeated.
    func checkRun() throws(Diagnostic) {
        guard let byte = peek(), offset == 0 || bytes[offset - 1] != byte else { return }
        var end = offset
        while end < bytes.count, bytes[end] == byte {
            end += 1
        }
        if end - offset > SourceLimits.repeatedPunctuation {
            let character = String(decoding: [byte], as: UTF8.self)
            throw error(
                "'\(character)' is repeated more than \(SourceLimits.repeatedPunctuation) times",
                at: offset
            )
        }
    }
}
