import CustomStyles
import StyleSyntax

/// The files that a client has sent together, after the programs of those with roots were checked.
final class CheckedBundle: Sendable {
    /// The hash of the canonical form.
    let hash: String
    let canonical: [UInt8]
    /// The files with roots, or with errors in what could be one, each with its program.
    let files: [StyleFolder.File]
    /// The facts that no message of a file says, as sentences.
    let notes: [String]

    init(hash: String, canonical: [UInt8], files: [StyleFolder.File], notes: [String]) {
        self.hash = hash
        self.canonical = canonical
        self.files = files
        self.notes = notes
    }

    /// Whether a root can be drawn.
    var isValid: Bool { files.contains { $0.source.isValid } }

    /// The roots with the addresses that name the files.
    func styles(at address: SourceStyles.Address) -> StyleFolder {
        StyleFolder(
            files.filter { !$0.source.declaresNoStyle },
            repeatedName: .none,
            bundle: BundleIdentity(hash: hash, address: address),
            canonical: canonical
        )
    }

    /// The memory that it takes, in bytes.
    ///
    /// The resources of its files, which they share, are in the canonical form, too.
    var cost: Int { files.reduce(2 * canonical.count) { $0 + $1.source.cost } }
}
