import PropertyListReading
import ResourceFiles

/// The targets of an Xcode project.
struct XcodeTargets {
    let targets: [ProjectTarget]

    init(reading path: String, of tree: FileTree) throws(ResourceProblem) {
        guard let bytes = tree.bytes(of: path) else {
            throw ResourceProblem(in: path, "the file is too large to be read")
        }
        let list: PropertyListValue
        do throws(PropertyListError) {
            list = try PropertyListValue(reading: bytes)
        } catch {
            throw ResourceProblem(error, in: path)
        }
        guard let objects = XcodeObjects(list) else {
            throw ResourceProblem(in: path, "the file is not a project")
        }
        let project = RelativePath.folder(of: path)
        let folder =
            objects.root["projectDirPath"]?.string.flatMap {
                RelativePath.joined(RelativePath.folder(of: project), to: $0)
            } ?? RelativePath.folder(of: project)
        let files = XcodeFiles(of: objects, in: folder)
        let region = objects.root["developmentRegion"]?.string
        let native = (objects.root["targets"]?.array ?? []).compactMap(\.string).prefix(ProjectLimits.targets)
            .filter { objects[$0]?["isa"]?.string == "PBXNativeTarget" }
        targets = native.compactMap { identifier in
            Self.target(
                identifier,
                of: objects,
                files: files,
                in: tree,
                project: project,
                folder: folder,
                // A target alone has the project's folder, if nothing says more.
                isAlone: native.count == 1,
                region: region
            )
        }
    }

    private static func target(
        _ identifier: String,
        of objects: XcodeObjects,
        files: XcodeFiles,
        in tree: FileTree,
        project: String,
        folder: String,
        isAlone: Bool,
        region: String?
    ) -> ProjectTarget? {
        guard let target = objects[identifier], let name = target["name"]?.string else { return nil }
        var paths: Set<String> = []
        var folders: [String] = []
        for group in objects.identifiers(of: "fileSystemSynchronizedGroups", in: target) {
            guard let root = files.path(of: group) else { continue }
            folders.append(root)
            let excluded = files.exceptions(of: group, for: identifier)
            for path in tree.paths(in: root)
            where !excluded.contains(where: { RelativePath.contains($0, path: path) }) {
                paths.insert(path)
            }
        }
        paths.formUnion(files.additions(to: identifier).flatMap { tree.files(at: $0) })
        for phase in objects.identifiers(of: "buildPhases", in: target) {
            guard let phase = objects[phase], let kind = phase["isa"]?.string,
                kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase"
            else { continue }
            for file in objects.identifiers(of: "files", in: phase) {
                guard let reference = objects[file]?["fileRef"]?.string else { continue }
                for path in files.paths(of: reference) { paths.formUnion(tree.files(at: path)) }
            }
        }
        if isAlone, !paths.contains(where: { $0.hasSuffix(".swift") }) {
            folders.append(folder)
            paths.formUnion(tree.paths(in: folder))
        }
        let sorted = paths.sortedByBytes()
        return ProjectTarget(
            name: name,
            kind: kind(of: target["productType"]?.string ?? ""),
            origin: .xcode(project: project),
            folders: folders.isEmpty ? [folder] : folders,
            sources: sorted.filter { $0.hasSuffix(".swift") },
            resources: sorted.filter(ResourceKinds.isResource),
            dependencies: dependencies(of: target, in: objects),
            developmentLanguage: region,
            isForMac: isForMac(target, of: objects)
        )
    }

    /// Whether all configurations of a target build for macOS, and for nothing else.
    private static func isForMac(_ target: PropertyListValue, of objects: XcodeObjects) -> Bool {
        func values(_ key: String) -> Set<String?> {
            let own = objects.settings(key, of: target)
            return own.isEmpty || own.contains(nil) ? own.union(objects.settings(key, of: objects.root)) : own
        }
        return values("SDKROOT").subtracting([nil]) == ["macosx"]
            && values("SUPPORTED_PLATFORMS").isSubset(of: [nil, "macosx"])
    }

    private static func kind(of productType: String) -> ProjectTarget.Kind {
        if productType.contains("test") { return .test }
        let isApp = ["application", "app-extension", "extensionkit-extension"].contains {
            productType.contains($0)
        }
        return isApp ? .app : .library
    }

    /// The names of targets and products.
    private static func dependencies(of target: PropertyListValue, in objects: XcodeObjects) -> [String] {
        let targets = objects.identifiers(of: "dependencies", in: target).compactMap { identifier in
            objects[identifier]?["target"]?.string.flatMap { objects[$0]?["name"]?.string }
        }
        let products = objects.identifiers(of: "packageProductDependencies", in: target).compactMap {
            objects[$0]?["productName"]?.string
        }
        return targets + products
    }
}

extension FileTree {
    /// The file of a path, or the files in a folder.
    fileprivate func files(at path: String) -> [String] {
        self[path] != nil ? [path] : path.isEmpty ? [] : Array(paths(in: path))
    }
}
