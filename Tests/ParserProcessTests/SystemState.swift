import Glibc

/// The identifiers of the processes of a name that this process has started.
func childProcesses(named name: String) throws -> [pid_t] {
    try names(in: "/proc").compactMap { pid_t($0) }.filter { identifier in
        guard let status = text("/proc/\(identifier)/stat") else { return false }
        // The name in parentheses may contain spaces; state and parent follow.
        let fields = status[(status.lastIndex(of: ")") ?? status.startIndex)...].split(separator: " ")
        return fields.count > 2 && fields[1] != "Z" && fields[2] == "\(getpid())"
            && status.contains("(\(name))")
    }
}

private struct FolderError: Error {
    let path: String
}

private func names(in path: String) throws -> [String] {
    guard let folder = opendir(path) else { throw FolderError(path: path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
        names.append(
            withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
        )
    }
    return names
}

private func text(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
}

/// The paths of the Swift files in a folder, in order.
func swiftFiles(in folder: String) throws -> [String] {
    try names(in: folder).filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
}

func bytes(of path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FolderError(path: path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
        bytes += buffer.prefix(count)
    }
    return bytes
}
