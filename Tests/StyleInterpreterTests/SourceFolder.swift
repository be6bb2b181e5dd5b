import Glibc
import Testing

/// The Swift files of a folder, by their paths.
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
