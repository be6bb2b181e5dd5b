extension Character {
    /// Whether it is drawn in color (UTS #51): by default, by a variation selector or as a sequence.
    var hasEmojiPresentation: Bool {
        var isEmoji = false
        for scalar in unicodeScalars where scalar.value >= 0x203C {
            if scalar.value == 0xFE0E { return false }
            isEmoji = isEmoji || scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation
        }
        return isEmoji
    }

    /// Whether it draws nothing and any font can be used: white space, a control or an ignorable character.
    var isBlank: Bool {
        unicodeScalars.allSatisfy {
            $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
                || $0.properties.generalCategory == .control
        }
    }
}

extension Font {
    /// Whether the font has a glyph for every visible scalar of a character.
    func covers(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy {
            nominalGlyph(for: $0.value) != nil || $0.properties.isDefaultIgnorableCodePoint
        }
    }
}
