package import ButtonRendering

/// The styles of one source, whose addresses name the source.
package struct SourceStyles: StyleCollection {
    package let source: CustomSource
    package let address: Address

    /// The name of the source in the addresses of its styles.
    package enum Address: Hashable, Sendable {
        /// By its hash, under which it is stored: `Pill~{hash}`.
        case hash
        /// By a text that contains the source: `~{data}`.
        case data(String)
        /// By no more than the name of the style, on a command line.
        case none

        /// The last component of the addresses of a root, whose source or files have a hash.
        func component(of name: String, hash: String) -> String {
            switch self {
            case .hash: "\(name)~\(hash)"
            case .data(let data): "~\(data)"
            case .none: name
            }
        }
    }

    package init(_ source: CustomSource, by address: Address) {
        self.source = source
        self.address = address
    }

    package var entries: [CatalogEntry] { source.styles.map(entry(of:)) }

    package var names: [String] { source.styles.map(\.name) }

    package var preferredName: String? { source.styles.preferred?.name }

    /// The entry of the style of a name; `nil` if the source declares none of that name.
    package func entry(named name: String) -> CatalogEntry? {
        source.styles.root(named: name).map(entry(of:))
    }

    private func entry(of style: CustomStyle) -> CatalogEntry {
        var identity = EntryIdentity(name: address.component(of: style.name, hash: source.hash))
        identity.collection = self
        return source.entry(of: style, as: identity)
    }
}
