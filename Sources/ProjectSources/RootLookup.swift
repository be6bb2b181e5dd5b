package import ProjectIndex

/// The result of a look for a root of a project by its name.
package enum RootLookup: Equatable, Sendable {
    case found(IndexedRoot)
    /// Several files have such a root: their identifiers, in the order of the index.
    case ambiguous([String])
    case missing
}

extension ProjectIndex {
    /// The root of a name: that of a type or a function, a preview's (`preview-2`, with or without the number of a picture),
    /// an identifier, or a name for people; with `file`, of a file whose path ends so.
    package func root(named name: String, file: String? = nil) -> RootLookup {
        let candidates = file.map { file in roots.filter { $0.path.endsAsPath(with: file) } } ?? roots
        let names: [(IndexedRoot) -> Bool] = [
            { $0.kind != .preview && $0.name == name },
            { $0.kind != .preview && $0.shortName == name },
            { $0.kind == .preview && ($0.name == name || name.isPicture(of: $0.name)) },
            { $0.id == name || $0.plainIdentifier == name || name.isPicture(of: $0.plainIdentifier) },
            { $0.displayName == name },
        ]
        for isNamed in names {
            let found = candidates.filter(isNamed)
            if found.count == 1 { return .found(found[0]) }
            if let first = found.first {
                // Two declarations of one name in one file are told apart by those who check the file.
                return found.allSatisfy { $0.path == first.path }
                    ? .found(first) : .ambiguous(found.map(\.id))
            }
        }
        return .missing
    }

    /// The first root, or that of the file whose path ends so.
    package func firstRoot(file: String?) -> RootLookup {
        let first = roots.first { root in file.map { root.path.endsAsPath(with: $0) } ?? true }
        return first.map { .found($0) } ?? .missing
    }
}

extension IndexedRoot {
    /// The path and the name, which for a preview has no number of a picture.
    fileprivate var plainIdentifier: String { "\(path)#\(name)" }
}

extension String {
    /// Whether the path ends with another one, at the beginning of a name.
    fileprivate func endsAsPath(with end: String) -> Bool { self == end || hasSuffix("/" + end) }

    /// Whether the text is the name of a preview and the number of one of its pictures: `preview-2-3`.
    fileprivate func isPicture(of preview: String) -> Bool {
        guard hasPrefix(preview + "-") else { return false }
        return dropFirst(preview.count + 1).allSatisfy(\.isNumber)
    }
}
