/// A check of the bytes of a source before a parser sees them, which keeps it within `SourceLimits`.
///
/// It reads tokens roughly: words, operators, strings and comments. Where its reading differs from the parser's, the
/// limits of the parser's process hold.
package struct SourceFence {
    private let source: SourceText
    private var offset = 0
    /// The brackets and strings that are open, the outermost first.
    private var contexts: [Context] = []
    private var openBrackets = 0
    private var openSquareBrackets = 0
    /// The chain of the innermost brackets.
    private var chain = Chain()

    private init(_ source: SourceText) {
        self.source = source
    }

    /// Returns the first place at which a source is beyond a limit, or is not text.
    package static func check(_ source: SourceText) -> Diagnostic? {
        do {
            var fence = SourceFence(source)
            try fence.checkLength()
            try fence.checkEncoding()
            try fence.checkTokens()
            return nil
        } catch {
            return error
        }
    }

    // MARK: State

    /// A bracket or a string literal that is open at a place.
    private enum Context {
        /// A bracket, with the chain that continues behind it.
        case bracket(UInt8, outer: Chain)
        case string(StringLiteral)
    }

    private struct StringLiteral {
        /// The number of `#` before the quotes.
        let pounds: Int
        let isMultiline: Bool
    }

    /// The length of a chain so far, by what counts.
    private struct Chain {
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

    private func error(_ message: String, at offset: Int, remedy: String? = nil) -> Diagnostic {
        Diagnostic(.error, at: source.place(at: offset), in: source, message: message, remedy: remedy)
    }

    private func peek(_ distance: Int = 0) -> UInt8? {
        let index = offset + distance
        return index < source.bytes.count ? source.bytes[index] : nil
    }

    // MARK: Text

    private func checkLength() throws(Diagnostic) {
        if source.bytes.count > SourceLimits.bytes {
            throw error(
                "source is longer than \(SourceLimits.bytes) bytes",
                at: SourceLimits.bytes,
                remedy: "Leave out what the style does not use"
            )
        }
    }

    private func checkEncoding() throws(Diagnostic) {
        var bytes = source.bytes.makeIterator()
        var decoder = UTF8()
        var position = 0
        while true {
            switch decoder.decode(&bytes) {
            case .scalarValue(let scalar): position += UTF8.width(scalar)
            case .emptyInput: return
            case .error: throw error("invalid UTF-8 found in source file", at: position)
            }
        }
    }

    /// Checks a character outside of strings, and moves behind it.
    private mutating func checkCharacter(isComment: Bool) throws(Diagnostic) {
        let start = offset
        guard let scalar = nextScalar() else { return }
        if InvisibleCharacters.isForbidden(scalar, isComment: isComment),
            !(start == 0 && scalar == "\u{FEFF}")
        {
            throw error(
                "invisible character U+\(hexadecimal(scalar)) found outside of a string literal",
                at: start,
                remedy: "Remove it, or write '\\u{\(hexadecimal(scalar))}' in a string literal"
            )
        }
    }

    private mutating func nextScalar() -> Unicode.Scalar? {
        var bytes = source.bytes[offset...].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
        offset += UTF8.width(scalar)
        return scalar
    }

    private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    // MARK: Tokens

    private mutating func checkTokens() throws(Diagnostic) {
        while offset < source.bytes.count {
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
    private mutating func beginToken() {
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
        let word = String(decoding: source.bytes[start..<offset], as: UTF8.self)
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
    private func checkRun() throws(Diagnostic) {
        guard let byte = peek(), offset == 0 || source.bytes[offset - 1] != byte else { return }
        var end = offset
        while end < source.bytes.count, source.bytes[end] == byte {
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

    // MARK: Brackets

    private mutating func open(_ byte: UInt8) throws(Diagnostic) {
        beginToken()
        openBrackets += 1
        if openBrackets > SourceLimits.nestedBrackets {
            throw error("brackets are nested more than \(SourceLimits.nestedBrackets) deep", at: offset)
        }
        if byte == UInt8(ascii: "[") {
            openSquareBrackets += 1
            if openSquareBrackets > SourceLimits.nestedSquareBrackets {
                throw error(
                    "square brackets are nested more than \(SourceLimits.nestedSquareBrackets) deep",
                    at: offset
                )
            }
        }
        contexts.append(.bracket(byte, outer: chain))
        chain.reset()
        offset += 1
    }

    /// Closes a bracket.
    ///
    /// One that does not match is ignored, but a brace closes what is open inside of its pair.
    private mutating func close(_ byte: UInt8) {
        offset += 1
        let opening = Self.opening(of: byte)
        guard let index = indexOfBracket(opening) else { return }
        if index < contexts.count - 1, opening != UInt8(ascii: "{") {
            return
        }
        while contexts.count > index {
            guard case .bracket(let bracket, let outer)? = contexts.popLast() else { continue }
            openBrackets -= 1
            if bracket == UInt8(ascii: "[") {
                openSquareBrackets -= 1
            }
            chain = outer
        }
        chain.isLineEnded = false
        chain.isContinued = false
    }

    /// Returns the innermost open bracket of a kind, within the innermost string.
    private func indexOfBracket(_ opening: UInt8) -> Int? {
        var index = contexts.count - 1
        while index >= 0 {
            switch contexts[index] {
            case .bracket(let bracket, _) where bracket == opening: return index
            case .bracket: index -= 1
            case .string: return nil
            }
        }
        return nil
    }

    private static func opening(of closing: UInt8) -> UInt8 {
        switch closing {
        case UInt8(ascii: ")"): UInt8(ascii: "(")
        case UInt8(ascii: "]"): UInt8(ascii: "[")
        default: UInt8(ascii: "{")
        }
    }

    // MARK: Strings and comments

    private mutating func readPounds() throws(Diagnostic) {
        try checkRun()
        var count = 0
        while peek(count) == UInt8(ascii: "#") {
            count += 1
        }
        if peek(count) == UInt8(ascii: "\"") {
            offset += count
            try beginString(pounds: count)
            return
        }
        offset += count
        // `#if` and its branches can stand in a chain.
        if let directive = Self.directives.first(where: { follows($0) }) {
            offset += directive.utf8.count
            chain.isLineEnded = false
            chain.isContinued = false
        } else {
            beginToken()
        }
    }

    private static let directives = ["if", "elseif", "endif", "else"]

    private func follows(_ word: String) -> Bool {
        let end = min(offset + word.utf8.count, source.bytes.count)
        return source.bytes[offset..<end].elementsEqual(word.utf8)
    }

    private mutating func beginString(pounds: Int) throws(Diagnostic) {
        beginToken()
        try checkRun()
        let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
        offset += isMultiline ? 3 : 1
        contexts.append(.string(StringLiteral(pounds: pounds, isMultiline: isMultiline)))
    }

    /// Reads a part of a string: to an interpolation, or to its end.
    private mutating func readString(_ literal: StringLiteral) throws(Diagnostic) {
        while let byte = peek() {
            switch byte {
            case 0:
                throw error("nul character embedded in middle of file", at: offset)
            case UInt8(ascii: "\\"):
                guard arePounds(literal.pounds, at: 1) else {
                    offset += 1
                    continue
                }
                offset += 1 + literal.pounds
                if peek() == UInt8(ascii: "(") {
                    try open(UInt8(ascii: "("))
                    return
                }
                // A line break behind a backslash is left to the test for the end of the line.
                if let next = peek(), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") {
                    offset += 1
                }
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if !literal.isMultiline {
                    // The string has no end; the parser reports it.
                    contexts.removeLast()
                    return
                }
                offset += 1
            case UInt8(ascii: "\""):
                let quotes = literal.isMultiline ? 3 : 1
                if areQuotes(quotes), arePounds(literal.pounds, at: quotes) {
                    offset += quotes + literal.pounds
                    contexts.removeLast()
                    return
                }
                offset += 1
            default:
                offset += 1
            }
        }
    }

    private func areQuotes(_ count: Int) -> Bool {
        (0..<count).allSatisfy { peek($0) == UInt8(ascii: "\"") }
    }

    private func arePounds(_ count: Int, at distance: Int) -> Bool {
        (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
    }

    private mutating func readLineComment() throws(Diagnostic) {
        while let byte = peek(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
            try checkCharacter(isComment: true)
        }
    }

    /// Reads a comment, inside of which there can be others.
    private mutating func readBlockComment() throws(Diagnostic) {
        var depth = 0
        while offset < source.bytes.count {
            if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
                if depth == 0 {
                    return
                }
            } else {
                try checkCharacter(isComment: true)
            }
        }
    }
}
