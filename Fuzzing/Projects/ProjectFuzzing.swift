import AssetCatalogs
import ProjectIndex
import ProjectResources
import ProjectSources
import ProjectTargets
import ResourceFiles
import SourceBundles
import StringCatalogs

/// Folders of projects, and bundles as they are stored.
package enum ProjectFuzzing {
    /// Reads the canonical form of a bundle if the input begins as one, and otherwise files, each after a line with its
    /// path: `=== Sources/App/Assets.xcassets/Ink.colorset/Contents.json`.
    package static func run(_ input: UnsafeBufferPointer<UInt8>) {
        let bytes = Array(input)
        if SourceBundle.isCanonical(bytes) {
            guard let bundle = SourceBundle(canonical: bytes) else { return }
            precondition(bundle.canonical == bytes, "a bundle has two canonical forms")
            read(bundle)
        } else if let bundle = FolderText(bytes).bundle {
            precondition(
                SourceBundle(canonical: bundle.canonical) == bundle,
                "a bundle is stored as another one"
            )
            read(bundle)
        }
    }

    private static func read(_ bundle: SourceBundle) {
        let tree = bundle.tree
        let project = Project(reading: tree)
        check(project, of: tree)
        let programs = BundlePrograms(of: bundle) { $0 == "View" }
        for program in programs.programs {
            precondition(tree[program.path] != nil, "a program of a file that is not there")
            precondition(
                program.program.files.contains { $0.path == program.path },
                "a program without its file"
            )
        }
        let bundles = project.targets.map { target in
            ResourceBundle(
                name: target.moduleName,
                isApp: target.kind == .app,
                files: target.resources + target.sources
            )
        }
        check(ProjectResources(reading: tree, bundles: bundles))
        if let resources = programs.resources { check(ProjectResources(resources)) }
    }

    private static func check(_ project: Project, of tree: FileTree) {
        precondition(project.targets.count <= ProjectLimits.targets)
        precondition(project.problems.count <= ProjectLimits.problems)
        for target in project.targets {
            for path in target.sources + target.resources {
                precondition(tree[path] != nil, "\(target.name) has \(path), which is not there")
            }
        }
        for path in project.rest { precondition(tree[path] != nil, "\(path) is not there") }
        let index = ProjectIndex(project, sources: tree)
        for root in index.roots.prefix(16) {
            precondition(
                index.reach(from: root.path).files.contains(root.path),
                "a root does not reach its file"
            )
        }
    }

    private static func check(_ resources: ProjectResources) {
        for traits in AssetTraits.sample {
            for set in resources.colors { set.color(for: traits)?.check() }
            for set in resources.images {
                guard let choice = set.image(for: traits) else { continue }
                precondition(choice.entry.scale.map { (1...3).contains($0) } ?? true, "\(choice.entry)")
            }
        }
        let keys = resources.keysByLetters.values.sorted { ($0.table, $0.key) < ($1.table, $1.key) }.prefix(
            16
        )
        for locale in resources.languages.prefix(4) + ["ar", "xx-XX"] {
            _ = resources.lacksLanguage(of: locale)
            for (table, key) in keys {
                for pseudolanguage in [nil, Pseudolanguage.accented] {
                    let text = resources.text(
                        of: key,
                        inTable: table,
                        locale: locale,
                        pseudolanguage: pseudolanguage,
                        arguments: [.integer(-3), .text("a"), .number(.infinity), .integer(.max)]
                    ) { argument, format in "\(format)\(argument)" }
                    precondition(
                        (text?.utf8.count ?? 0) < 1 << 20,
                        "a text of \(text?.utf8.count ?? 0) bytes"
                    )
                }
            }
        }
    }
}

extension AssetTraits {
    /// The traits that are asked for: those of a phone, and others in every way.
    fileprivate static let sample: [AssetTraits] = {
        var other = AssetTraits()
        other.idiom = .mac
        other.luminosity = .dark
        other.contrast = .high
        other.scale = 1
        other.direction = .rightToLeft
        other.languages = ["ar"]
        return [AssetTraits(), other]
    }()
}

extension ColorValue {
    /// Components are finite numbers: what draws them relies on that.
    fileprivate func check() {
        let components: [Double] =
            switch self {
            case .rgb(_, let red, let green, let blue, let alpha): [red, green, blue, alpha]
            case .gray(_, let white, let alpha): [white, alpha]
            case .system: []
            }
        precondition(components.allSatisfy(\.isFinite), "\(self)")
    }
}
