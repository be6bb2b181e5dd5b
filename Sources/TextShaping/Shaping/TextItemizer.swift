import CHarfBuzz
import Graphics

/// Splits a paragraph into runs, in the order of the text.
struct TextItemizer {
    let cascade: FontCascade
    let systemFont: Font
    let weight: Int

    func runs(of paragraph: Paragraph, direction: TextDirection) -> [TextRun] {
        if direction == .leftToRight, paragraph.isPlainLatin,
            paragraph.scalars.allSatisfy({ systemFont.nominalGlyph(for: $0) != nil })
        {
            return [TextRun(scalars: paragraph.range, font: systemFont, level: 0, script: HB_SCRIPT_LATIN)]
        }
        return itemize(paragraph, levels: BidirectionalLevels(of: paragraph, direction: direction))
    }

    private func itemize(_ paragraph: Paragraph, levels: BidirectionalLevels) -> [TextRun] {
        let region = HanRegion(of: paragraph.scalars)
        var runs: [TextRun] = []
        var start = 0
        // A character is never split: its marks, joiners and modifiers are in the same run.
        for character in paragraph.text {
            let end = start + character.unicodeScalars.count
            let script = script(of: character)
            let font = font(for: character, script: script, region: region, after: runs.last?.font)
            let run = TextRun(scalars: start..<end, font: font, level: levels[start], script: script)
            if runs.isEmpty || !runs[runs.count - 1].merge(run) { runs.append(run) }
            start = end
        }
        return runs
    }

    private func script(of character: Character) -> hb_script_t {
        for scalar in character.unicodeScalars {
            let script = UnicodeScript.of(scalar.value)
            if !UnicodeScript.isNeutral(script) { return script }
        }
        return HB_SCRIPT_COMMON
    }

    private func font(
        for character: Character,
        script: hb_script_t,
        region: HanRegion,
        after previous: Font?
    ) -> Font {
        if character.isBlank {
            // Blanks have the width of the font before them, except that of an emoji font, which is square.
            guard let previous, !previous.hasBitmaps, previous.covers(character) else { return systemFont }
            return previous
        }
        if character.hasEmojiPresentation, let emoji = cascade.emoji.font(weight: weight),
            emoji.covers(character)
        {
            return emoji
        }
        if systemFont.covers(character) { return systemFont }
        if let previous, !previous.hasBitmaps, previous.covers(character) { return previous }
        for typeface in cascade.fallbacks(for: script, region: region) {
            if let font = typeface.font(weight: weight), font.covers(character) { return font }
        }
        return systemFont
    }
}

extension TextRun {
    /// Appends the following run, if the two are shaped together; returns whether they are.
    fileprivate mutating func merge(_ next: TextRun) -> Bool {
        guard font === next.font, level == next.level else { return false }
        guard script == next.script || UnicodeScript.isNeutral(script) || UnicodeScript.isNeutral(next.script)
        else { return false }
        if UnicodeScript.isNeutral(script) { script = next.script }
        scalars = scalars.lowerBound..<next.scalars.upperBound
        return true
    }
}
