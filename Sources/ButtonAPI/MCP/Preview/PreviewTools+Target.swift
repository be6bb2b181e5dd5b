import CustomStyles
import JSONReading
import SourceBundles

extension PreviewTools {
    /// The root that arguments mean.
    func target(of arguments: PreviewArguments) throws(QueryError) -> PreviewTarget {
        if let source = arguments.source { return try target(of: arguments, in: source) }
        guard let project = service.project else { throw .tool(.noProject) }
        let path = try path(of: arguments, in: project)
        let (folder, source) = try checkedFile(path, of: project)
        guard !source.declaresNoStyle else { throw .tool(.emptyFile(path)) }
        guard source.isValid || !source.refusals.isEmpty else {
            throw .invalidSource(source.problem(named: path, source.diagnostics, in: path))
        }
        let root = try arguments.root(of: source, in: path)
        let shown = folder.shown.first { $0.file.path == path && $0.style.identifier == root.identifier }
        return PreviewTarget(
            component: shown?.name ?? root.name,
            folder: folder,
            source: source,
            path: path,
            root: root
        )
    }

    /// The file of a project as it is now, with its folder.
    func checkedFile(
        _ path: String,
        of project: any ToolProject
    ) throws(QueryError) -> (folder: StyleFolder, source: CustomSource) {
        let styles = try reading { () throws(ToolProjectFailure) in try project.styles(showing: path) }
        guard let styles, let file = styles.files.first(where: { $0.path == path }) else {
            throw .tool(.emptyFile(path))
        }
        return (styles, file.source)
    }

    /// The path in the project of a file that a client names by a path of its own.
    func projectPath(_ text: String, of project: any ToolProject) throws(QueryError) -> String {
        let paths = try reading { () throws(ToolProjectFailure) in try project.paths() }
        switch ProjectPathSearch(text, among: paths) {
        case .found(let path): return path
        case .ambiguous(let paths): throw .tool(.ambiguousFile(text, paths: paths))
        case .missing: throw .tool(.unknownFile(text, known: paths))
        case .refused: throw .tool(.refusedPath(text))
        }
    }

    private func path(
        of arguments: PreviewArguments,
        in project: any ToolProject
    ) throws(QueryError) -> String {
        if let path = arguments.path { return try projectPath(path, of: project) }
        guard let root = arguments.root else { throw .tool(.nothingNamed) }
        let place = try reading { () throws(ToolProjectFailure) in
            try project.place(ofRoot: root, file: nil)
        }
        switch place {
        case .found(let path): return path
        case .ambiguous(let identifiers): throw .tool(.ambiguousRoot(root, identifiers: identifiers))
        case .missing: throw .tool(.unknownRoot(root, file: nil, known: []))
        }
    }

    /// The result of a look into a project.
    func reading<Value>(_ look: () throws(ToolProjectFailure) -> Value) throws(QueryError) -> Value {
        do throws(ToolProjectFailure) {
            return try look()
        } catch {
            throw .tool(.unreadableProject(error.message))
        }
    }

    private func target(
        of arguments: PreviewArguments,
        in source: SharedSource
    ) throws(QueryError) -> PreviewTarget {
        let checked = try checkedSource(source)
        let root = try arguments.root(of: checked, in: nil)
        return PreviewTarget(
            component: "\(SourceAddress.mark)\(source.data)\(SourceComponent.separator)\(root.name)",
            folder: nil,
            source: checked,
            path: nil,
            root: root
        )
    }

    /// A source of arguments, after it was loaded for the request.
    func checkedSource(_ source: SharedSource) throws(QueryError) -> CustomSource {
        guard let sources = service.sources else { throw .sharing(.off) }
        let checked = try sources.source(at: .data(source.data))
        guard checked.isValid else { throw .invalidSource(checked.problem) }
        // Several files are no source here.
        guard case .source(let checked) = checked else { throw .bundle(.asSource) }
        return checked
    }
}
