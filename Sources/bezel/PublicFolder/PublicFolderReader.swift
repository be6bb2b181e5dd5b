import ButtonAPI
import Glibc

/// Reads the files of a public folder.
///
/// Each name is opened in the folder that contains it, and never through a link. So what is read is in the folder,
/// even if names are exchanged meanwhile.
struct PublicFolderReader {
    private let folder: String
    private let limits: PublicFolderLimits
    private(set) var files: [StaticFile] = []
    private(set) var omissions: [PublicFolder.Omission] = []
    /// The descriptor of the folder while it is read.
    private var root: Int32 = -1
    private var entryCount = 0
    private var byteCount = 0

    init(folder: String, limits: PublicFolderLimits) {
        self.folder = folder
        self.limits = limits
    }

    mutating func read() throws(PublicFolderError) {
        // The user may name a link to the folder.
        let root = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard root >= 0 else {
            if errno != ENOENT { omit("/", because: .unreadable(errno)) }
            return
        }
        self.root = root
        defer { close(root) }
        // The stream of a folder closes its descriptor.
        try readFolder(dup(root), path: "/", depth: 0)
    }

    private static let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC

    private mutating func omit(_ path: String, because reason: PublicFolder.Omission.Reason) {
        omissions.append(PublicFolder.Omission(path: path, reason: reason))
    }

    /// Reads a folder and closes its descriptor.
    private mutating func readFolder(_ descriptor: Int32, path: String, depth: Int) throws(PublicFolderError)
    {
        guard let stream = fdopendir(descriptor) else {
            omit(path, because: .unreadable(errno))
            close(descriptor)
            return
        }
        defer { closedir(stream) }
        guard depth <= limits.depth else { throw .tooDeep(limit: limits.depth) }
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                // The name ends with a NUL.
                name.withMemoryRebound(to: CChar.self, capacity: 256) {
                    (valid: String(validatingCString: $0), repaired: String(cString: $0))
                }
            }
            guard !name.repaired.hasPrefix(".") else { continue }
            entryCount += 1
            guard entryCount <= limits.entries else { throw .tooManyEntries(limit: limits.entries) }
            if let valid = name.valid {
                try readEntry(valid, of: descriptor, path: path + valid, depth: depth)
            } else {
                omit(path + name.repaired, because: .invalidName)
            }
        }
    }

    private mutating func readEntry(
        _ name: String,
        of parent: Int32,
        path: String,
        depth: Int
    ) throws(PublicFolderError) {
        var status = stat()
        // Opening a device can have effects, so its type is found first.
        guard fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            return omit(path, because: .unreadable(errno))
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG, S_IFDIR:
            let descriptor = openat(parent, name, Self.flags)
            guard descriptor >= 0 else { return omit(path, because: .unreadable(errno)) }
            try readOpened(descriptor, path: path, depth: depth)
        case S_IFLNK:
            switch target(ofLinkAt: path) {
            case .success(let descriptor): try readOpened(descriptor, path: path, depth: depth)
            case .failure(let reason): omit(path, because: reason)
            }
        default:
            omit(path, because: .special)
        }
    }

    /// Reads a file or a folder and closes its descriptor.
    private mutating func readOpened(_ descriptor: Int32, path: String, depth: Int) throws(PublicFolderError)
    {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            omit(path, because: .unreadable(errno))
            close(descriptor)
            return
        }
        if status.st_mode & S_IFMT == S_IFDIR {
            return try readFolder(descriptor, path: path + "/", depth: depth + 1)
        }
        defer { close(descriptor) }
        guard status.st_mode & S_IFMT == S_IFREG else { return omit(path, because: .special) }
        try readFile(descriptor, path: path)
    }

    private mutating func readFile(_ descriptor: Int32, path: String) throws(PublicFolderError) {
        var content: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return omit(path, because: .unreadable(errno)) }
            guard count > 0 else { break }
            byteCount += count
            guard byteCount <= limits.bytes else { throw .tooManyBytes(limit: limits.bytes) }
            content += chunk[..<count]
        }
        files.append(StaticFile(path: path, content: content))
    }

    /// Opens the regular file of the folder that a link leads to.
    private func target(ofLinkAt path: String) -> Result<Int32, PublicFolder.Omission.Reason> {
        var status = stat()
        guard stat(folder + path, &status) == 0 else { return .failure(.linkOutside) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: return .failure(.linkToFolder)
        default: return .failure(.special)
        }
        guard let target = Self.realPath(folder + path), let base = Self.realPath(folder),
            target.starts(with: base)
        else {
            return .failure(.linkOutside)
        }
        let names = target.dropFirst(base.count)
        guard !names.contains(where: { $0.hasPrefix(".") }) else { return .failure(.linkOutside) }
        var descriptor = dup(root)
        for name in names {
            let next = openat(descriptor, name, Self.flags)
            let code = errno
            close(descriptor)
            guard next >= 0 else { return .failure(.unreadable(code)) }
            descriptor = next
        }
        return .success(descriptor)
    }

    /// The names in the path of a file, without links; `nil` if there is no such file.
    private static func realPath(_ path: String) -> [String]? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved).split(separator: "/").map(String.init)
    }
}
