extension LanguageTag {
    /// Whether the language is written from right to left: its script is, or the usual one of the language.
    package var isRightToLeft: Bool {
        if let script { return Self.rightToLeftScripts.contains(script) }
        if let region, let parent = lookUpOrder.first(where: { $0.script != nil && $0.region == region }) {
            return parent.isRightToLeft
        }
        return Self.rightToLeftLanguages.contains(language)
    }

    private static let rightToLeftScripts: Set = [
        "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
    ]

    private static let rightToLeftLanguages: Set = [
        "ar", "arc", "arz", "azb", "bal", "ckb", "dv", "fa", "glk", "he", "khw", "ks", "lrc", "mzn", "nqo",
        "ps",
        "rhg", "sd", "skr", "syr", "ug", "ur", "yi",
    ]
}
