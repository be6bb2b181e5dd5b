import CHarfBuzz

/// The fonts of each script, at the paths where Debian installs them.
///
/// The files are listed rather than found by fontconfig, so that a request gives the same picture on every machine.
enum FontManifest {
    // fonts-inter-variable
    static let system = "truetype/inter-vf/Inter-roman.var.ttf"
    static let systemItalic = "truetype/inter-vf/Inter-italic.var.ttf"

    // fonts-noto-color-emoji
    static let emoji = "truetype/noto/NotoColorEmoji.ttf"

    // fonts-noto-cjk: a collection with one face for each region's forms of the same characters
    static let hanRegular = "opentype/noto/NotoSansCJK-Regular.ttc"
    static let hanBold = "opentype/noto/NotoSansCJK-Bold.ttc"
    static let hanScripts = [
        HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL, HB_SCRIPT_BOPOMOFO,
    ]

    /// A family of Noto Sans: `truetype/noto/<name>-Regular.ttf`, and `-Bold.ttf` if it has one.
    struct Noto: Sendable {
        var name: String
        var scripts: [hb_script_t]
        var hasBold = true
    }

    /// One family for each script; those named UI fit into the height of a line of Latin.
    static let scripts = [
        // fonts-noto-ui-core
        Noto(name: "NotoSansArabicUI", scripts: [HB_SCRIPT_ARABIC]),
        Noto(name: "NotoSansBengaliUI", scripts: [HB_SCRIPT_BENGALI]),
        Noto(name: "NotoSansDevanagariUI", scripts: [HB_SCRIPT_DEVANAGARI]),
        Noto(name: "NotoSansGujaratiUI", scripts: [HB_SCRIPT_GUJARATI]),
        Noto(name: "NotoSansGurmukhiUI", scripts: [HB_SCRIPT_GURMUKHI]),
        Noto(name: "NotoSansKannadaUI", scripts: [HB_SCRIPT_KANNADA]),
        Noto(name: "NotoSansKhmerUI", scripts: [HB_SCRIPT_KHMER]),
        Noto(name: "NotoSansLaoUI", scripts: [HB_SCRIPT_LAO]),
        Noto(name: "NotoSansMalayalamUI", scripts: [HB_SCRIPT_MALAYALAM]),
        Noto(name: "NotoSansMyanmarUI", scripts: [HB_SCRIPT_MYANMAR]),
        Noto(name: "NotoSansOriyaUI", scripts: [HB_SCRIPT_ORIYA]),
        Noto(name: "NotoSansSinhalaUI", scripts: [HB_SCRIPT_SINHALA]),
        Noto(name: "NotoSansTamilUI", scripts: [HB_SCRIPT_TAMIL]),
        Noto(name: "NotoSansTeluguUI", scripts: [HB_SCRIPT_TELUGU]),
        Noto(name: "NotoSansThaiUI", scripts: [HB_SCRIPT_THAI]),
        // fonts-noto-core
        Noto(name: "NotoSansArmenian", scripts: [HB_SCRIPT_ARMENIAN]),
        Noto(name: "NotoSansCanadianAboriginal", scripts: [HB_SCRIPT_CANADIAN_SYLLABICS]),
        Noto(name: "NotoSansCherokee", scripts: [HB_SCRIPT_CHEROKEE]),
        Noto(name: "NotoSansEthiopic", scripts: [HB_SCRIPT_ETHIOPIC]),
        Noto(name: "NotoSansGeorgian", scripts: [HB_SCRIPT_GEORGIAN]),
        Noto(name: "NotoSansHebrew", scripts: [HB_SCRIPT_HEBREW]),
        Noto(name: "NotoSansMongolian", scripts: [HB_SCRIPT_MONGOLIAN], hasBold: false),
        Noto(name: "NotoSansNKo", scripts: [HB_SCRIPT_NKO], hasBold: false),
        Noto(name: "NotoSansSyriac", scripts: [HB_SCRIPT_SYRIAC], hasBold: false),
        Noto(name: "NotoSansThaana", scripts: [HB_SCRIPT_THAANA]),
        Noto(name: "NotoSansTifinagh", scripts: [HB_SCRIPT_TIFINAGH], hasBold: false),
        Noto(name: "NotoSerifTibetan", scripts: [HB_SCRIPT_TIBETAN]),
    ]

    /// Families without a script, tried in this order for characters that the other fonts lack.
    static let symbols = [
        Noto(name: "NotoSans", scripts: []),
        Noto(name: "NotoSansSymbols", scripts: []),
        Noto(name: "NotoSansSymbols2", scripts: [], hasBold: false),
        Noto(name: "NotoSansMath", scripts: [], hasBold: false),
    ]
}
