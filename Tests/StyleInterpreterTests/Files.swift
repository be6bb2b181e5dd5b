import Glibc
import Testing

/// The content of a file; empty if it cannot be read.
func bytes(of path: String) -> [UInt8] {
    guard let file = unsafe fopen(path, "r") else { return [] }
    defer { unsafe fclose(file) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = unsafe fread(&buffer, 1, buffer.count, file)
        guard count > 0 else { return result }
        result += buffer.prefix(count)
    }
}

/// The Swift files of a folder, in the order of their names.
func swiftFiles(in folder: String) throws -> [String] {
    let directory = try #require(unsafe opendir(folder))
    defer { unsafe closedir(directory) }
    var files: [String] = []
    while let entry = unsafe readdir(directory) {
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
            unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
        }
        if name.hasSuffix(".swift") { files.append("\(folder)/\(name)") }
    }
    return files.sorted()
}
