import ButtonRendering

/// The circumstances in which a parameter is read: the style, the requested output, and the names to choose from.
struct ParameterContext: Sendable {
    let style: CatalogEntry
    private(set) var output: Output
    let catalog: Catalog
    let symbols: SymbolNames

    func with(_ output: Output) -> ParameterContext {
        var context = self
        context.output = output
        return context
    }
}
