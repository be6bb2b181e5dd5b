/// A word, a literal or a punctuation mark of a source, with its place.
struct Token {
    enum Kind: UInt8 {
        /// An identifier, in backticks or not.
        case name
        /// A word that is no name.
        case keyword
        /// The name of an argument or a parameter.
        case label
        /// The name of a macro, behind `#`.
        case macro
        /// A string, or the beginning of one with an interpolation.
        case string
        /// A number or a regular expression.
        case literal
        case `operator`
        case punctuation
    }

    let kind: Kind
    /// The punctuation mark, or the operator of one byte; else 0.
    let byte: UInt8
    /// Whether the token is the first one of a line.
    let startsLine: Bool
    /// Whether there is space before the token.
    let isSpaced: Bool
    /// The number of the name, the word, the operator of several bytes, or the text of the string; else -1.
    let name: Int32
    let start: Int32
    let end: Int32
    /// The line, from 1.
    let line: Int32
    /// The number of brackets that are open around the token; those that it opens or closes do not count.
    let depth: Int32

    func `is`(_ mark: Unicode.Scalar) -> Bool { byte == UInt8(ascii: mark) }

    func `is`(_ word: Word) -> Bool { name == word.rawValue && (kind == .keyword || kind == .name) }

    /// Whether the token is a word.
    var isWord: Bool { kind == .name || kind == .keyword }

    /// The token as the name of an argument or a parameter.
    var asLabel: Token {
        Token(
            kind: .label,
            byte: 0,
            startsLine: startsLine,
            isSpaced: isSpaced,
            name: name,
            start: start,
            end: end,
            line: line,
            depth: depth
        )
    }
}
