import Graphics

/// The letters of a text, counted by what it costs to shape and to draw them.
struct TextMeasure: Hashable, Sendable {
    /// Letters of the Latin tables, which are set without shaping.
    private(set) var latin = 0
    private(set) var ideographs = 0
    private(set) var hangul = 0
    /// Images: a glyph of some kilobytes each.
    private(set) var emoji = 0
    /// Emoji that differ: each image is written once.
    private(set) var distinctEmoji = 0
    /// Combining marks, of which a letter can have hundreds.
    private(set) var marks = 0
    private(set) var others = 0
    /// The scripts of the other letters, each with a font of its own.
    private(set) var otherScripts = 0
    private(set) var lineBreaks = 0
    /// The changes from one script to another, each of which is shaped by itself in a font of its own.
    private(set) var scriptChanges = 0

    init(_ text: String) {
        let utf8 = text.utf8Span
        if utf8.isKnownASCII {
            self.init(ascii: utf8.span)
        } else {
            self.init(scalars: text)
        }
    }

    /// The measure of most titles, which need not be decoded.
    private init(ascii: Span<UInt8>) {
        for index in ascii.indices where ascii[index] == 0xA || ascii[index] == 0xD { lineBreaks += 1 }
        latin = ascii.count - lineBreaks
    }

    private init(scalars text: String) {
        var script: UInt32?
        var otherScripts: Set<UInt32> = []
        for scalar in text.unicodeScalars {
            if let next = scalar.scriptGroup, next != script {
                if script != nil { scriptChanges += 1 }
                script = next
            }
            switch scalar.value {
            case 0xA, 0xD, 0x2028, 0x2029: lineBreaks += 1
            case 0..<0x250: latin += 1
            case 0x2E80..<0xA000, 0xF900..<0xFB00, 0x20000...: ideographs += 1
            case 0x1100..<0x1200, 0xAC00..<0xD7B0: hangul += 1
            default:
                if scalar.properties.isEmoji {
                    emoji += 1
                } else if scalar.properties.canonicalCombiningClass != .notReordered {
                    marks += 1
                } else {
                    others += 1
                    if let script { otherScripts.insert(script) }
                }
            }
        }
        self.otherScripts = otherScripts.count
        // A sequence of several scalars is one image, and a digit can be part of one.
        if emoji > 0 || text.unicodeScalars.contains("\u{20E3}") {
            distinctEmoji = Set(text.filter { $0.unicodeScalars.contains { $0.properties.isEmoji } }).count
        }
    }

    static func + (first: TextMeasure, second: TextMeasure) -> TextMeasure {
        var sum = first
        sum.latin += second.latin
        sum.ideographs += second.ideographs
        sum.hangul += second.hangul
        sum.emoji += second.emoji
        sum.distinctEmoji += second.distinctEmoji
        sum.marks += second.marks
        sum.others += second.others
        sum.otherScripts += second.otherScripts
        sum.lineBreaks += second.lineBreaks
        sum.scriptChanges += second.scriptChanges
        return sum
    }

    /// The most lines beyond the first: a button with a width breaks lines between words, and between ideographs.
    func lines(in width: CGFloat?) -> Double {
        guard let width else { return Double(lineBreaks) }
        // If not even a short word fits, lines break between letters.
        let lettersOfLine = width < Self.narrow ? 1.0 : 3
        return Double(lineBreaks + ideographs + hangul + emoji) + Double(latin + others) / lettersOfLine
    }

    /// In points.
    private static let narrow: CGFloat = 60

    /// The number of scalars.
    var count: Int { latin + ideographs + hangul + emoji + marks + others }
}

extension Unicode.Scalar {
    /// A number that differs for letters of different scripts, roughly; `nil` for what has the script of its neighbors.
    fileprivate var scriptGroup: UInt32? {
        switch value {
        case 0..<0x41, 0x300..<0x370, 0x2000..<0x2070, 0xFE00..<0xFE10: nil
        case 0x41..<0x250: 0
        case 0x2E80..<0xA000, 0xF900..<0xFB00, 0x20000...: 1
        case 0x1100..<0x1200, 0xAC00..<0xD7B0: 2
        // Most blocks have 128 code points.
        default: value / 128
        }
    }
}
