package import ProjectTargets
package import ResourceFiles

/// The files of a project in a folder on a disk, and its targets.
package struct ProjectFolder: Sendable {
    /// The sources and resources without the sources of tests.
    ///
    /// Those that a `.gitignore` ignores are there only if they are Swift inside of a target, which a program has written.
    package private(set) var tree: FileTree
    package let project: Project
    /// The files and folders that have not been read, in the order of the walk.
    package let notes: [FolderNote]
    /// The files that were read, with those of tests and those that are ignored.
    private var contents: [String: FileTree.Content]
    /// The versions of these files, without those of files that can change without another version.
    private var versions: [String: FileVersion]

    private var look: FolderLook
    /// The path on the disk.
    private let path: String
    private let limits: FolderLimits

    /// Whether no file and no folder has another version than when they were read.
    ///
    /// The rights of a file and the target of a link can have changed.
    package var isCurrent: Bool { look.isCurrent }

    /// Likewise, also where something can change without another version.
    package var hasSameVersions: Bool { look.hasSameVersions }

    /// The paths on the disk of the folders that have been looked into.
    var folderPaths: [String] { look.folders }

    /// Reads a folder; links do not lead out of it, and pipes are not opened.
    ///
    /// The files of packages outside of it are in folders of their own (`OutsidePackage`). Of an earlier reading of the
    /// same folder, the contents of files that have not changed since are kept.
    package init(
        reading path: String,
        settings: FolderSettings = FolderSettings(),
        since earlier: ProjectFolder? = nil
    ) throws(FolderError) {
        let reading = try FolderReading(of: path, settings: settings, since: earlier)
        self.path = path
        limits = settings.limits
        contents = reading.files.merging(reading.ignoredFiles) { file, _ in file }
        versions = reading.versions
        notes = reading.notes
        look = reading.look
        if let earlier, earlier.contents == contents {
            tree = earlier.tree
            project = earlier.project
            return
        }
        if let earlier, let changed = earlier.sourcesChanged(in: contents) {
            // The targets have the same files.
            tree = earlier.tree.replacing(changed)
            project = earlier.project
            return
        }
        let project = Project(reading: FileTree(reading.files))
        let folders = project.targets.flatMap(\.ownFolders)
        let generated = reading.ignoredFiles.filter { path, _ in
            folders.contains { RelativePath.contains($0, path: path) }
        }
        let all = FileTree(reading.files.merging(generated) { file, _ in file })
        let complete = generated.isEmpty ? project : Project(reading: all)
        let tests = complete.testSources
        tree = tests.isEmpty ? all : all.merging(without: tests)
        self.project = tests.isEmpty ? complete : complete.removing(tests)
    }

    /// The folder with the content that one of its sources was saved with, and the path of that in the folder; `nil` if other
    /// files may matter, too.
    ///
    /// The path of the file is that on the disk. Nothing else is read.
    package func saving(_ file: String) -> (folder: ProjectFolder, path: String)? {
        guard file.hasPrefix(path + "/") else { return nil }
        let name = String(file.dropFirst(path.count + 1))
        guard name.hasSuffix(".swift"), !name.hasSuffix("Package.swift"), tree.bytes(of: name) != nil,
            let saved = SavedFile(reading: name, in: path, limit: limits.swiftBytes),
            let look = look.saving(file, version: saved.version)
        else { return nil }
        let content = FileTree.Content.bytes(saved.bytes)
        var folder = self
        folder.contents[name] = content
        folder.versions[name] = nil
        folder.tree = tree.replacing([name: content])
        folder.look = look
        return folder.byteCount <= limits.bytes ? (folder, name) : nil
    }

    /// The bytes of all files that were read.
    private var byteCount: Int {
        contents.values.reduce(0) { count, content in
            if case .bytes(let bytes) = content { count + bytes.count } else { count }
        }
    }

    /// The contents that differ from those of this reading, if only sources that were there before do; otherwise `nil`.
    private func sourcesChanged(in contents: [String: FileTree.Content]) -> [String: FileTree.Content]? {
        guard contents.count == self.contents.count else { return nil }
        var changed: [String: FileTree.Content] = [:]
        for (path, content) in contents {
            guard let known = self.contents[path] else { return nil }
            guard known != content else { continue }
            guard path.hasSuffix(".swift"), !path.hasSuffix("Package.swift") else { return nil }
            changed[path] = content
        }
        return changed
    }

    /// The content of a file that has not changed since it was read; `nil` if it may have.
    func content(of path: String, at version: FileVersion) -> FileTree.Content? {
        versions[path] == version ? contents[path] : nil
    }

    /// The paths of the files that are new, have gone, or have changed since an earlier reading.
    package func changedPaths(since earlier: ProjectFolder) -> Set<String> {
        var paths = Set(earlier.contents.keys.filter { contents[$0] == nil })
        for (path, content) in contents {
            let (version, known) = (versions[path], earlier.versions[path])
            // A file that was touched only has the same bytes; an image is not read, so its version tells.
            if earlier.contents[path] != content { paths.insert(path) }
            if case .unread = content, version == nil || version != known { paths.insert(path) }
        }
        return paths
    }
}

extension ProjectTarget {
    /// The folders that are for the target alone: not that of the project.
    fileprivate var ownFolders: [String] {
        switch origin {
        case .package(let folder): folders.filter { $0 != folder }
        case .xcode(let project): folders.filter { $0 != RelativePath.folder(of: project) }
        }
    }
}
