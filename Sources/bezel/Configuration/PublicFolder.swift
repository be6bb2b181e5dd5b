import ButtonAPI
import Glibc

/// The files of the preview page, read once.
enum PublicFolder {
    /// All files below a folder; none if the folder does not exist.
    static func read(_ folder: String) -> [StaticFile] {
        files(in: folder, below: "/").sorted { $0.path < $1.path }
    }

    private static func files(in folder: String, below path: String) -> [StaticFile] {
        var found: [StaticFile] = []
        for name in names(in: folder) where !name.hasPrefix(".") {
            let file = folder + "/" + name
            if let content = content(of: file) {
                found.append(StaticFile(path: path + name, content: content))
            } else {
                found += files(in: file, below: path + name + "/")
            }
        }
        return found
    }

    private static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { name in
                    name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
            )
        }
        return names
    }

    /// The bytes of a file; `nil` for a folder, or a file that cannot be read.
    private static func content(of path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var content: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            guard count >= 0 else { return nil }
            guard count > 0 else { return content }
            content += chunk[..<count]
        }
    }
}
