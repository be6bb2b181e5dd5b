import Glibc
import StyleSyntax

/// The Swift files of a folder, or one file.
struct SwiftSources {
    struct File {
        /// The path in the folder.
        let path: String
        let source: SourceText
    }

    private(set) var files: [File] = []

    /// The most files of a folder, and the most folders inside of each other.
    static let maximumCount = 2000
    private static let maximumDepth = 32

    /// Reads a folder with all folders inside, without links and hidden files, or one file.
    init(at path: String) throws(ProgramError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw .trouble("cannot read \(path): \(String(cString: strerror(errno)))")
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            files = [File(path: path.lastComponent, source: SourceText(try Self.read(path)))]
            return
        }
        try readFolder(path, relative: "", depth: 0)
        files.sort { $0.path < $1.path }
    }

    private mutating func readFolder(_ path: String, relative: String, depth: Int) throws(ProgramError) {
        guard depth <= Self.maximumDepth else { throw .trouble("the folders of \(path) are too deep") }
        guard let stream = opendir(path) else {
            throw .trouble("cannot read \(path): \(String(cString: strerror(errno)))")
        }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard !name.hasPrefix(".") else { continue }
            let inside = path + "/" + name
            var status = stat()
            guard lstat(inside, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                try readFolder(inside, relative: relative + name + "/", depth: depth + 1)
            case S_IFREG where name.hasSuffix(".swift"):
                guard files.count < Self.maximumCount else {
                    throw .trouble("there are more than \(Self.maximumCount) Swift files")
                }
                files.append(File(path: relative + name, source: SourceText(try Self.read(inside))))
            default: break
            }
        }
    }

    private static func read(_ path: String) throws(ProgramError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .trouble("cannot read \(path): \(String(cString: strerror(errno)))")
        }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        // More than a source may have is not read: the fence of the parser reports it.
        while bytes.count <= SourceLimits.bytes {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            guard count >= 0 else {
                throw .trouble("cannot read \(path): \(String(cString: strerror(errno)))")
            }
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return bytes
    }
}

extension String {
    fileprivate var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
