/// The limits of the folder of a project; what is beyond one is left out, with a note.
package struct FolderLimits: Hashable, Sendable {
    /// The bytes of a Swift file.
    package var swiftBytes = 1_048_576
    /// The bytes of another file that is read: a table of strings, a catalog, a project of Xcode.
    package var textBytes = 8_388_608
    /// The files that are read.
    package var files = 20_000
    /// The bytes of all of them.
    package var bytes = 268_435_456
    /// The files and folders that are looked at.
    package var entries = 200_000
    /// Those in folders that `.gitignore` ignores, in which only Swift is looked for.
    package var ignoredEntries = 10_000
    /// The folders around a file.
    package var depth = 64
    /// The notes.
    package var notes = 100

    package init() {}
}
