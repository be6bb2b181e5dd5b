import CustomStyles
import Glibc

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
    /// A file of a folder that declares no style is left out.
    static func all(at paths: [String], checker: SourceChecker) throws(ProgramError) -> [SourceFile] {
        var files: [SourceFile] = []
        for path in paths {
            guard isFolder(path) else {
                files.append(try SourceFile(path, checker: checker))
                continue
            }
            var reader = StyleFolderReader(folder: path, checker: checker)
            let prefix = path.hasSuffix("/") ? path : path + "/"
            files += (try reader.read()?.styles.files ?? []).map { file in
                SourceFile(path: prefix + file.path, source: file.source)
            }
        }
        return files
    }

    private init(path: String, source: CustomSource) {
        self.path = path
        self.source = source
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func content(of path: String) throws(ProgramError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .failure("cannot read \(path): \(String(cString: strerror(errno)))")
        }
        defer { close(descriptor) }
        var content: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        // A source that is too long is refused with its place; the rest of it need not be read.
        while content.count < 1 << 20 {
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
