package import ProjectTargets
package import ResourceFiles

/// The declarations of a project and the names in them, as the text of its files tells, without a parser.
///
/// The texts themselves are not kept.
package struct ProjectIndex: Sendable {
    /// The roots: by path, in a file by kind, and of one kind in the order of the source.
    package let roots: [IndexedRoot]
    private let lookup: NameLookup
    private let finder: RootFinder
    private let modules: Set<String>
    private let isAppleName: @Sendable (String) -> Bool
    private let parts: ParallelParts
    /// The number of names when all files were read.
    private let firstNameCount: Int

    /// Reads all Swift sources that the targets of a project have, and the rest of its folder.
    ///
    /// A name of Apple's means Apple's, unless the file, its target or a target that it imports declares it.
    ///
    /// Several parts of the files can be read at once. Of files that were read by an earlier run of the program, the storage
    /// has what they declare; it gets that of all files, if enough of them are new.
    package init(
        _ project: Project,
        sources: FileTree,
        parts: ParallelParts = ParallelParts(),
        storage: IndexStorage? = nil,
        isAppleName: @escaping @Sendable (String) -> Bool = { _ in false }
    ) {
        self.init(
            project,
            sources: sources,
            parts: parts,
            storage: storage,
            isAppleName: isAppleName,
            after: nil,
            changed: []
        )
    }

    /// The index of the project after a change: of the files that it had, only the changed ones are read again.
    ///
    /// With `hasSameFiles`, its targets have the files that they had.
    package func updating(
        _ project: Project,
        sources: FileTree,
        changed: Set<String>,
        hasSameFiles: Bool = false
    ) -> ProjectIndex {
        let isKnown =
            modules == Self.modules(of: project) && !lookup.names.isWorn(since: firstNameCount)
        if isKnown, hasSameFiles {
            return ProjectIndex(changing: changed, of: self, in: project, sources: sources)
        }
        return ProjectIndex(
            project,
            sources: sources,
            parts: parts,
            storage: nil,
            isAppleName: isAppleName,
            after: isKnown ? self : nil,
            changed: changed
        )
    }

    /// The index of a project whose targets have the files that they had, of which some have another content.
    private init(changing changed: Set<String>, of old: ProjectIndex, in project: Project, sources: FileTree)
    {
        modules = old.modules
        isAppleName = old.isAppleName
        parts = old.parts
        firstNameCount = old.firstNameCount
        var reader = DeclarationReader()
        reader.scanner.names = old.lookup.names
        var files = old.lookup.sources
        var declaresSame = true
        var mentionsSame = true
        for path in changed {
            guard let number = files.number(of: path), let bytes = sources.bytes(of: path) else { continue }
            let known = files.files[number]
            let file = reader.read(bytes, for: BuildSettings(modules: modules, isPackage: known.isPackage))
            declaresSame = declaresSame && file.declares(sameAs: known)
            mentionsSame = mentionsSame && file.mentions(sameAs: known)
            files.replace(number, with: file)
        }
        let names = reader.scanner.names
        lookup =
            declaresSame
            ? old.lookup.replacing(files, names: names, of: project)
            : NameLookup(project, sources: files, names: names, isAppleName: isAppleName)
        finder = declaresSame && mentionsSame ? old.finder.replacing(lookup) : RootFinder(lookup)
        roots = finder.roots()
    }

    private init(
        _ project: Project,
        sources: FileTree,
        parts: ParallelParts,
        storage: IndexStorage?,
        isAppleName: @escaping @Sendable (String) -> Bool,
        after old: ProjectIndex?,
        changed: Set<String>
    ) {
        let modules = Self.modules(of: project)
        self.modules = modules
        self.parts = parts
        self.isAppleName = isAppleName
        let inPackages = Self.inPackages(project)
        var paths: [String] = []
        var files: [IndexedFile?] = []
        var unread: [SourceReading.Item] = []
        for path in Self.paths(of: project, in: sources) {
            let isPackage = inPackages.contains(path)
            if let old, !changed.contains(path), let number = old.lookup.sources.number(of: path),
                old.lookup.sources.files[number].isPackage == isPackage
            {
                paths.append(path)
                files.append(old.lookup.sources.files[number])
            } else if let bytes = sources.bytes(of: path) {
                let settings = BuildSettings(modules: modules, isPackage: isPackage)
                unread.append(SourceReading.Item(number: files.count, bytes: bytes, settings: settings))
                paths.append(path)
                files.append(nil)
            }
        }
        var reading = SourceReading(
            names: old?.lookup.names ?? NameTable(),
            firstNameCount: old?.firstNameCount,
            storage: storage.map { SourceReading.Storage($0, modules: modules) }
        )
        for (number, file) in reading.read(unread, in: parts) { files[number] = file }
        lookup = NameLookup(
            project,
            sources: IndexedSources(paths: paths, files: files.compactMap(\.self)),
            names: reading.names,
            isAppleName: isAppleName
        )
        firstNameCount = reading.firstNameCount ?? lookup.names.count
        finder = RootFinder(lookup)
        roots = finder.roots()
    }

    private static func modules(of project: Project) -> Set<String> {
        Set(project.targets.filter { $0.kind != .test }.map(\.moduleName))
    }

    /// The paths of the sources, in the order of their bytes.
    private static func paths(of project: Project, in sources: FileTree) -> [String] {
        var paths = Set(project.rest)
        for target in project.targets where target.kind != .test { paths.formUnion(target.sources) }
        return sources.paths.filter { $0.hasSuffix(".swift") && paths.contains($0) }
    }

    /// The sources that packages have, and no target of Xcode.
    private static func inPackages(_ project: Project) -> Set<String> {
        var packages: Set<String> = []
        var others: Set<String> = []
        for target in project.targets {
            switch target.origin {
            case .package: packages.formUnion(target.sources)
            case .xcode: others.formUnion(target.sources)
            }
        }
        return packages.subtracting(others)
    }
}

