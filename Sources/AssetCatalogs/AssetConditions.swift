/// The circumstances that an entry is for; `nil` stands for any.
package struct AssetConditions: Hashable, Sendable {
    package var idiom = AssetIdiom.universal
    package var luminosity: AssetLuminosity?
    package var contrast: AssetContrast?
    package var gamut: DisplayGamut?
    package var direction: LanguageDirection?
    /// A BCP 47 tag, or a locale with an underscore.
    package var language: String?
    /// The number of conditions on the size, the memory and the graphics of a device, which are unknown.
    package var unknownCount = 0
    /// Whether a condition excludes all devices of iOS, such as a `subtype` or the luminosity `tinted`.
    package var isExcluded = false

    package init() {}

    /// The preference of an entry under given traits, the smaller, the better; `nil` if it is not for them.
    ///
    /// The idiom comes first, then the language and its direction, the appearances (both, the luminosity, the contrast,
    /// none), and the gamut, of which sRGB is preferred.
    func rank(for traits: AssetTraits) -> [Int]? {
        guard !isExcluded, let idiom = idiomRank(for: traits.idiom),
            let language = languageRank(in: traits.languages),
            luminosity == nil || luminosity == traits.luminosity,
            contrast == nil || contrast == traits.contrast
        else { return nil }
        let direction = direction.map { $0 == traits.direction ? 0 : 2 } ?? 1
        let appearance = (luminosity == nil ? 2 : 0) + (contrast == nil ? 1 : 0)
        let gamut = gamut.map { $0 == .sRGB ? 0 : 2 } ?? 1
        return [idiom, language, direction, appearance, gamut, unknownCount]
    }

    /// An iPad takes what is for an iPhone if there is nothing else.
    private func idiomRank(for device: AssetIdiom) -> Int? {
        switch idiom {
        case device: 0
        case .universal: 1
        case .iphone where device == .ipad: 2
        default: nil
        }
    }

    private func languageRank(in languages: [String]) -> Int? {
        guard let language else { return languages.count }
        let tag = language.replacing("_", with: "-").lowercased()
        return languages.firstIndex { $0.lowercased() == tag }
    }
}
