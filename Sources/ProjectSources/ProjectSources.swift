package import ProjectFiles
package import ProjectIndex
package import ProjectTargets
import ResourceFiles

/// The sources of a project in a folder: which files show something, and which files each of them needs.
///
/// A folder is read again where it has changed. Nothing is parsed: that happens to the programs which somebody asks for.
package struct ProjectSources: Sendable {
    private let path: String
    private let settings: FolderSettings
    private let drawDocument: DocumentDrawer?
    /// The files, and the targets that they belong to.
    package private(set) var folder: ProjectFolder
    /// The declarations by name.
    package private(set) var index: ProjectIndex
    /// The names of the modules of files by their paths.
    private var modules: [String: String]
    private var resources: NamedResources
    private let lines = SharedLines()
    /// The number of contents that a file had since the folder was read first.
    private var generations: [String: Int] = [:]
    /// The number of changes of resources since the folder was read first.
    package private(set) var resourceGeneration = 0

    /// Reads a folder.
    ///
    /// `drawDocument` draws its PDFs; without it, only their places are held. `isAppleName` tells whether a name is one of
    /// Apple's, which hides those of targets that a file does not import. The storage keeps what the sources declare for
    /// the next run of the program.
    package init(
        reading path: String,
        settings: FolderSettings = FolderSettings(),
        drawDocument: DocumentDrawer? = nil,
        storage: IndexStorage? = nil,
        isAppleName: @escaping @Sendable (String) -> Bool
    ) throws(FolderError) {
        self.path = path
        self.settings = settings
        self.drawDocument = drawDocument
        folder = try ProjectFolder(reading: path, settings: settings)
        index = ProjectIndex(
            folder.project,
            sources: folder.tree,
            parts: ParallelParts(atMost: ParallelThreads.count, run: ParallelThreads.run),
            storage: storage,
            isAppleName: isAppleName
        )
        modules = folder.project.modules
        resources = NamedResources(folder.project, in: folder.tree)
    }

    /// Whether nothing has changed on the disk, as far as versions tell.
    package var isCurrent: Bool { folder.isCurrent }

    /// The folder as it is now; the contents of files that have not changed are kept.
    package func folderNow(since earlier: ProjectFolder? = nil) throws(FolderError) -> ProjectFolder {
        try ProjectFolder(reading: path, settings: settings, since: earlier ?? folder)
    }

    /// Takes a later reading of the folder.
    package mutating func update(to next: ProjectFolder) -> ProjectChange {
        update(to: next, changed: next.changedPaths(since: folder))
    }

    /// Takes the folder in which the source of a path was saved, and nothing else has changed.
    package mutating func update(to next: ProjectFolder, saving path: String) -> ProjectChange {
        update(to: next, changed: next.tree[path] == folder.tree[path] ? [] : [path])
    }

    private mutating func update(to next: ProjectFolder, changed: Set<String>) -> ProjectChange {
        let earlier = folder
        let earlierModules = modules
        folder = next
        guard !changed.isEmpty else { return ProjectChange() }
        for path in changed { generations[path, default: 0] += 1 }
        if changed.contains(where: { !$0.hasSuffix(".swift") }) { resourceGeneration += 1 }
        let hasSameFiles = changed.allSatisfy { path in
            path.hasSuffix(".swift") && !path.hasSuffix("Package.swift")
                && earlier.tree.bytes(of: path) != nil && next.tree.bytes(of: path) != nil
        }
        index = index.updating(
            next.project,
            sources: next.tree,
            changed: changed,
            hasSameFiles: hasSameFiles
        )
        if !hasSameFiles {
            modules = next.project.modules
            resources = NamedResources(next.project, in: next.tree)
            lines.forget { next.tree.bytes(of: $0) == nil }
        }
        let isSameProject =
            modules == earlierModules
            && changed.allSatisfy { path in
                // These say which targets see each other.
                if path.hasSuffix("Package.swift") || path.hasSuffix(".pbxproj") { return false }
                guard path.hasSuffix(".swift") else { return true }
                guard let old = earlier.tree.bytes(of: path),
                    let new = next.tree.bytes(of: path)
                else { return false }
                return DeclarationOutline(old) == DeclarationOutline(new)
            }
        return ProjectChange(paths: changed, changesDeclarations: !isSameProject)
    }

    /// Reads the folder again; returns the change.
    package mutating func update() throws(FolderError) -> ProjectChange {
        update(to: try folderNow())
    }

    /// The number by which a content of a file is told from those before it.
    package func generation(of path: String) -> Int { generations[path] ?? 0 }

    /// The paths of the files that show something, in their order.
    package var paths: [String] {
        var paths: [String] = []
        for root in index.roots where paths.last != root.path { paths.append(root.path) }
        return paths
    }

    /// The names of the modules of the project.
    package var moduleNames: Set<String> { Set(modules.values) }

    /// The program that shows the roots of a file; `nil` if there is no such file.
    package func program(showing path: String) -> ProjectProgram? {
        guard folder.tree.bytes(of: path) != nil else { return nil }
        return program(of: index.reach(from: path))
    }

    /// The program of the files that roots reach.
    package func program(of reach: ProjectReach) -> ProjectProgram {
        let files = reach.files.compactMap { path in
            folder.tree.bytes(of: path).map {
                ProjectProgram.File(path: path, module: modules[path] ?? "", lines: lines.lines(of: path, $0))
            }
        }
        let resources = resources.selection(
            for: (reach.files, reach.identifiers, reach.literals),
            in: folder.tree,
            read: { ProjectFolder.bytes(of: $0, in: self.path, limit: ResourceLimits.imageBytes) },
            drawDocument: drawDocument
        )
        return ProjectProgram(
            files: files,
            modules: moduleNames,
            resources: resources,
            leftOut: reach.leftOut,
            notes: reach.notes
        )
    }
}

extension Project {
    /// The modules of the sources by their paths; of several targets with one file, the first counts.
    package var modules: [String: String] {
        var modules: [String: String] = [:]
        for target in targets {
            let module = target.moduleName
            for path in target.sources where modules[path] == nil { modules[path] = module }
        }
        return modules
    }
}
