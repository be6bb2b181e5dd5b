/// The limits of a bundle of files that a stranger sends.
package enum BundleLimits {
    /// The number of files.
    package static let files = 500
    /// The size of all files together in bytes, decoded.
    package static let bytes = 4 << 20
    /// The files with roots of which programs are made; the roots of further ones are not drawn.
    package static let programs = 100
    /// The size of the files of all programs together in bytes: many programs need the same file.
    package static let programBytes = 16 << 20
    /// The roots after which no further program is checked: each is described in the response.
    package static let roots = 500
    /// The processor time for checking all programs, in microseconds.
    package static let checkMicroseconds = 2_000_000
    /// The processor time for parsing all files, in microseconds: each of them has the limit of a source, too.
    package static let parsingMicroseconds = 2_000_000
    /// The time for parsing all files on a machine that does other things, in milliseconds.
    package static let parsingMilliseconds = 10_000
}
