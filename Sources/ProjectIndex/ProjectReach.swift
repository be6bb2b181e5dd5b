/// The files in which a project declares what the roots of one file use.
package struct ProjectReach: Equatable, Sendable {
    /// The paths: the file itself, and then the others, the nearest first.
    package var files: [String] = []
    /// The names in what is reached, also those of Apple and of resources.
    package var identifiers: Set<String> = []
    /// The texts in what is reached, without those that have an interpolation.
    package var literals: Set<String> = []
    /// The paths of files that are used too, but beyond a limit.
    package var leftOut: [String] = []
    /// The choices between declarations of one name, and the flags that are not defined, as sentences.
    package var notes: [String] = []
}

/// The limits of what the roots of one file use.
package struct ReachLimits: Hashable, Sendable {
    /// The greatest number of files, with the file itself.
    package var files: Int
    /// The greatest number of bytes that the files have together; the file itself is always in.
    package var bytes: Int

    package init(files: Int = 300, bytes: Int = 2_097_152) {
        self.files = files
        self.bytes = bytes
    }
}
