import ProjectIndex
package import ProjectResources
package import ProjectSources
import ProjectTargets
import ResourceFiles

/// The programs that show the roots of a bundle: one for each file with roots, as for a folder.
///
/// The text of the files is scanned, and nothing is parsed.
package struct BundlePrograms: Sendable {
    /// In the order of the paths of the files with roots.
    package let programs: [Program]
    /// The catalogs, tables and images that all of them can name; `nil` if there are none.
    package let resources: SourceResources?
    /// The facts about the bundle that its messages do not say, as sentences.
    package let notes: [String]

    package struct Program: Sendable {
        /// The file with the roots.
        package let path: String
        package let program: ProjectProgram
    }

    /// Finds the programs of a bundle; `isAppleName` tells whether a name is one of Apple's.
    package init(of bundle: SourceBundle, isAppleName: @escaping @Sendable (String) -> Bool) {
        let tree = bundle.tree
        let project = Project(reading: tree)
        let index = ProjectIndex(project, sources: tree, isAppleName: isAppleName)
        let modules = project.modules
        let names = Set(modules.values)
        var notes = project.problems.map { "\($0.path): \($0.message)" }
        var programs: [Program] = []
        var paths: [String] = []
        for path in index.paths where !index.roots(in: path).isEmpty || index.hasStatements(in: path) {
            paths.append(path)
        }
        var rest = BundleLimits.programBytes
        let lines = SharedLines()
        for path in paths.prefix(BundleLimits.programs) {
            let reach = index.reach(from: path)
            let files = reach.files.compactMap { path in
                tree.bytes(of: path).map { bytes in
                    let lines = lines.lines(of: path, bytes)
                    return ProjectProgram.File(path: path, module: modules[path] ?? "", lines: lines)
                }
            }
            rest -= files.reduce(0) { $0 + $1.bytes.count }
            guard rest >= 0 else { break }
            let program = ProjectProgram(files: files, modules: names, notes: reach.notes)
            programs.append(Program(path: path, program: program))
            notes += reach.notes.map { "\(path): \($0)" }
        }
        if programs.count < paths.count {
            notes.append(
                "The roots of \(programs.count) files are drawn, and those of \(paths.count - programs.count) are not: they "
                    + "need too many files together."
            )
        }
        let left = tree.paths.count(where: BundleFile.isLeftOut)
        if left > 0 {
            notes.append(
                "Fonts, SVG and PDF are not read from a bundle; stand-ins take the place of \(left) such files."
            )
        }
        self.programs = programs
        self.notes = Array(notes.prefix(Self.noteLimit))
        resources = project.resources(of: tree)
    }

    /// The notes that are kept.
    private static let noteLimit = 100
}

/// The kinds of files of a bundle that matter for a picture.
enum BundleFile {
    private static let resources = [
        ".xcstrings", ".strings", ".stringsdict", ".png", ".jpg", ".jpeg",
    ]
    private static let leftOut = [".svg", ".pdf", ".ttf", ".otf", ".ttc", ".heic"]

    /// Whether a worker reads the file as a resource.
    static func isResource(_ path: String) -> Bool {
        let path = path.lowercased()
        return path.hasSuffix("contents.json") && path.contains(".xcassets/")
            || resources.contains { path.hasSuffix($0) }
    }

    /// Whether nothing reads the file, though a source can name it.
    static func isLeftOut(_ path: String) -> Bool {
        let path = path.lowercased()
        return leftOut.contains { path.hasSuffix($0) }
    }
}

extension Project {
    /// The resources of the targets, and whether these are for a Mac, for the process that runs their sources; `nil` for
    /// neither.
    fileprivate func resources(of tree: FileTree) -> SourceResources? {
        let paths = tree.paths.filter(BundleFile.isResource)
        let targets = targets.filter { $0.kind != .test }
        let isForMac = !targets.isEmpty && targets.allSatisfy(\.isForMac)
        guard !paths.isEmpty || isForMac else { return nil }
        let known = Set(paths)
        let contents = paths.compactMap { path in tree[path].map { (path, $0) } }
        return SourceResources(
            tree: FileTree(Dictionary(contents) { first, _ in first }),
            bundles: targets.map { target in
                ResourceBundle(
                    name: target.moduleName,
                    isApp: target.kind == .app,
                    files: target.resources.filter(known.contains) + target.sources
                )
            },
            developmentLanguage: targets.lazy.compactMap(\.developmentLanguage).first,
            isForMac: isForMac
        )
    }
}
