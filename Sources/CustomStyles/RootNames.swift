import ButtonRendering

/// The names by which a request can name a root of a source.
extension [CustomStyle] {
    /// The root of a name: that of a type or a function, `preview-2`, `preview-2-3` or `snippet-1`, an identifier of a list,
    /// or a display name that only one has; `nil` if there is none.
    package func root(named name: String) -> CustomStyle? {
        if let root = first(where: { $0.name == name }) { return root }
        // The first picture of a preview has a name without a number.
        if name.hasSuffix("-1"), let root = first(where: { $0.name + "-1" == name && $0.kind == .preview }) {
            return root
        }
        if let mark = name.lastIndex(of: "#") {
            return root(named: String(name[name.index(after: mark)...]))
        }
        let named = filter { $0.displayName == name }
        return named.count == 1 ? named[0] : nil
    }
}

extension CustomStyle {
    /// The identifier of the root in its file, which is unique: `ActionButton`, `preview-2-1`.
    package var identifier: String {
        guard kind == .preview, content?.picture ?? 0 == 0 else { return name }
        return name + "-1"
    }
}
