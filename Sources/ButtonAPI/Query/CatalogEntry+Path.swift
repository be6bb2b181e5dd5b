import ButtonRendering

extension CatalogEntry {
    /// The framework and the name as the end of a path, in which the name of a type can have any letters.
    var pathComponents: String { framework.rawValue + "/" + name.percentEncoded }

    /// The path of its pictures without an extension.
    var path: String { "/v1/" + pathComponents }

    /// The name of its files, of letters and digits of ASCII only.
    var fileName: String {
        guard framework == .custom else { return name }
        let letters = displayName.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return letters.isEmpty ? "style" : letters
    }
}
