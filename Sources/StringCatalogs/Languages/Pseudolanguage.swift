/// A language in which an app is tested before it is translated, as Xcode's schemes offer them: its texts are those of the
/// language of development, changed so that one sees whether they are localized, and whether longer ones fit.
package enum Pseudolanguage: String, Hashable, Sendable, CaseIterable {
    /// Letters with accents, which are as readable: “Åççéñţéð”.
    case accented = "pseudo-accented"
    /// Each text twice.
    case double = "pseudo-double"
    /// Each text between `[#` and `#]`, so that one that is cut off lacks an end.
    case bounded = "pseudo-bounded"
    /// The layout from right to left, with unchanged texts.
    case rightToLeft = "pseudo-rtl"
    /// The layout and all texts from right to left.
    case rightToLeftStrings = "pseudo-rtl-strings"
    /// Texts that are longer by two fifths, as translations from English may be. Xcode has none like it.
    case long = "pseudo-long"

    /// Finds the pseudolanguage of a name, or of a tag for one, in any case of letters.
    package init?(name: String) {
        let name = name.lowercased()
        guard let found = Self(rawValue: name) ?? Self.tags[name] else { return nil }
        self = found
    }

    /// The tags of ICU's pseudolanguages.
    private static let tags: [String: Pseudolanguage] = ["en-xa": .accented, "ar-xb": .rightToLeftStrings]

    /// The names in their canonical spelling.
    package static var names: [String] { allCases.map(\.rawValue) }

    /// Whether a name can only be meant as that of a pseudolanguage: no language has the subtag that they begin with.
    package static func isMeant(by name: String) -> Bool {
        name.split(separator: "-", omittingEmptySubsequences: false).first?.lowercased() == "pseudo"
    }

    /// Whether the layout is from right to left.
    package var isRightToLeft: Bool { self == .rightToLeft || self == .rightToLeftStrings }
}
