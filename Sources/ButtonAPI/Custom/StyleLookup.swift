import ButtonRendering
import CustomStyles

/// Finds the styles that requests name: those of the catalog, and those of a folder that is watched.
struct StyleLookup: Sendable {
    let catalog: Catalog
    /// `nil` for no folder.
    let folder: WatchedStyles?
    /// `nil` if the service draws no sources that requests name.
    var sources: SourceService?

    /// The folder of the request that is planned, or the one of this moment; `nil` for none.
    var currentFolder: StyleFolder? { folder.map { SourceLookup.current?.folder ?? $0.current } }

    /// The style of a name, which has any case in the catalog; of a folder, in the file that a request chooses.
    func style(
        _ framework: Framework,
        named name: String,
        in choice: FileChoice = FileChoice()
    ) throws(QueryError) -> CatalogEntry {
        guard framework == .custom else {
            if let entry = catalog.entry(framework, named: name) { return entry }
            throw unknownStyle(name, of: framework, among: catalog.entries(of: framework).map(\.name))
        }
        if let component = SourceComponent(name) { return try style(component, in: choice) }
        return try style(named: name, in: choice, of: currentFolder ?? StyleFolder([]))
    }

    /// The root of a name among those of several files.
    private func style(
        named name: String,
        in choice: FileChoice,
        of styles: StyleFolder
    ) throws(QueryError) -> CatalogEntry {
        switch styles.root(named: name, in: choice) {
        case .found(let entry): return entry
        case .ambiguous(let files): throw .ambiguousRoot(name, files: files)
        case .otherFiles(let files):
            throw .unknownFile(choice.file ?? choice.rootFile ?? "", root: name, files: files)
        case .invalid(let file):
            let refused = name.split(separator: "#").last.flatMap { file.source.refusal(named: String($0)) }
            let diagnostics = refused?.diagnostics ?? file.source.diagnostics
            throw .invalidSource(SourceProblem(name: file.path, diagnostics: diagnostics))
        case .missing: throw unknownStyle(name, of: .custom, among: styles.names)
        }
    }

    /// The style of a source, or of several files, that the request names.
    private func style(
        _ component: SourceComponent,
        in choice: FileChoice
    ) throws(QueryError) -> CatalogEntry {
        guard let sources else { throw .sharing(.off) }
        switch try sources.source(at: component.address) {
        case .source(let source): return try source.style(of: component)
        case .bundle(let bundle):
            guard bundle.isValid else { throw .invalidSource(bundle.problem) }
            let styles = bundle.styles(at: SourceStyles.Address(component.address))
            if component.styleName == nil, choice == FileChoice(), let entry = styles.preferredEntry {
                return entry
            }
            return try style(
                named: component.styleName ?? styles.preferredName ?? "",
                in: choice,
                of: styles
            )
        }
    }

    private func unknownStyle(_ name: String, of framework: Framework, among names: [String]) -> QueryError {
        .unknownStyle(name, framework: framework.rawValue, suggestion: names.nearest(to: name))
    }
}
