package import CustomStyles

/// The files that the tools of the Model Context Protocol draw: those of a folder, or of the project that is served.
package protocol ToolProject: Sendable {
    /// The paths of the Swift files below the folder.
    func paths() throws(ToolProjectFailure) -> [String]

    /// The roots of all files, in the order of their paths, as far as the names in the files tell.
    func roots() throws(ToolProjectFailure) -> [RootListDocument.Listed]

    /// The file of the root of a name; with `file`, of a file whose path ends so.
    func place(ofRoot name: String, file: String?) throws(ToolProjectFailure) -> ToolRootPlace

    /// The styles of a folder with the file of a path, checked as it is now; `nil` if there is no such file.
    func styles(showing path: String) throws(ToolProjectFailure) -> StyleFolder?

    /// Writes a picture for clients that read files; returns its path, or `nil` where none is written.
    func writeSnapshot(_ png: [UInt8], revision: String) -> String?
}

/// The result of a look for a root by its name.
package enum ToolRootPlace: Sendable {
    /// The path of its file.
    case found(String)
    /// Several files have such a root: their identifiers.
    case ambiguous([String])
    case missing
}

/// The reason why a project cannot be read.
package struct ToolProjectFailure: Error, Sendable {
    package let message: String

    package init(_ message: String) { self.message = message }
}
