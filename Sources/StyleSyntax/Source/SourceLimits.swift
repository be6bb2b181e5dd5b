/// The limits of a source, which `SourceFence` checks.
///
/// Within them the toolchain's parser needs at most some hundred milliseconds and little stack; beyond them it can need
/// minutes or crash. Real styles have at most 13 open brackets, and no `[` inside of another.
package enum SourceLimits {
    /// The size in bytes of a source that a client sends, and of each file of a bundle.
    package static let bytes = 64 << 10
    /// The size in bytes of a file on the machine of its owner, which may be written by a generator.
    package static let fileBytes = 1 << 20
    /// The size of all files of a program of several files, in bytes.
    package static let joinedBytes = 4 << 20
    /// The files of such a program.
    package static let joinedFiles = 400
    /// The number of brackets that are open at a place.
    package static let nestedBrackets = 64
    /// The number of `[` that are open at a place; the parser's time doubles with each.
    package static let nestedSquareBrackets = 8
    /// The number of equal punctuation characters in a row.
    package static let repeatedPunctuation = 8
    /// The number of links of a chain: member accesses, operators, `else`.
    package static let chainLinks = 600
}
