package import ResourceFiles

/// Files of a project that a client sends: their paths and bytes.
///
/// Paths are relative and plain, and no two of them differ in case only.
package struct SourceBundle: Equatable, Sendable {
    package struct File: Equatable, Sendable {
        package let path: String
        package let bytes: [UInt8]

        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// In the order of the bytes of their paths.
    package let files: [File]

    init(sorting files: [File]) {
        self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// The size of all files, in bytes.
    package var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }

    /// The files by their paths.
    package var tree: FileTree {
        FileTree(Dictionary(files.map { ($0.path, .bytes($0.bytes)) }) { first, _ in first })
    }
}
