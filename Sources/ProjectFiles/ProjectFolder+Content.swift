import Glibc
import ResourceFiles

extension ProjectFolder {
    /// The bytes of a regular file of the folder that is named but not read, such as an image; `nil` if it is larger than
    /// a limit, or has gone.
    ///
    /// Each part of the path is opened in the folder before it, and never through a link.
    package static func bytes(of path: String, in folder: String, limit: Int) -> [UInt8]? {
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
        return try? ProjectFolderReader.read(descriptor, size: Int(status.st_size), limit: limit).get()
    }
}
