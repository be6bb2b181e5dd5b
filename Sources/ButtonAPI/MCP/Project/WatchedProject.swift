import ButtonRendering
import CustomStyles

/// The project that a service draws while it is edited: what was read of it last.
struct WatchedProject: ToolProject {
    let styles: WatchedStyles

    func paths() -> [String] { styles.current.files.map(\.path) }

    func roots() -> [RootListDocument.Listed] {
        RootListDocument.listed(
            styles.current.files.map { RootListDocument.File(path: $0.path, source: $0.source) }
        )
    }

    func place(ofRoot name: String, file: String?) -> ToolRootPlace {
        let folder = styles.current
        switch folder.root(named: name, in: FileChoice(file: file)) {
        case .found(let entry):
            return folder.shown.first { $0.name == entry.name }.map { .found($0.file.path) } ?? .missing
        case .invalid(let file): return .found(file.path)
        case .ambiguous(let files): return .ambiguous(files.map { "\($0)#\(name)" })
        case .otherFiles, .missing: return .missing
        }
    }

    func styles(showing path: String) -> StyleFolder? {
        let folder = styles.current
        return folder.files.contains { $0.path == path } ? folder : nil
    }

    /// A client on another machine could not read it.
    func writeSnapshot(_ png: [UInt8], revision: String) -> String? { nil }
}
