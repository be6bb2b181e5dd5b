import CustomStyles
import Glibc
import ProjectFiles
import ProjectIndex
import ProjectSources
import StyleSyntax

/// A file of Swift on a command line, or of a folder there.
struct SourceFile {
    /// As the command line names it.
    let path: String
    let source: CustomSource

    /// Reads and checks a file.
    init(_ path: String, checker: SourceChecker) throws(ProgramError) {
        self.path = path
        source = try checker.source(try Self.content(of: path))
    }

    /// The sources of paths of files and folders, in the order of the paths.
    ///
    /// A file of a folder that shows nothing is left out.
    static func all(
        at paths: [String],
        checker: SourceChecker,
        settings: FolderSettings
    ) throws(ProgramError) -> [SourceFile] {
        var files: [SourceFile] = []
        for path in paths {
            guard isFolder(path) else {
                files.append(try SourceFile(path, checker: checker))
                continue
            }
            var reader = ProjectReader(folder: path, checker: checker, settings: settings)
            let prefix = path.hasSuffix("/") ? path : path + "/"
            files += (try reader.read()?.styles.files ?? []).map { file in
                SourceFile(path: prefix + file.path, source: file.source)
            }
        }
        return files
    }

    /// The file of a folder that shows a root of a name, checked with all that it needs.
    ///
    /// Without a name, the first root of the folder, or of the file whose path ends with `file`.
    init(
        root name: String?,
        file end: String?,
        ofFolder folder: String,
        checker: SourceChecker,
        settings: FolderSettings
    ) throws(ProgramError) {
        var reader = ProjectReader(folder: folder, checker: checker, settings: settings)
        let index = try reader.current().index
        let root: IndexedRoot
        switch name.map({ index.root(named: $0, file: end) }) ?? index.firstRoot(file: end) {
        case .found(let found): root = found
        case .ambiguous(let identifiers):
            let shown = identifiers.prefix(20).joined(separator: ", ")
            throw .failure(
                "several files of \(folder) show “\(name ?? "")”: \(shown); name one with file=…, or its identifier"
            )
        case .missing:
            let place = end.map { " in \($0)" } ?? ""
            throw .failure(
                name.map { "\(folder) shows no “\($0)”\(place); bezel list \(folder) says what it shows" }
                    ?? "\(folder) has nothing that can be drawn\(place)"
            )
        }
        guard let source = try reader.source(of: root.path) else {
            throw .failure("cannot read \(folder)/\(root.path)")
        }
        path = (folder.hasSuffix("/") ? folder : folder + "/") + root.path
        self.source = source
    }

    private init(path: String, source: CustomSource) {
        self.path = path
        self.source = source
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    static func content(of path: String) throws(ProgramError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .failure("cannot read \(path): \(String(cString: strerror(errno)))")
        }
        defer { close(descriptor) }
        var content: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        // A source that is too long is refused with its place; the rest of it need not be read.
        while content.count <= SourceLimits.fileBytes {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                throw .failure("cannot read \(path): \(String(cString: strerror(errno)))")
            }
            guard count > 0 else { break }
            content += chunk[..<count]
        }
        return content
    }
}
