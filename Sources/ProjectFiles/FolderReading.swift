import ResourceFiles

/// The files of a folder and of the packages outside of it, as one reading has found them.
struct FolderReading {
    private(set) var files: [String: FileTree.Content] = [:]
    /// The Swift files that a `.gitignore` ignores.
    private(set) var ignoredFiles: [String: FileTree.Content] = [:]
    private(set) var notes: [FolderNote] = []
    private(set) var versions: [String: FileVersion] = [:]
    private(set) var look = FolderLook()

    init(of path: String, settings: FolderSettings, since earlier: ProjectFolder?) throws(FolderError) {
        try read(path, in: "", settings: settings, after: earlier)
        for package in settings.packages {
            do throws(FolderError) {
                try read(package.path, in: package.folder + "/", settings: settings, after: earlier)
            } catch {
                switch error {
                case .unreadable(let code): throw .unreadablePackage(package.path, code)
                case .unreadablePackage: throw error
                }
            }
        }
    }

    /// Reads a folder, whose paths get a prefix; the file that was read first keeps its path.
    private mutating func read(
        _ path: String,
        in prefix: String,
        settings: FolderSettings,
        after earlier: ProjectFolder?
    ) throws(FolderError) {
        var reader = ProjectFolderReader(path, settings: settings) { path, version in
            earlier?.content(of: prefix + path, at: version)
        }
        try reader.read()
        look.add(reader, in: path)
        guard !prefix.isEmpty else {
            files = reader.files
            ignoredFiles = reader.ignoredFiles
            notes = reader.notes
            versions = reader.versions
            return
        }
        files.merge(reader.files.map { (prefix + $0, $1) }) { first, _ in first }
        ignoredFiles.merge(reader.ignoredFiles.map { (prefix + $0, $1) }) { first, _ in first }
        notes += reader.notes.map { FolderNote(prefix + $0.path, reason: $0.reason) }
        versions.merge(reader.versions.map { (prefix + $0, $1) }) { first, _ in first }
    }
}
