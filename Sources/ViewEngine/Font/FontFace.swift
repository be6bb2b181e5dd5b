/// The weight and the slope that the PostScript name of a font states after its hyphen, as in `AvenirNext-DemiBoldItalic`.
struct FontFace: Equatable {
    /// `nil` if the name states none.
    var weight: Font.Weight?
    var isItalic = false

    init(postScriptName name: String) {
        guard let hyphen = name.lastIndex(of: "-") else { return }
        let style = name[hyphen...].lowercased().filter(\.isLetter)
        isItalic = style.contains("italic") || style.contains("oblique")
        weight = Self.weights.first { style.contains($0.name) }?.weight
    }

    /// A name is before those that it contains.
    private static let weights: [(name: String, weight: Font.Weight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
        ("regular", .regular), ("roman", .regular), ("book", .regular), ("medium", .medium),
        ("demi", .semibold), ("semibold", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy),
        ("heavy", .heavy), ("bold", .bold), ("black", .black),
    ]
}
