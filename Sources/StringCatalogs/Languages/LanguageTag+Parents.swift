extension LanguageTag {
    /// The tag and its parents, the nearest first: those in which a text is looked for.
    ///
    /// A parent lacks the last part of a tag (`pt-BR` is in `pt`), or is the one of CLDR (`es-MX` is in `es-419`). A script
    /// that is not the usual one of its language has no parent (`zh-Hant` is not in `zh`).
    package var lookUpOrder: [LanguageTag] {
        var order: [LanguageTag] = []
        var next: LanguageTag? = LanguageTag(
            language: language,
            script: script,
            region: region,
            variants: variants
        )
        while let tag = next, !order.contains(tag) {
            order.append(tag)
            next = tag.parent
        }
        return order + order.flatMap(\.equivalents).filter { !order.contains($0) }
    }

    private var parent: LanguageTag? {
        if !variants.isEmpty {
            return LanguageTag(
                language: language,
                script: script,
                region: region,
                variants: variants.dropLast()
            )
        }
        if let region {
            if script == nil, let likely = Self.likelyScripts["\(language)-\(region)"] {
                return LanguageTag(language: language, script: likely, region: region)
            }
            if language == "zh", script == "Hant", region == "MO" {
                return LanguageTag(language: language, script: script, region: "HK")
            }
            let parent = script == nil ? Self.parentRegion(of: region, in: language) : nil
            return LanguageTag(language: language, script: script, region: parent)
        }
        guard let script, Self.usualScripts[language] ?? script == script else { return nil }
        return LanguageTag(language: language)
    }

    /// The tags that are for the same texts, with less or more in them.
    private var equivalents: [LanguageTag] {
        switch description {
        case "zh", "zh-Hans":
            [
                LanguageTag(language: "zh", script: "Hans"), LanguageTag(language: "zh", region: "CN"),
                LanguageTag(language: "zh"),
            ]
        case "zh-Hant": [LanguageTag(language: "zh", region: "TW")]
        case "nb": [LanguageTag(language: "no")]
        case "no": [LanguageTag(language: "nb")]
        default: []
        }
    }

    /// The region whose texts are those of another region, by CLDR.
    private static func parentRegion(of region: String, in language: String) -> String? {
        switch language {
        case "en" where region == "001" || region == "US": nil
        case "en" where international.contains(region): "001"
        case "es" where latinAmerica.contains(region): "419"
        case "pt" where portuguese.contains(region): "PT"
        default: nil
        }
    }

    private static let international = Set(
        "150 AU BE BM BW BZ CA CY DE DK FI FJ GB GH GI GY HK IE IL IN JM KE LK MT MY NG NL NZ PK SE SG SI TT TZ UG ZA ZW"
            .split(separator: " ").map(String.init)
    )
    private static let latinAmerica = Set(
        "AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE".split(separator: " ").map(
            String.init
        )
    )
    private static let portuguese = Set(
        "AO CH CV FR GQ GW LU MO MZ ST TL".split(separator: " ").map(String.init)
    )

    /// The scripts of languages that are written in several, by region.
    private static let likelyScripts = [
        "zh-CN": "Hans", "zh-HK": "Hant", "zh-MO": "Hant", "zh-MY": "Hans", "zh-SG": "Hans", "zh-TW": "Hant",
        "sr-ME": "Latn", "pa-PK": "Arab", "uz-AF": "Arab",
    ]

    /// The scripts of languages that are written in several, without a region.
    static let usualScripts = [
        "az": "Latn", "bs": "Latn", "ha": "Latn", "hi": "Deva", "kk": "Cyrl", "ks": "Arab", "ku": "Latn",
        "pa": "Guru", "sd": "Arab", "sr": "Cyrl", "uz": "Latn", "zh": "Hans",
    ]
}
