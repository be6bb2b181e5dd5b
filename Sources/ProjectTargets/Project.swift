package import ResourceFiles

/// The targets of the packages and Xcode projects in a tree of files.
package struct Project: Sendable {
    package private(set) var targets: [ProjectTarget] = []
    /// The errors in the descriptions, in the order of their paths.
    package private(set) var problems: [ResourceProblem] = []
    /// The Swift sources that no target has, in the order of the tree.
    package private(set) var rest: [String]

    /// Reads each `Package.swift` and each `project.pbxproj`; none of them is run.
    package init(reading tree: FileTree) {
        var targets: [ProjectTarget] = []
        var problems: [ResourceProblem] = []
        for path in tree.paths {
            do throws(ResourceProblem) {
                if path == "Package.swift" || path.hasSuffix("/Package.swift") {
                    let package = try PackageTargets(reading: path, of: tree)
                    targets += package.targets
                    problems += package.problems
                } else if path.hasSuffix(".xcodeproj/project.pbxproj") {
                    targets += try XcodeTargets(reading: path, of: tree).targets
                }
            } catch {
                problems.append(error)
            }
            if targets.count > ProjectLimits.targets {
                problems.append(
                    ResourceProblem(in: path, "a project has at most \(ProjectLimits.targets) targets")
                )
                targets.removeLast(targets.count - ProjectLimits.targets)
                break
            }
        }
        self.targets = targets
        self.problems = Array(problems.prefix(ProjectLimits.problems))
        var used: Set<String> = []
        for target in targets { used.formUnion(target.sources) }
        rest = tree.paths.filter { path in
            path.hasSuffix(".swift") && !used.contains(path) && !path.isManifest
        }
    }
}

extension Project {
    /// The Swift sources that only targets of tests have.
    package var testSources: Set<String> {
        var sources: Set<String> = []
        for target in targets where target.kind == .test { sources.formUnion(target.sources) }
        for target in targets where target.kind != .test { sources.subtract(target.sources) }
        return sources
    }

    /// The project without some files.
    package func removing(_ paths: Set<String>) -> Project {
        var project = self
        project.targets = targets.map { $0.removing(paths) }
        project.rest.removeAll(where: paths.contains)
        return project
    }
}

extension String {
    /// Whether a path is that of a `Package.swift`, or of one for a version of Swift.
    fileprivate var isManifest: Bool {
        let name = split(separator: "/").last ?? ""
        return name == "Package.swift" || name.hasPrefix("Package@swift-")
    }
}
