import JSONReading

/// The list of roots for a model, which is as long as its context has room for.
struct PreviewList {
    private let roots: [RootListDocument.Listed]

    /// The number of roots that one list has.
    static let limit = 200

    init(_ roots: [RootListDocument.Listed]) {
        self.roots = roots
    }

    var json: JSONValue {
        let shown = roots.prefix(Self.limit).map { root in
            JSONValue.object([
                "kind": .string(root.kind), "show": .string(root.id),
                "displayName": .string(root.displayName),
                "sourceFilePath": .string(root.file), "sourceLineNumber": .number(Double(root.line)),
                "previewDefinitionIndexInFile": Self.index(of: root).map { .number(Double($0)) },
            ])
        }
        let rest = roots.count - shown.count
        return .object([
            "previews": .array(shown),
            "leftOut": rest > 0 ? .number(Double(rest)) : nil,
        ])
    }

    /// The index of the definition of a preview in its file, from 0; `nil` for another root.
    private static func index(of root: RootListDocument.Listed) -> Int? {
        let parts = root.name.split(separator: "-")
        guard root.kind == "preview", parts.count >= 2 else { return nil }
        return Int(parts[1]).map { $0 - 1 }
    }
}