extension ProjectIndex {
    /// The paths of the files that are in the index, in the order of their bytes.
    package var paths: [String] { lookup.sources.paths }

    /// The roots of a file.
    package func roots(in path: String) -> ArraySlice<IndexedRoot> {
        func first(_ isBefore: (String) -> Bool) -> Int {
            var low = 0
            var high = roots.count
            while low < high {
                let middle = low + (high - low) / 2
                if isBefore(roots[middle].path) { low = middle + 1 } else { high = middle }
            }
            return low
        }
        let start = first { $0.utf8.lexicographicallyPrecedes(path.utf8) }
        return roots[start...].prefix { $0.path == path }
    }

    /// The paths of the files that declare a name outside of others, in the order of their bytes.
    package func files(declaring name: String) -> [String] {
        guard let number = lookup.names.known(name) else { return [] }
        var files: [Int32] = []
        for place in lookup.all(named: number) where files.last != place.file { files.append(place.file) }
        return files.map { paths[Int($0)] }
    }

    /// The number of types, functions and previews of a file that are compiled for macOS only.
    package func skippedCount(in path: String) -> Int {
        lookup.sources.number(of: path).map { lookup.sources.files[$0].skippedCount } ?? 0
    }

    /// Whether a file has statements outside of declarations, which can be snippets.
    package func hasStatements(in path: String) -> Bool {
        lookup.sources.number(of: path).map { lookup.sources.files[$0].hasStatements } ?? false
    }

    /// The files that must be read to draw the roots of one file; without files if the index does not have it.
    package func reach(from path: String, limits: ReachLimits = ReachLimits()) -> ProjectReach {
        guard let number = lookup.sources.number(of: path) else { return ProjectReach() }
        return ReachSearch.reach(from: number, in: lookup, within: limits)
    }
}
