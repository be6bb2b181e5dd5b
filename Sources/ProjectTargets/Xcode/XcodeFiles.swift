import PropertyListReading
import ResourceFiles

/// The paths of the files and groups of an Xcode project.
struct XcodeFiles {
    private let objects: XcodeObjects
    private let folder: String
    /// The paths by the identifiers of files and groups.
    private var pathsByIdentifier: [String: String] = [:]

    init(of objects: XcodeObjects, in folder: String) {
        self.objects = objects
        self.folder = folder
        guard let main = objects.root["mainGroup"]?.string else { return }
        add(main, in: folder)
    }

    /// Adds a group and what is in it; one that is in itself is added once.
    private mutating func add(_ main: String, in folder: String) {
        var waiting = [(identifier: main, folder: folder, depth: 0)]
        var known: Set<String> = []
        while let (identifier, folder, depth) = waiting.popLast() {
            guard depth <= ProjectLimits.groupDepth, let object = objects[identifier],
                known.insert(identifier).inserted
            else { continue }
            guard let path = path(of: object, in: folder) else { continue }
            pathsByIdentifier[identifier] = path
            for child in objects.identifiers(of: "children", in: object) {
                waiting.append((child, path, depth + 1))
            }
        }
    }

    /// The path of an object in the folder of its group; `nil` if it is not in the tree.
    private func path(of object: PropertyListValue, in group: String) -> String? {
        let path = object["path"]?.string ?? ""
        switch object["sourceTree"]?.string {
        case "<group>", nil: return RelativePath.joined(group, to: path)
        case "SOURCE_ROOT": return RelativePath.joined(folder, to: path)
        default: return nil
        }
    }

    func path(of identifier: String) -> String? { pathsByIdentifier[identifier] }

    /// The path of a file, or those of the languages of one.
    func paths(of identifier: String) -> [String] {
        guard let object = objects[identifier] else { return [] }
        guard object["isa"]?.string == "PBXVariantGroup" else {
            return path(of: identifier).map { [$0] } ?? []
        }
        return objects.identifiers(of: "children", in: object).compactMap(path)
    }

    // MARK: - Synchronized folders

    /// The paths of a synchronized folder that a target which has the folder does not have.
    func exceptions(of group: String, for target: String) -> [String] {
        guard let root = path(of: group), let object = objects[group] else { return [] }
        return objects.identifiers(of: "exceptions", in: object).flatMap { identifier -> [String] in
            guard let set = objects[identifier], set["target"]?.string == target else { return [] }
            return objects.identifiers(of: "membershipExceptions", in: set).compactMap {
                RelativePath.joined(root, to: $0)
            }
        }
    }

    /// The paths of synchronized folders that a target has, though it does not have the folders.
    func additions(to target: String) -> [String] {
        let own = Set(
            objects[target].map { objects.identifiers(of: "fileSystemSynchronizedGroups", in: $0) } ?? []
        )
        return objects.objects(of: "PBXFileSystemSynchronizedRootGroup").flatMap { identifier, _ in
            own.contains(identifier) ? [] : exceptions(of: identifier, for: target)
        }
    }
}
