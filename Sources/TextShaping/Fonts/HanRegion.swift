import CHarfBuzz

/// Whose drawing of Han characters a text wants; the raw value is the face of Noto Sans CJK.
enum HanRegion: UInt32, CaseIterable, Sendable {
    case japan = 0
    case korea = 1
    case mainlandChina = 2

    /// Guesses from the company that the characters keep: kana make a text Japanese, Hangul Korean.
    init(of scalars: [UInt32]) {
        self = .mainlandChina
        for scalar in scalars where scalar >= 0x1100 {
            switch UnicodeScript.of(scalar) {
            case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA:
                self = .japan
                return
            case HB_SCRIPT_HANGUL:
                self = .korea
                return
            default: continue
            }
        }
    }
}
