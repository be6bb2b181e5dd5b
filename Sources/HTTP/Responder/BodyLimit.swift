/// The greatest sizes of bodies in bytes, by what the route reads.
package enum BodyLimit {
    /// Of most routes.
    package static let standard = 65_536
    /// Of a route whose body contains other documents.
    package static let large = 262_144
    /// Of a route whose body contains the files of a project.
    package static let files = 2_097_152
}
