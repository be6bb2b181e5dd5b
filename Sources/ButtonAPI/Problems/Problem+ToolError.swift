import HTTP

extension Problem {
    /// The problem of the arguments of a tool.
    init(_ error: ToolError) {
        let (code, title, detail) = Self.texts(of: error)
        self.init(code: code, status: .unprocessableContent, title: title, detail: detail)
        allowed = error.alternatives.map { Array($0.prefix(Self.mostAlternatives)) }
    }

    /// The number of names that a problem lists.
    private static let mostAlternatives = 20

    private static func listed(_ names: [String]) -> String {
        let shown = names.prefix(mostAlternatives).map(\.quoted).joined(separator: ", ")
        let rest = names.count - mostAlternatives
        return rest > 0 ? "\(shown) and \(rest) more" : shown
    }

    private static func texts(of error: ToolError) -> (code: String, title: String, detail: String) {
        switch error {
        case .nothingNamed:
            (
                "missing-member", "Nothing says what to draw",
                "Give sourceFilePath, show or source; list_previews lists what there is."
            )
        case .noProject:
            (
                "no-project", "There is no project",
                "Nothing is served but what calls contain: give Swift as source, or use bezel mcp --project FOLDER."
            )
        case .unreadableProject(let message): ("unreadable-project", "The project cannot be read", message)
        case .refusedPath(let path):
            (
                "invalid-path", "This is no path of a file in the project",
                """
                \(path.quoted) has “..”, a control or more than \(ProjectPathSearch.limit) bytes, or is empty; \
                give the path of a file below the folder, as Sources/Pill.swift.
                """
            )
        case .unknownFile(let path, let known):
            (
                "unknown-file", "There is no such file",
                "No Swift file of the project ends with \(path.quoted)"
                    + (known.isEmpty ? "; it has none." : "; it has \(listed(known)).")
            )
        case .ambiguousFile(let path, let paths):
            (
                "ambiguous-file", "Several files have this path",
                "\(path.quoted) is the end of several paths: \(listed(paths)). Give more of the path."
            )
        case .ambiguousRoot(let name, let identifiers):
            (
                "ambiguous-root", "Several files have this name",
                "\(name.quoted) is one of \(listed(identifiers)); give one of them as show, or sourceFilePath."
            )
        case .unknownRoot(let name, let file, let known):
            (
                "unknown-root", "There is nothing of this name",
                "\(file ?? "The project") shows no \(name.quoted)"
                    + (known.isEmpty ? "; list_previews lists all names." : "; it shows \(listed(known)).")
            )
        case .emptyFile(let file):
            (
                "empty-file", "The file shows nothing",
                "\(file) has no preview, view with a control, style, button or snippet; list_previews lists what has."
            )
        case .unknownPreview(let index, let count, let file):
            (
                "unknown-preview", "There is no such preview",
                "\(file ?? "The source") has \(count) definitions of previews, counted from 0, so none is number \(index)."
            )
        case .unknownGroupItem(let index, let count):
            (
                "unknown-group-item", "The preview has no such picture",
                "The preview has \(count) pictures, counted from 0, so none is number \(index)."
            )
        case .unknownVariant(let name, let group, let known):
            (
                "unknown-variant", "There is no such variant",
                "\(group.quoted) has no variant \(name.quoted); it has \(listed(known))."
            )
        case .unknownVariantGroup(let name, let known):
            (
                "unknown-variant", "There is no such group of variants",
                "previewVariantOverrides has no group \(name.quoted); it has \(listed(known))."
            )
        case .unknownLocalization(let name, let known):
            (
                "unknown-localization", "The project has no such language",
                "\(name.quoted) is none of its languages: \(listed(known)). locale takes any language."
            )
        case .excluding(let first, let second):
            (
                "parameters-exclude-each-other", "These arguments do not go together",
                "\(first) and \(second) say the same; give one of them."
            )
        case .notAnIndex(let name):
            ("invalid-value", "This is no index", "\(name) is a whole number from 0.")
        }
    }
}

extension ToolError {
    /// The names that are known in place of the one that is not; `nil` if it is about none.
    fileprivate var alternatives: [String]? {
        switch self {
        case .unknownFile(_, let known), .unknownVariant(_, _, let known), .unknownVariantGroup(_, let known),
            .unknownLocalization(_, let known), .unknownRoot(_, _, let known):
            known.isEmpty ? nil : known
        case .ambiguousFile(_, let paths): paths
        case .ambiguousRoot(_, let identifiers): identifiers
        case .nothingNamed, .noProject, .unreadableProject, .refusedPath, .emptyFile, .unknownPreview,
            .unknownGroupItem, .excluding, .notAnIndex:
            nil
        }
    }
}
