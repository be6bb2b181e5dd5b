/// Styles of a user's own that belong together: those of one source, or of one folder.
///
/// A request for one of them can name the others.
package protocol StyleCollection: Sendable {
    /// In the order of their names or declarations.
    var entries: [CatalogEntry] { get }
    /// The names by which requests name the entries, in their order; to make the entries takes longer.
    var names: [String] { get }
    /// The name of the entry that an address without a name means; `nil` if such addresses mean none.
    var preferredName: String? { get }
}
