import CustomStyles
import StyleSyntax

/// The folders that a worker has drawn from last, as few and as small as its memory allows.
struct RecentFolders {
    /// The latest last.
    private var folders: [StyleFolder] = []

    /// The number of folders.
    private static let limit = 4
    /// The size of their sources together in bytes; the latest may have more.
    private static let byteLimit = 4 << 20

    /// The folder of a key; `nil` if it is not here.
    subscript(key: FolderKey) -> StyleFolder? { folders.last { $0.key == key } }

    mutating func insert(_ folder: StyleFolder) {
        folders.removeAll { $0.key == folder.key }
        folders.append(folder)
        while folders.count > Self.limit || folders.count > 1 && byteCount > Self.byteLimit {
            folders.removeFirst()
        }
    }

    private var byteCount: Int {
        folders.lazy.flatMap(\.files).reduce(0) { $0 + $1.source.text.length }
    }
}
