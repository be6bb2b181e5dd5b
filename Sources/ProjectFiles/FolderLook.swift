import Glibc
import ResourceFiles

/// The versions of the files and folders that a reading has seen: by them a change is noticed without reading anything.
///
/// A new file changes the version of its folder.
struct FolderLook: Sendable {
    private struct Entry: Sendable {
        /// On the disk.
        let path: String
        var version: FileVersion
    }

    private var entries: [Entry] = []
    /// The paths of the folders on the disk.
    private(set) var folders: [String] = []
    /// Whether something can have changed without another version.
    private var isUnsettled = false

    /// Adds what a reader has seen in a folder.
    mutating func add(_ reader: ProjectFolderReader, in folder: String) {
        for (path, version) in reader.seen {
            entries.append(Entry(path: path.isEmpty ? folder : "\(folder)/\(path)", version: version))
        }
        folders += reader.folders.map { $0.isEmpty ? folder : "\(folder)/\($0)" }
        if reader.isUnsettled { isUnsettled = true }
    }

    /// The look after a file was saved, whose folder may have another version because the file has.
    ///
    /// It is unsettled, as a file is that was saved a moment before.
    func saving(_ path: String, version: FileVersion) -> FolderLook? {
        let folder = RelativePath.folder(of: path)
        var status = stat()
        guard let file = entries.firstIndex(where: { $0.path == path }),
            let around = entries.firstIndex(where: { $0.path == folder }), stat(folder, &status) == 0
        else { return nil }
        var look = self
        look.entries[file].version = version
        look.entries[around].version = FileVersion(status)
        look.isUnsettled = true
        return look
    }

    /// Whether everything has the version that it had, and could not have changed without another one.
    var isCurrent: Bool { !isUnsettled && hasSameVersions }

    /// Whether everything has the version that it had.
    var hasSameVersions: Bool {
        var status = stat()
        return entries.allSatisfy { stat($0.path, &status) == 0 && FileVersion(status) == $0.version }
    }
}
