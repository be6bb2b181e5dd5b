import ButtonRendering
import CustomStyles

/// Finds the styles that requests name: those of the catalog, and those of a folder that is watched.
struct StyleLookup: Sendable {
    let catalog: Catalog
    /// `nil` for no folder.
    let folder: WatchedStyles?
    /// `nil` if the service draws no sources that requests name.
    var sources: SourceService?

    /// The style of a name, which has any case in the catalog.
    func style(_ framework: Framework, named name: String) throws(QueryError) -> CatalogEntry {
        guard framework == .custom else {
            if let entry = catalog.entry(framework, named: name) { return entry }
            throw unknownStyle(name, framework, among: catalog.entries(of: framework).map(\.name))
        }
        if let component = SourceComponent(name) { return try style(component) }
        let styles = folder?.current ?? StyleFolder([])
        if let entry = styles.entry(named: name) { return entry }
        if let file = styles.invalidFile(named: name) {
            let diagnostics = file.source.refusal(named: name)?.diagnostics ?? file.source.diagnostics
            throw .invalidSource(SourceProblem(name: file.path, diagnostics: diagnostics))
        }
        throw unknownStyle(name, framework, among: styles.entries.map(\.name))
    }

    /// The style of a source that the request names.
    private func style(_ component: SourceComponent) throws(QueryError) -> CatalogEntry {
        guard let sources else { throw .sharing(.off) }
        return try sources.source(at: component.address).style(of: component)
    }

    private func unknownStyle(_ name: String, _ framework: Framework, among names: [String]) -> QueryError {
        .unknownStyle(name, framework: framework.rawValue, suggestion: names.nearest(to: name))
    }
}
