/// Text without line feeds, as Unicode scalars; levels, runs and clusters are indices of these.
struct Paragraph {
    let text: Substring
    /// The scalars to shape: a tab becomes a space, a Hangul filler a wide space, a control an invisible character.
    let scalars: [UInt32]

    init(_ text: Substring) {
        self.text = text
        scalars = text.unicodeScalars.map { scalar in
            switch scalar.value {
            case 0x09: 0x20
            case 0x00...0x1F, 0x7F...0x9F: Self.wordJoiner
            case 0x3164, 0xFFA0: Self.ideographicSpace
            default: scalar.value
            }
        }
    }

    private static let wordJoiner: UInt32 = 0x2060
    private static let ideographicSpace: UInt32 = 0x3000

    var range: Range<Int> { 0..<scalars.count }

    /// The text of a range of scalars.
    func text(in range: Range<Int>) -> String {
        if range == self.range { return String(text) }
        let view = text.unicodeScalars
        let start = view.index(view.startIndex, offsetBy: range.lowerBound)
        let end = view.index(start, offsetBy: range.count)
        return String(view[start..<end])
    }

    /// Whether every character is a letter, digit or sign of Latin, each a scalar of its own.
    ///
    /// Such text has one direction and no sequences. Most labels are plain Latin.
    var isPlainLatin: Bool {
        scalars.allSatisfy { $0 < 0x300 && $0 != 0xAD }
    }
}
