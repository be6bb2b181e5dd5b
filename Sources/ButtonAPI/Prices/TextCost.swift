/// The cost of the text of a button.
///
/// The numbers are CPU time of a release build on two cores of an AMD EPYC, for texts of 240 letters that were not
/// set before, rounded up by half. The first text in a font takes some milliseconds more once, to load the font.
///
/// Fonts of other scripts than Latin are large: the first letters of a title take most of the time, because the pages of
/// the file that they are in are seldom in the memory of the process (`MappedFonts`).
enum TextCost {
    /// Reading the fonts of a text, whatever their sizes.
    static func reading(_ text: TextMeasure) -> Cost {
        Cost(
            microseconds: (text.ideographs > 0 ? 800 : 0) + (text.hangul > 0 ? 800 : 0)
                + Double(text.otherScripts) * 100
        )
    }

    /// Shaping a text in one font, in one size, and laying it out.
    static func shaping(_ text: TextMeasure, wraps: Bool) -> Cost {
        let microseconds =
            Double(max(0, text.latin - freeLetters)) * 1.5
            // Ideographs have the longest outlines; each has to be found in another font than the system's.
            + (text.ideographs > 0 ? 400 : 0) + Double(text.ideographs) * 12
            + (text.hangul > 0 ? 350 : 0) + Double(text.hangul) * 8
            + Double(text.emoji) * 6
            + Double(text.otherScripts) * 150 + Double(text.others) * 5
            // Marks are placed one by one.
            + Double(text.marks) * 8
            + Double(text.scriptChanges) * 12
        // Each possible line is shaped again, to find where it ends.
        return Cost(microseconds: microseconds * (wraps ? 2 : 1))
    }

    /// Writing a text once, as outlines and compressed.
    static func writing(_ text: TextMeasure) -> Cost {
        let shared = Double(text.emoji) * Cost(microseconds: 12, bytes: 150)
        return outlines(text) + shared + Double(text.distinctEmoji) * image
    }

    /// Writing a text once as text.
    static func writingLive(_ text: TextMeasure) -> Cost {
        Double(text.count) * Cost(microseconds: 1, bytes: 6)
    }

    /// Laying out a text that is shaped.
    static func layout(_ text: TextMeasure) -> Cost { Cost(microseconds: Double(text.count) * 0.3) }

    /// Letters of a usual title, which the price of a button includes.
    private static let freeLetters = 24

    private static func outlines(_ text: TextMeasure) -> Cost {
        Double(max(0, text.latin - freeLetters)) * Cost(microseconds: 3, bytes: 260)
            + Double(text.ideographs) * Cost(microseconds: 20, bytes: 1000)
            + Double(text.hangul) * Cost(microseconds: 9, bytes: 600)
            + Double(text.others) * Cost(microseconds: 4, bytes: 600)
            + Double(text.marks) * Cost(microseconds: 2, bytes: 200)
    }

    /// An image of an emoji: up to 12 KiB as PNG, a third more as Base64, twice, of which compression takes most of the time.
    private static let image = Cost(microseconds: 180, bytes: 24_000)
}
