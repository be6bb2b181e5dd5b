/// A change of the files of a project.
package struct ProjectChange: Equatable, Sendable {
    /// The paths of the files that are new, have gone, or have another content.
    package var paths: Set<String> = []
    /// Whether a root can reach other files than before, beside those that reach a file which has changed.
    package var changesDeclarations = false

    package init(paths: Set<String> = [], changesDeclarations: Bool = false) {
        self.paths = paths
        self.changesDeclarations = changesDeclarations
    }

    package var isEmpty: Bool { paths.isEmpty }
}
