import Glibc

/// A folder of files that the program can make again, of which the oldest are removed.
///
/// Nothing that fails is an error: without a file, its content is made again.
package struct CacheFolder: Sendable {
    private let path: String

    /// The number of files that are kept.
    package static let mostFiles = 16

    package init(_ path: String) {
        self.path = path
    }

    /// The bytes of a file; `nil` if it is larger than a limit, is no regular file, or belongs to another user.
    package func read(_ name: String, upTo limit: Int) -> [UInt8]? {
        let descriptor = open("\(path)/\(name)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
            status.st_size <= limit
        else { return nil }
        return try? ProjectFolderReader.read(descriptor, size: Int(status.st_size), limit: limit).get()
    }

    /// Replaces a file as a whole: nobody reads a part of it.
    package func write(_ bytes: [UInt8], to name: String) {
        guard makeFolders() else { return }
        let temporary = "\(path)/\(name).\(getpid())"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, bytes.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            written += count
        }
        close(descriptor)
        guard written == bytes.count, rename(temporary, "\(path)/\(name)") == 0 else {
            unlink(temporary)
            return
        }
        removeOldest()
    }

    /// Makes the folder and those around it, for the user alone.
    private func makeFolders() -> Bool {
        for (index, byte) in path.utf8.enumerated() where byte == UInt8(ascii: "/") && index > 0 {
            mkdir(String(decoding: path.utf8.prefix(index), as: UTF8.self), 0o700)
        }
        return mkdir(path, 0o700) == 0 || errno == EEXIST
    }

    /// Removes the files that were written longest ago, beyond the number that is kept.
    private func removeOldest() {
        guard let stream = opendir(path) else { return }
        defer { closedir(stream) }
        var files: [(path: String, seconds: Int, nanoseconds: Int)] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            var status = stat()
            guard lstat("\(path)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            files.append(("\(path)/\(name)", Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)))
        }
        files.sort { ($0.seconds, $0.nanoseconds) > ($1.seconds, $1.nanoseconds) }
        for file in files.dropFirst(Self.mostFiles) { unlink(file.path) }
    }
}
