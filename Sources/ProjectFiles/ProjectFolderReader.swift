import Glibc
import ResourceFiles

/// Reads the files of a folder, in the order of their names.
struct ProjectFolderReader {
    private let folder: String
    private let settings: FolderSettings
    private let limits: FolderLimits
    /// The content of a file of a path that had this version when it was read before.
    private let known: (_ path: String, _ version: FileVersion) -> FileTree.Content?
    private var start = timespec()
    private var rules: [(depth: Int, rules: IgnoreRules)] = []
    private var entryCount = 0
    private var ignoredEntryCount = 0
    private var byteCount = 0
    private var isFull = false

    private(set) var files: [String: FileTree.Content] = [:]
    /// The Swift files that a `.gitignore` ignores.
    private(set) var ignoredFiles: [String: FileTree.Content] = [:]
    private(set) var notes: [FolderNote] = []
    /// The versions of the files whose contents are read, unless they can change without another version.
    private(set) var versions: [String: FileVersion] = [:]

    /// The paths of the folders.
    private(set) var folders: [String] = []
    /// The versions of all folders and files that matter, with their paths.
    private(set) var seen: [(path: String, version: FileVersion)] = []
    /// Whether one of them can change without another version.
    private(set) var isUnsettled = false

    /// The reading of a folder: whether what is in it is ignored.
    private struct Level {
        var parts: [String] = []
        /// Whether a `.gitignore` ignores the folder, so that only Swift is looked for.
        var isIgnored = false
        /// Whether only what the settings include is read.
        var isSkipped = false

        /// The path of a name in the folder.
        func path(of name: String) -> String { (parts + [name]).joined(separator: "/") }
    }

    init(
        _ folder: String,
        settings: FolderSettings,
        known: @escaping (String, FileVersion) -> FileTree.Content? = { _, _ in nil }
    ) {
        self.folder = folder
        self.settings = settings
        self.known = known
        limits = settings.limits
    }

    private static let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC

    mutating func read() throws(FolderError) {
        clock_gettime(CLOCK_REALTIME, &start)
        // The folder itself may be a link.
        let root = open(folder, O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC)
        guard root >= 0 else { throw .unreadable(errno) }
        readFolder(root, at: Level())
    }

    private mutating func note(_ path: String, as reason: FolderNote.Reason) {
        if notes.count < limits.notes { notes.append(FolderNote(path, reason: reason)) }
    }

