import ProjectIndex
import ProjectTargets
import ResourceFiles

/// The index of files, as if they were a folder.
func index(_ files: [String: String], isAppleName: @escaping @Sendable (String) -> Bool = { _ in false })
    -> ProjectIndex
{
    let tree = FileTree(texts: files)
    return ProjectIndex(Project(reading: tree), sources: tree, isAppleName: isAppleName)
}

/// The roots of a file, as kinds with names.
func roots(_ source: String) -> [String] {
    index(["A.swift": source]).roots.map { "\($0.kind) \($0.name)" }
}

/// The names that are mentioned in a file.
func identifiers(_ source: String) -> Set<String> {
    index(["A.swift": source]).reach(from: "A.swift").identifiers
}

/// The texts in a file.
func literals(_ source: String) -> Set<String> { index(["A.swift": source]).reach(from: "A.swift").literals }

/// A manifest with targets, each with the names of those that it uses.
func manifest(_ targets: String...) -> String {
    let calls = targets.map { ".target(name: \"\($0)\")" }
    return "let package = Package(name: \"P\", targets: [\(calls.joined(separator: ", "))])"
}
