import CustomStyles
import ProjectFiles
import ProjectSources
import StyleExecution

/// The roots of an audit in a file or a folder.
enum AuditTarget {
    /// The roots of files of a project.
    case project(ProjectSources, files: [String])
    /// The roots of one file, or one of them, by its name; the path is that in the audited folder.
    case source(CustomSource, path: String, root: String?)

    /// The choice of some of the roots of a path.
    struct Choice: Equatable {
        /// The name of the only root; `nil` for all of them.
        var root: String?
        /// The end of the path of its file; `nil` for all of them.
        var file: String?
    }

    /// The folder of a path, whose file of accepted findings is read; `nil` for a style of the catalog.
    static func folder(of path: StylePath?) -> String? {
        guard let path, !path.isFolder else { return path?.file }
        guard let slash = path.file.lastIndex(of: "/") else { return "." }
        return slash == path.file.startIndex ? "/" : String(path.file[..<slash])
    }

    /// Reads the files of a path, and checks the one that is chosen.
    init(
        _ path: StylePath,
        choice: Choice,
        checker: SourceChecker,
        settings: FolderSettings
    ) throws(ProgramError) {
        guard path.isFolder else {
            let name = path.file.split(separator: "/").last.map(String.init) ?? path.file
            let source = try SourceFile(path.file, checker: checker).source
            self = .source(source, path: name, root: try Self.root(choice.root, of: source, at: path.file))
            return
        }
        guard let root = choice.root else {
            let sources = try Self.sources(of: path.file, settings: settings)
            let files = sources.paths.filter { file in
                choice.file.map { file == $0 || file.hasSuffix("/" + $0) } ?? true
            }
            self = .project(sources, files: files)
            return
        }
        let file = try SourceFile(
            root: root,
            file: choice.file,
            ofFolder: path.file,
            checker: checker,
            settings: settings
        )
        let start = path.file.utf8.count + (path.file.hasSuffix("/") ? 0 : 1)
        self = .source(
            file.source,
            path: String(decoding: file.path.utf8.dropFirst(start), as: UTF8.self),
            root: try Self.root(root, of: file.source, at: file.path)
        )
    }

    private static func sources(
        of folder: String,
        settings: FolderSettings
    ) throws(ProgramError) -> ProjectSources {
        do throws(FolderError) {
            return try .reading(folder, settings: settings, drawDocument: DocumentProgram.installed?.draw)
        } catch {
            throw .trouble(error.message(about: folder))
        }
    }

    /// The name of a root in its source, by any of its names; `nil` for all roots, and for a source with errors.
    private static func root(
        _ name: String?,
        of source: CustomSource,
        at path: String
    ) throws(ProgramError) -> String? {
        guard let name, source.isValid else { return nil }
        if let found = source.styles.root(named: name)?.name ?? source.refusal(named: name)?.name {
            return found
        }
        let names = source.styles.map(\.name).joined(separator: ", ")
        throw .trouble("\(path) shows no “\(name)”; it shows \(names)".onOneLine)
    }
}
