/// A preview, view, style or button of a project, as the text of its file tells.
///
/// The index decides by names and can list too many: only who draws a root knows whether it can be drawn.
package struct IndexedRoot: Hashable, Sendable {
    /// The kinds in the order in which the roots of a file are listed.
    package enum Kind: Int, CaseIterable, Sendable {
        case preview, view, style, button
    }

    package let kind: Kind
    /// The name in addresses: `preview-2`, or that of a type, function or property with the types around it
    /// (`UIButton.Configuration.primary`).
    package let name: String
    /// The name of a preview: the given one, for one without the name of its file, and for a provider that of its type.
    package let displayName: String?
    /// The path of the file.
    package let path: String
    /// The line of the declaration, from 1.
    package let line: Int
    /// The place of the declaration in the bytes of the file.
    package let offset: Int

    /// The name in the whole project: the path, and behind `#` the name, for a preview with its first picture
    /// (`Sources/UI/Pill.swift#preview-2-1`).
    package var id: String { "\(path)#\(name)\(kind == .preview ? "-1" : "")" }

    /// The last part of the name (`primary`).
    package var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }

    package init(kind: Kind, name: String, displayName: String?, path: String, line: Int, offset: Int) {
        self.kind = kind
        self.name = name
        self.displayName = displayName
        self.path = path
        self.line = line
        self.offset = offset
    }
}
