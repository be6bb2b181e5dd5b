/// A file of strings by its path.
struct StringFile {
    enum Kind: String {
        case xcstrings, strings, stringsdict
    }

    let path: String
    let kind: Kind
    /// The name of the table.
    let table: String
    /// The language of the folder `.lproj` around the file, in its canonical form; that of development for `Base.lproj`, and
    /// for a file outside of such a folder.
    let language: String

    /// The file of a path; `nil` if it is none of strings.
    init?(_ path: String) {
        let parts = path.split(separator: "/")
        guard let name = parts.last, let dot = name.lastIndex(of: "."),
            let kind = Kind(rawValue: String(name[dot...].dropFirst()))
        else { return nil }
        self.path = path
        self.kind = kind
        table = String(name[..<dot])
        guard let folder = parts.dropLast().last, folder.hasSuffix(".lproj") else {
            language = StringTable.baseLanguage
            return
        }
        let locale = String(folder.dropLast(".lproj".count))
        language =
            locale == StringTable.baseLanguage
            ? locale : LanguageTag(localeIdentifier: locale).map(\.description) ?? locale
    }
}
