import JSONReading
import ResourceFiles

/// The folders of a catalog: sets, and groups around them, some of which are a namespace.
struct AssetGroups {
    /// A folder that is a color, an image or a symbol.
    struct Set {
        enum Kind: String {
            case color = "colorset"
            case image = "imageset"
            case symbol = "symbolset"
        }

        let kind: Kind
        let path: String
        /// The paths of the groups around it, the outermost first, and the name of each.
        let groups: [(path: String, name: String)]
        /// The name without the extension.
        let name: String
    }

    private let tree: FileTree
    private var namespaces: [String: Bool] = [:]
    /// The sets in the order of the tree.
    private(set) var sets: [Set] = []
    private(set) var problems: [ResourceProblem] = []

    init(in tree: FileTree, catalog: String) {
        self.tree = tree
        for path in tree.paths(in: catalog) {
            if let last = sets.last, path.hasPrefix(last.path + "/") { continue }
            let parts = path.dropFirst(catalog.count + 1).split(separator: "/").dropLast()
            guard parts.count <= AssetLimits.depth else {
                report(
                    ResourceProblem(in: path, "a catalog has at most \(AssetLimits.depth) levels of folders")
                )
                continue
            }
            if let set = Self.set(in: parts, of: catalog) { sets.append(set) }
        }
    }

    /// The set that the folders of a path lead to; `nil` if they lead to none, or to one of another kind.
    private static func set(in parts: some Sequence<Substring>, of catalog: String) -> Set? {
        var path = catalog
        var groups: [(path: String, name: String)] = []
        for part in parts {
            path += "/" + part
            let dot = part.lastIndex(of: ".")
            let name = String(dot.map { part[..<$0] } ?? part)
            switch dot.map({ part[$0...].dropFirst() }) {
            case nil, "spriteatlas": groups.append((path, name))
            case let ending?:
                guard let kind = Set.Kind(rawValue: String(ending)) else { return nil }
                return Set(kind: kind, path: path, groups: groups, name: name)
            }
        }
        return nil
    }

    /// The name of a set in a source: its own one after those of the groups that are a namespace.
    mutating func name(of set: Set) -> String {
        var name = ""
        for group in set.groups where isNamespace(group.path) { name += group.name + "/" }
        return name + set.name
    }

    private mutating func isNamespace(_ group: String) -> Bool {
        if let known = namespaces[group] { return known }
        let path = group + "/Contents.json"
        var isNamespace = false
        if tree[path] != nil {
            do throws(ResourceProblem) {
                let contents = try JSONValue(
                    readingFile: path,
                    of: tree,
                    byteLimit: AssetLimits.contentsBytes
                )
                isNamespace = contents["properties"]?["provides-namespace"] == .boolean(true)
            } catch {
                report(error)
            }
        }
        namespaces[group] = isNamespace
        return isNamespace
    }

    private mutating func report(_ problem: ResourceProblem) {
        if problems.count < AssetLimits.problems { problems.append(problem) }
    }
}
