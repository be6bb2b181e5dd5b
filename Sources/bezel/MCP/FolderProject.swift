import ButtonAPI
import CustomStyles
import ProjectFiles
import ProjectIndex
import ProjectSources
import Synchronization

/// A folder for tools, which read it again with each call: an editor may have saved a file.
///
/// Only the file that is drawn is checked, with what it reaches.
final class FolderProject: ToolProject {
    private struct State {
        var reader: ProjectReader
        /// The files that were checked, by their paths, each with the hash of its program.
        var checked: [String: (hash: String, styles: StyleFolder)] = [:]
    }

    private let state: Mutex<State>
    private let checker: SourceChecker
    private let snapshots: SnapshotFolder

    /// The number of files whose check is kept.
    private static let limit = 64

    init(_ folder: String, checker: SourceChecker, settings: FolderSettings, snapshots: SnapshotFolder) {
        self.checker = checker
        self.snapshots = snapshots
        state = Mutex(
            State(reader: ProjectReader(folder: folder, checker: checker, settings: settings))
        )
    }

    func paths() throws(ToolProjectFailure) -> [String] {
        try current { $0.paths }
    }

    func roots() throws(ToolProjectFailure) -> [RootListDocument.Listed] {
        try current { index in index.roots.map { RootListDocument.Listed($0, in: "") } }
    }

    func place(ofRoot name: String, file: String?) throws(ToolProjectFailure) -> ToolRootPlace {
        try current { index in
            switch index.root(named: name, file: file) {
            case .found(let root): .found(root.path)
            case .ambiguous(let identifiers): .ambiguous(identifiers)
            case .missing: .missing
            }
        }
    }

    func styles(showing path: String) throws(ToolProjectFailure) -> StyleFolder? {
        try state.withLock { state throws(ToolProjectFailure) in
            do throws(ProgramError) {
                guard let program = try state.reader.program(of: path) else { return nil }
                let hash = program.hash
                if let known = state.checked[path], known.hash == hash { return known.styles }
                let file = StyleFolder.File(path: path, source: try checker.source(program))
                let styles = StyleFolder([file], repeatedName: .none)
                if state.checked.count >= Self.limit { state.checked = [:] }
                state.checked[path] = (hash, styles)
                return styles
            } catch {
                throw ToolProjectFailure(error.message)
            }
        }
    }

    func writeSnapshot(_ png: [UInt8], revision: String) -> String? {
        snapshots.write(png, named: revision)
    }

    /// Returns what the index says of the folder as it is now.
    private func current<Value>(
        _ look: (ProjectIndex) -> sending Value
    ) throws(ToolProjectFailure) -> sending Value {
        try state.withLock { state throws(ToolProjectFailure) in
            do throws(ProgramError) {
                return look(try state.reader.current().index)
            } catch {
                throw ToolProjectFailure(error.message)
            }
        }
    }
}
