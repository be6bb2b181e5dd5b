/// An error in the arguments of a tool, with its remedy.
enum ToolError: Error {
    /// Nothing says what is drawn.
    case nothingNamed
    /// A file is named, and the service draws no project.
    case noProject
    case unreadableProject(String)
    /// A text that is no path below a folder.
    case refusedPath(String)
    case unknownFile(String, known: [String])
    case ambiguousFile(String, paths: [String])
    case ambiguousRoot(String, identifiers: [String])
    case unknownRoot(String, file: String?, known: [String])
    /// A file that shows nothing.
    case emptyFile(String)
    /// The index of a preview after the last one.
    case unknownPreview(Int, count: Int, file: String?)
    /// The index of a picture of a preview after the last one.
    case unknownGroupItem(Int, count: Int)
    case unknownVariant(String, of: String, known: [String])
    case unknownVariantGroup(String, known: [String])
    case unknownLocalization(String, known: [String])
    /// Two members that name one thing.
    case excluding(String, String)
    /// A number that counts from zero.
    case notAnIndex(String)
}
