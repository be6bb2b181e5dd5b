import ResourceFiles

/// The targets of a `Package.swift`, of which the literals are read.
struct PackageTargets {
    private(set) var targets: [ProjectTarget] = []
    private(set) var problems: [ResourceProblem] = []
    private let path: String
    private let folder: String
    private let tree: FileTree
    /// The folders in those of sources and tests, by their paths in small letters.
    private let similarNames: [String: String]
    private var isForMac = false

    /// The names of folders of sources, the usual one first.
    private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

    /// The functions that make a target without Swift sources.
    private static let otherFunctions: Set = ["binaryTarget", "systemLibrary", "plugin"]

    /// Whether a function makes a target: one of the package description, or one of the manifest, such as `featureTarget`.
    private static func makesTarget(_ name: String) -> Bool {
        name == "target" || name == "macro" || name.hasSuffix("Target") || otherFunctions.contains(name)
    }

    init(reading path: String, of tree: FileTree) throws(ResourceProblem) {
        self.path = path
        self.tree = tree
        folder = RelativePath.folder(of: path)
        similarNames = Self.similarNames(in: folder, of: tree)
        guard let text = tree.bytes(of: path), text.count <= ProjectLimits.manifestBytes else {
            throw ResourceProblem(in: path, "the file has more than \(ProjectLimits.manifestBytes) bytes")
        }
        var reader = ManifestReader(text)
        // Other targets are read, so that what is inside of them is not taken for one.
        let calls = reader.calls(where: Self.makesTarget).filter { !Self.otherFunctions.contains($0.name) }
        let testCount = calls.count { $0.name == "testTarget" }
        if reader.isTooDeep {
            report("calls are nested more than \(ProjectLimits.manifestDepth) deep")
        }
        let language = reader.string(after: "defaultLocalization")
        isForMac = Set(reader.names(after: "platforms")) == ["macOS"]
        for call in calls.prefix(ProjectLimits.targets) {
            let count = call.name == "testTarget" ? testCount : calls.count - testCount
            add(call.name, arguments: call.arguments, isAlone: count == 1, language: language)
        }
    }

    private mutating func report(_ message: String) {
        if problems.count < ProjectLimits.problems { problems.append(ResourceProblem(in: path, message)) }
    }

    private mutating func add(
        _ function: String,
        arguments: [ManifestValue.Argument],
        isAlone: Bool,
        language: String?
    ) {
        func value(_ label: String) -> ManifestValue? { arguments.first { $0.label == label }?.value }
        guard let name = value("name")?.string else {
            report("the name of a target is not a literal")
            return
        }
        for label in ["path", "sources", "exclude"] {
            guard let value = value(label), value.string == nil, value.strings == nil else { continue }
            report("'\(label)' of the target '\(name)' is not a literal")
        }
        let root: String
        if let path = value("path")?.string {
            guard let inTree = RelativePath.joined(folder, to: path) else {
                report("the folder of the target '\(name)' is outside of the project")
                return
            }
            root = inTree
        } else {
            // One without a folder may be written in another language, of which the tree has no files.
            guard let usual = usualRoot(of: name, function: function, isAlone: isAlone) else { return }
            root = usual
        }
        let excluded = (value("exclude")?.strings ?? []).compactMap { RelativePath.joined(root, to: $0) }
        let sources = value("sources")?.strings?.compactMap { RelativePath.joined(root, to: $0) }
        let resources = Self.paths(ofResources: value("resources")).compactMap {
            RelativePath.joined(root, to: $0)
        }
        let paths = tree.paths(in: root).filter { path in
            !excluded.contains { RelativePath.contains($0, path: path) }
        }
        targets.append(
            ProjectTarget(
                name: name,
                kind: function == "testTarget" ? .test : function == "executableTarget" ? .app : .library,
                origin: .package(folder: folder),
                folders: [root],
                sources: paths.filter { path in
                    path.hasSuffix(".swift") && !path.hasSuffix("/Package.swift")
                        && sources?.contains { RelativePath.contains($0, path: path) } ?? true
                },
                resources: paths.filter { path in
                    !path.hasSuffix(".swift")
                        && (ResourceKinds.isImplicit(path)
                            || resources.contains { RelativePath.contains($0, path: path) })
                },
                dependencies: Self.names(ofDependencies: value("dependencies")),
                developmentLanguage: language,
                isForMac: isForMac
            )
        )
    }

    private static func similarNames(in folder: String, of tree: FileTree) -> [String: String] {
        var names: [String: String] = [:]
        for parent in ["Tests"] + sourceFolders {
            guard let parent = RelativePath.joined(folder, to: parent) else { continue }
            var last = ""
            for path in tree.paths(in: parent) where last.isEmpty || !path.hasPrefix(last) {
                guard let slash = path.dropFirst(parent.count + 1).firstIndex(of: "/") else { continue }
                last = String(path[...slash])
                names[last.dropLast().lowercased()] = String(last.dropLast())
            }
        }
        return names
    }

    /// The folder of a target that states none: that of its name, in any case of letters as on a disk of a Mac, or that of
    /// all sources if no other target has some.
    private func usualRoot(of name: String, function: String, isAlone: Bool) -> String? {
        let parents = (function == "testTarget" ? ["Tests"] : []) + Self.sourceFolders
        for parent in parents {
            guard let parent = RelativePath.joined(folder, to: parent) else { continue }
            if !tree.paths(in: "\(parent)/\(name)").isEmpty { return "\(parent)/\(name)" }
            if let similar = similarNames["\(parent)/\(name)".lowercased()] { return similar }
        }
        guard isAlone, let root = RelativePath.joined(folder, to: parents[0]), !tree.paths(in: root).isEmpty
        else {
            return nil
        }
        return root
    }

    /// The paths of `.process("x")`, `.copy("x")` and `.embedInCode("x")`.
    private static func paths(ofResources value: ManifestValue?) -> [String] {
        guard case .array(let elements) = value else { return [] }
        return elements.compactMap { element in
            guard case .call(_, let arguments) = element else { return nil }
            return arguments.first?.value.string
        }
    }

    /// The names of targets and products.
    private static func names(ofDependencies value: ManifestValue?) -> [String] {
        guard case .array(let elements) = value else { return [] }
        return elements.compactMap { element in
            guard case .call(_, let arguments) = element else { return element.string }
            return arguments.first { $0.label == "name" }?.value.string
        }
    }
}