    /// Adds the version of a folder, or of a file with rules.
    private mutating func see(_ path: String, descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            isUnsettled = true
            return
        }
        see(path, version: FileVersion(status))
    }

    private mutating func see(_ path: String, version: FileVersion) {
        seen.append((path, version))
        if version.isUnsettled(at: start) { isUnsettled = true }
    }

    /// Reads a folder and closes its descriptor.
    private mutating func readFolder(_ descriptor: Int32, at level: Level) {
        guard let stream = fdopendir(descriptor) else {
            note(level.parts.joined(separator: "/"), as: .unreadable(errno))
            close(descriptor)
            return
        }
        defer { closedir(stream) }
        // Before its names are read: what is added to them meanwhile changes it.
        let path = level.parts.joined(separator: "/")
        folders.append(path)
        see(path, descriptor: descriptor)
        let names = names(in: stream, level)
        let ruleCount = rules.count
        defer { rules.removeLast(rules.count - ruleCount) }
        if names.contains(".gitignore"),
            let bytes = readRules(".gitignore", of: descriptor, in: level)
        {
            rules.append((level.parts.count, IgnoreRules(String(decoding: bytes, as: UTF8.self))))
        }
        for name in names {
            guard !isFull else { return }
            readEntry(name, of: descriptor, in: level)
        }
    }

    /// The names in a folder in the order of their bytes, up to the limit of entries.
    private mutating func names(in stream: OpaquePointer, _ level: Level) -> [String] {
        var names: [String] = []
        while !isFull, let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                // The name ends with a NUL.
                name.withMemoryRebound(to: CChar.self, capacity: 256) {
                    (valid: String(validatingCString: $0), repaired: String(cString: $0))
                }
            }
            if name.repaired == "." || name.repaired == ".." { continue }
            if level.isIgnored || level.isSkipped {
                ignoredEntryCount += 1
                // Ignored folders are often large, and rarely have anything of the project.
                guard ignoredEntryCount <= limits.ignoredEntries else { break }
            } else {
                entryCount += 1
                guard entryCount <= limits.entries else {
                    note(level.path(of: name.repaired), as: .tooManyEntries(limit: limits.entries))
                    isFull = true
                    break
                }
            }
            guard let valid = name.valid else {
                note(level.path(of: name.repaired), as: .invalidName)
                continue
            }
            names.append(valid)
        }
        return names.sortedByBytes()
    }

    private mutating func readEntry(_ name: String, of parent: Int32, in level: Level) {
        let parts = level.parts + [name]
        let path = parts.joined(separator: "/")
        var status = stat()
        // Opening a device can have effects, so its type is found first.
        guard fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            return note(path, as: .unreadable(errno))
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: readFolderEntry(name, of: parent, parts: parts, in: level)
        case S_IFREG:
            guard let kind = FileKind(path), let place = place(of: parts, kind: kind, in: level) else {
                return
            }
            if let content = knownContent(of: path, FileVersion(status)) {
                return add(content, at: path, kind: kind, place: place)
            }
            let descriptor = openat(parent, name, Self.flags)
            guard descriptor >= 0 else { return note(path, as: .unreadable(errno)) }
            readFile(descriptor, at: path, kind: kind, place: place)
        case S_IFLNK: readLink(parts, in: level)
        default:
            if FileKind(path) != nil { note(path, as: .special) }
        }
    }

    private mutating func readFolderEntry(_ name: String, of parent: Int32, parts: [String], in level: Level)
    {
        var inner = level
        inner.parts = parts
        if settings.excluded.decision(on: parts, isFolder: true) == true { return }
        if FileKind.isSkipped(folder: name) {
            // Nothing of a repository's own files is a source.
            guard name != ".git", !settings.included.isEmpty else { return }
            inner.isSkipped = true
        }
        if !inner.isIgnored, isIgnored(parts, isFolder: true) { inner.isIgnored = true }
        if settings.included.decision(on: parts, isFolder: true) == true {
            inner.isIgnored = false
            inner.isSkipped = false
        }
        let path = parts.joined(separator: "/")
        guard parts.count <= limits.depth else { return note(path, as: .tooDeep(limit: limits.depth)) }
        let descriptor = openat(parent, name, Self.flags | O_DIRECTORY)
        guard descriptor >= 0 else { return note(path, as: .unreadable(errno)) }
        readFolder(descriptor, at: inner)
    }

    // MARK: - Rules

    /// The files that a file is one of.
    private enum Place {
        case tree
        case ignored
    }

    private func place(of parts: [String], kind: FileKind, in level: Level) -> Place? {
        if settings.excluded.decision(on: parts, isFolder: false) == true { return nil }
        if settings.included.decision(on: parts, isFolder: false) == true { return .tree }
        if level.isSkipped { return nil }
        guard level.isIgnored || isIgnored(parts, isFolder: false) else { return .tree }
        return kind == .swift ? .ignored : nil
    }

    /// Whether the nearest `.gitignore` with a pattern for a path ignores it.
    private func isIgnored(_ parts: [String], isFolder: Bool) -> Bool {
        for (depth, rules) in rules.reversed() {
            if let decision = rules.decision(on: parts[depth...], isFolder: isFolder) { return decision }
        }
        return false
    }

    // MARK: - Files

    /// Reads a regular file, and closes its descriptor.
    private mutating func readFile(_ descriptor: Int32, at path: String, kind: FileKind, place: Place) {
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return note(path, as: .unreadable(errno)) }
        guard status.st_mode & S_IFMT == S_IFREG else { return note(path, as: .special) }
        let size = Int(clamping: status.st_size)
        let version = FileVersion(status)
        if !version.isUnsettled(at: start) { versions[path] = version }
        see(path, version: version)
        guard kind != .named else { return add(.unread(byteCount: size), at: path, kind: kind, place: place) }
        let limit = kind == .swift ? limits.swiftBytes : limits.textBytes
        guard size <= limit else {
            note(path, as: .tooLarge(limit: limit))
            return add(.unread(byteCount: size), at: path, kind: kind, place: place)
        }
        // It may have become larger since.
        switch Self.read(descriptor, size: size, limit: limit) {
        case .success(let bytes):
            // A file that was written while it was read is read again at the next look.
            if fstat(descriptor, &status) != 0 || FileVersion(status) != version {
                versions[path] = nil
                isUnsettled = true
            }
            add(.bytes(bytes), at: path, kind: kind, place: place)
        case .failure(.tooLarge):
            note(path, as: .tooLarge(limit: limit))
            add(.unread(byteCount: size), at: path, kind: kind, place: place)
        case .failure(.unreadable(let code)): note(path, as: .unreadable(code))
        }
    }

    /// The content of a file that was read before; `nil` if the file may have changed since.
    private mutating func knownContent(of path: String, _ version: FileVersion) -> FileTree.Content? {
        guard let content = known(path, version) else { return nil }
        versions[path] = version
        see(path, version: version)
        return content
    }

    private mutating func add(
        _ content: FileTree.Content,
        at path: String,
        kind: FileKind,
        place: Place
    ) {
        if case .bytes(let bytes) = content {
            guard files.count + ignoredFiles.count < limits.files else {
                note(path, as: .tooManyFiles(limit: limits.files))
                isFull = true
                return
            }
            byteCount += bytes.count
            guard byteCount <= limits.bytes else {
                note(path, as: .tooManyBytes(limit: limits.bytes))
                isFull = true
                return
            }
        }
        switch place {
        case .tree: files[path] = content
        case .ignored: ignoredFiles[path] = content
        }
    }

    enum ReadError: Error {
        case tooLarge
        case unreadable(Int32)
    }

    /// The bytes of a file, whose size may have changed since it was asked for.
    static func read(_ descriptor: Int32, size: Int, limit: Int) -> Result<[UInt8], ReadError> {
        var code: Int32?
        // One byte more tells whether the file ends after its size.
        var bytes = [UInt8](unsafeUninitializedCapacity: min(size, limit) + 1) { buffer, length in
            while length < buffer.count {
                let count = Glibc.read(
                    descriptor,
                    buffer.baseAddress.map { $0 + length },
                    buffer.count - length
                )
                if count < 0, errno == EINTR { continue }
                if count < 0 { code = errno }
                guard count > 0 else { return }
                length += count
            }
        }
        if let code { return .failure(.unreadable(code)) }
        guard bytes.count <= limit else { return .failure(.tooLarge) }
        guard bytes.count > size else { return .success(bytes) }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= limit {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return .failure(.unreadable(errno)) }
            guard count > 0 else { return .success(bytes) }
            bytes += chunk[..<count]
        }
        return .failure(.tooLarge)
    }

    /// The bytes of a regular file with rules in a folder.
    private mutating func readRules(_ name: String, of parent: Int32, in level: Level) -> [UInt8]? {
        let descriptor = openat(parent, name, Self.flags)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        see(level.path(of: name), descriptor: descriptor)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = Int(clamping: status.st_size)
        return try? Self.read(descriptor, size: size, limit: IgnoreRules.byteLimit).get()
    }

    // MARK: - Links

    /// Reads the regular file of the folder that a link leads to.
    private mutating func readLink(_ parts: [String], in level: Level) {
        let path = parts.joined(separator: "/")
        var status = stat()
        guard stat("\(folder)/\(path)", &status) == 0 else {
            // Many links lead to nothing; those that would be read have a note.
            if FileKind(path) != nil { note(path, as: .linkOutside) }
            return
        }
        if status.st_mode & S_IFMT == S_IFDIR { return note(path, as: .linkToFolder) }
        guard let kind = FileKind(path), let place = place(of: parts, kind: kind, in: level) else { return }
        guard status.st_mode & S_IFMT == S_IFREG else { return note(path, as: .special) }
        guard let base = Self.realPath(folder), let target = Self.realPath("\(folder)/\(path)"),
            target.hasPrefix(base == "/" ? base : base + "/")
        else { return note(path, as: .linkOutside) }
        let descriptor = open(target, Self.flags)
        guard descriptor >= 0 else { return note(path, as: .unreadable(errno)) }
        readFile(descriptor, at: path, kind: kind, place: place)
    }

    /// A path without links; `nil` if there is no such file.
    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
