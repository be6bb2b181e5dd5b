extension PluralRule {
    /// The rule of a language; one that is not known has one category.
    init(of language: LanguageTag) {
        self =
            language.language == "pt" && language.lookUpOrder.contains { $0.description == "pt-PT" }
            ? .oneAndMillions : Self.rules[language.language] ?? .none
    }

    private static let rules: [String: PluralRule] = {
        var rules: [String: PluralRule] = [:]
        for (rule, languages) in table {
            for language in languages.split(whereSeparator: \.isWhitespace) { rules[String(language)] = rule }
        }
        return rules
    }()

    /// The languages of each rule (CLDR 46).
    private static let table: [(PluralRule, String)] = [
        (
            .none,
            """
            bm bo dz hnj id ig ii ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo yue
            zh
            """
        ),
        (
            .one,
            """
            af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et eu fi fo fur fy gl gsw ha haw hu
            ia io jgo ji jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg lij mas mgo ml mn mr nah nb nd ne nl nn nnh no nr
            ny nyn om or os pap ps rm rof rwk saq sc sd sdh seh sn so sq ss ssy st sv sw syr ta te teo tig tk tn tr ts
            ug ur uz ve vo vun wae xh xog yi
            """
        ),
        (.zeroAndOne, "ak am as bho bn csw doi fa ff gu guw hi hy kab kn ln mg nso pa pcm si ti wa zu"),
        (.oneAndMillions, "ca es it scn vec"),
        (.zeroAndOneAndMillions, "fr pt"),
        (.oneAndTwo, "he iu naq sat se sma smi smj smn sms"),
        (.endingInOne, "is mk"),
        (.arabic, "ar ars"),
        (.breton, "br"),
        (.czech, "cs sk"),
        (.filipino, "ceb fil"),
        (.gaelic, "gd"),
        (.irish, "ga"),
        (.latvian, "lv prg"),
        (.lithuanian, "lt"),
        (.maltese, "mt"),
        (.manx, "gv"),
        (.polish, "pl"),
        (.romanian, "ro"),
        (.russian, "be ru uk"),
        (.serbian, "bs hr sh sr"),
        (.slovenian, "dsb hsb sl"),
        (.tachelhit, "shi"),
        (.tamazight, "tzm"),
        (.welsh, "cy"),
    ]
}

extension PluralCategory {
    /// The category of a whole number in a language, which its sign does not change.
    package init(of number: Int, in language: LanguageTag) {
        self = PluralRule(of: language).category(of: number.magnitude)
    }
}
