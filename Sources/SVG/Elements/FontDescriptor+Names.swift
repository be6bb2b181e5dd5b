import Graphics

extension FontDescriptor {
    /// The families in which a viewer sets a text, the best first.
    var cssFamilies: String {
        guard let family = ownFamily else { return "Inter,-apple-system,system-ui,sans-serif" }
        return "'\(family)',sans-serif"
    }

    /// The family in which a tool for drawings sets a text.
    var toolFamily: String { ownFamily ?? "Inter" }

    /// OpenType's `wght` of the face that was drawn.
    var drawnWeight: Int { face?.face.weight ?? weight }

    /// Whether the face that was drawn is italic.
    var isDrawnItalic: Bool { face?.face.isItalic ?? isItalic }

    /// The family of a font of a project, of whose name only letters, digits, spaces and hyphens are taken.
    private var ownFamily: String? {
        guard let name = face?.face.familyName else { return nil }
        let family = name.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.prefix(64)
        return family.isEmpty ? nil : String(family)
    }
}
