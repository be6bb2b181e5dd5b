/// A root whose findings are asked for.
struct AuditedRoot: Equatable, Sendable {
    /// The name in its file, or that of a style of the catalog.
    let name: String
    /// The path of the file in the audited folder; `nil` for a style of the catalog.
    let file: String?
    /// The place of its declaration; `nil` for a style of the catalog.
    let declaration: AuditedFinding.Place?
}
