/// The kinds of files of a project that matter for a picture.
enum FileKind {
    case swift
    /// A catalog, a table of strings, or a project of Xcode.
    case text
    /// An image or a font, of which the size is enough until it is drawn.
    case named

    /// The kind of a file by its path; `nil` if it is left out.
    init?(_ path: String) {
        let name =
            path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] }
            ?? path[...]
        guard let dot = name.lastIndex(of: "."), !name.hasPrefix(".") else { return nil }
        switch name[dot...].dropFirst().lowercased() {
        case "swift": self = .swift
        case "xcstrings", "strings", "stringsdict": self = .text
        case "json" where name == "Contents.json" && path.contains(".xcassets/"): self = .text
        case "pbxproj" where name == "project.pbxproj": self = .text
        case "png", "jpg", "jpeg", "heic", "svg", "pdf", "ttf", "otf", "ttc": self = .named
        default: return nil
        }
    }

    /// The names of folders that are not those of a project's sources; others begin with a point.
    static func isSkipped(folder name: String) -> Bool {
        name.hasPrefix(".") || name == "Pods" || name == "Carthage" || name == "DerivedData"
    }
}
