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
    }

    package init(_ source: CustomSource, by address: Address) {
        self.source = source
        self.address = address
    }

    package var entries: [CatalogEntry] { source.styles.map(entry(of:)) }

    package var names: [String] { source.styles.map(\.name) }

    /// The entry of the style of a name; `nil` if the source declares none of that name.
    package func entry(named name: String) -> CatalogEntry? {
        source.styles.first { $0.name == name }.map(entry(of:))
    }

    private func entry(of style: CustomStyle) -> CatalogEntry {
        let component =
            switch address {
            case .hash: "\(style.name)~\(source.hash)"
            case .data(let data): "~\(data)"
            case .none: style.name
            }
        var identity = EntryIdentity(name: component)
        identity.collection = self
        return source.entry(of: style, as: identity)
    }
}
