import Glibc
import ResourceFiles

/// A file of a folder as it is now.
struct SavedFile {
    let bytes: [UInt8]
    let version: FileVersion

    /// Reads a regular file; fails if it is larger than a limit, has gone, or is written meanwhile.
    ///
    /// Each part of the path is opened in the folder before it, and never through a link.
    init?(reading path: String, in folder: String, limit: Int) {
        guard RelativePath.isPlain(path) else { return nil }
        var descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let names = path.split(separator: "/")
        for (position, name) in names.enumerated() {
            let isFile = position == names.count - 1
            let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | (isFile ? 0 : O_DIRECTORY)
            let next = openat(descriptor, String(name), flags)
            close(descriptor)
            guard next >= 0 else { return nil }
            descriptor = next
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            Int(status.st_size) <= limit
        else { return nil }
        version = FileVersion(status)
        guard
            case .success(let bytes) = ProjectFolderReader.read(
                descriptor,
                size: Int(status.st_size),
                limit: limit
            ),
            fstat(descriptor, &status) == 0, FileVersion(status) == version
        else { return nil }
        self.bytes = bytes
    }
}
