/// Files by their paths: those of a folder on a disk, or of a bundle in a request.
///
/// A path is relative, its parts are separated by slashes, and none of them is empty, `.` or `..`.
package struct FileTree: Equatable, Sendable {
    /// The known part of a file.
    package enum Content: Equatable, Sendable {
        case bytes([UInt8])
        /// The size of a file that has not been read, such as an image.
        case unread(byteCount: Int)
    }

    /// The paths in the order of their bytes.
    package let paths: [String]
    private let contents: [String: Content]

    package init(_ contents: [String: Content]) {
        self.contents = contents
        paths = contents.keys.sortedByBytes()
    }

    /// Files whose bytes are those of texts.
    package init(texts: [String: String]) {
        self.init(texts.mapValues { .bytes(Array($0.utf8)) })
    }

    /// The files of this tree without some, and those of another tree in a folder.
    ///
    /// Of two files with one path, the one of this tree stays.
    package func merging(
        _ other: FileTree = FileTree([:]),
        in folder: String = "",
        without paths: Set<String> = []
    )
        -> FileTree
    {
        let prefix = folder.isEmpty ? "" : folder + "/"
        let added = other.contents.map { (prefix + $0, $1) }
        return FileTree(contents.filter { !paths.contains($0.key) }.merging(added) { own, _ in own })
    }

    /// The files of this tree, some of which have another content; other paths are left out.
    package func replacing(_ changed: [String: Content]) -> FileTree {
        var contents = contents
        for (path, content) in changed where contents[path] != nil { contents[path] = content }
        return FileTree(paths: paths, contents)
    }

    private init(paths: [String], _ contents: [String: Content]) {
        self.paths = paths
        self.contents = contents
    }

    package subscript(path: String) -> Content? { contents[path] }

    /// The bytes of a file; `nil` if there is none, or if it has not been read.
    package func bytes(of path: String) -> [UInt8]? {
        guard case .bytes(let bytes) = contents[path] else { return nil }
        return bytes
    }

    /// The paths of the files in a folder and in those inside of it; the empty path is that of the whole tree.
    package func paths(in folder: String) -> ArraySlice<String> {
        guard !folder.isEmpty else { return paths[...] }
        // The character after the slash begins the first path that is not in the folder.
        let start = firstIndex(notBefore: folder + "/")
        let end = firstIndex(notBefore: folder + "0")
        return paths[start..<max(start, end)]
    }

    /// The index of the first path that is not before a text, in the order of bytes.
    private func firstIndex(notBefore text: String) -> Int {
        var low = 0
        var high = paths.count
        while low < high {
            let middle = low + (high - low) / 2
            if paths[middle].utf8.lexicographicallyPrecedes(text.utf8) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
