import ButtonRendering

/// The file that a request chooses for a name which several files of a folder have.
package struct FileChoice: Hashable, Sendable {
    /// The path of the file, or its end, as the parameter `file` names it.
    package var file: String?
    /// Likewise by `root.file`, for a root with an own parameter `file`.
    package var rootFile: String?

    package init(file: String? = nil, rootFile: String? = nil) {
        self.file = file
        self.rootFile = rootFile
    }

    /// The name of the parameter.
    package static let name = "file"

    /// Those of some roots that are in the file; a whole path chooses no longer one.
    ///
    /// A root with an own parameter of the name is chosen by `root.file` only.
    func chosen<Root>(of roots: [Root], place: (Root) -> (path: String, style: CustomStyle)) -> [Root] {
        guard let end = rootFile ?? file else { return roots }
        func hasName(_ root: Root) -> Bool { place(root).style.parameters.contains { $0.name == Self.name } }
        let candidates = roots.filter { hasName($0) == (rootFile != nil) }
        // All of them take the value themselves.
        if candidates.isEmpty, rootFile == nil { return roots }
        let found = candidates.filter { place($0).path.endsAsPath(with: end) }
        let whole = found.filter { place($0).path == end }
        return whole.isEmpty ? found : whole
    }
}

extension String {
    /// Whether the path ends with another one, at the beginning of a name.
    func endsAsPath(with end: String) -> Bool { self == end || hasSuffix("/" + end) }
}
