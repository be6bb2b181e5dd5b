/// The report of the system about the folders of a project.
package enum FolderReport: Equatable, Sendable {
    /// Nothing that can matter.
    case nothing
    /// A Swift file was saved, whose path is that on the disk.
    case savedSource(String)
    /// Several files, or something else than the content of one.
    case other

    /// The report that says what two say.
    func and(_ other: FolderReport) -> FolderReport {
        switch (self, other) {
        case (.nothing, _): other
        case (_, .nothing): self
        default: self == other ? self : .other
        }
    }
}
