import CHarfBuzz

/// The region whose forms of Han characters a text uses; the raw value is the index of its face in Noto Sans CJK.
enum HanRegion: UInt32, CaseIterable, Sendable {
    case japan = 0
    case korea = 1
    case mainlandChina = 2

    /// Guesses the region from the other characters of a text: kana mean Japan, Hangul means Korea.
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
