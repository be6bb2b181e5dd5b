import ButtonRendering

/// The circumstances in which a parameter is read: the style, the requested output, and the names to choose from.
struct ParameterContext: Sendable {
    let style: CatalogEntry
    private(set) var output: Output
    let catalog: Catalog
    let symbols: SymbolNames
    /// The styles that the style belongs to; `nil` for one that stands alone.
    let collection: CollectionEntries?

    /// The styles that a query can name beside its own, those that are not listed last: those of the same framework,
    /// and for a style of a user's own those that were pasted with it, and those of its framework.
    func nameableStyles(listedOnly: Bool = false) -> [CatalogEntry] {
        let styles = listedOnly ? catalog.entries : catalog.requestable
        guard style.framework == .custom else { return styles.filter { $0.framework == style.framework } }
        let framework: Framework = style.toolkit == .uiKit ? .uiKit : .swiftUI
        let own = collection?.all ?? []
        return own.filter { $0.toolkit == style.toolkit } + styles.filter { $0.framework == framework }
    }

    /// The style of a name of `nameableStyles`.
    func style(named name: String) -> CatalogEntry? {
        guard style.framework == .custom else { return catalog.entry(style.framework, named: name) }
        return nameableStyles().first { $0.reference == name }
    }

    func with(_ output: Output) -> ParameterContext {
        var context = self
        context.output = output
        return context
    }
}
