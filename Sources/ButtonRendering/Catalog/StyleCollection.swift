/// Styles of a user's own that belong together: those of one source, or of one folder.
///
/// A request for one of them can name the others.
package protocol StyleCollection: Sendable {
    /// In the order of their names or declarations.
    var entries: [CatalogEntry] { get }
    /// The names by which requests name the entries, in their order; to make the entries takes longer.
    var names: [String] { get }
}
