extension Character {
    /// Whether it is drawn in colour (UTS #51): by default, by a variation selector or as a sequence.
    var hasEmojiPresentation: Bool {
        var isEmoji = false
        for scalar in unicodeScalars where scalar.value >= 0x203C {
            if scalar.value == 0xFE0E { return false }
            isEmoji = isEmoji || scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation
        }
        return isEmoji
    }

    /// Whether it draws nothing, so that any font will do: white space, or a control that is obeyed.
    var isBlank: Bool {
        unicodeScalars.allSatisfy {
            $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
                || $0.properties.generalCategory == .control
        }
    }
}

extension Font {
    /// Whether the font draws every part of a character itself.
    func covers(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy {
            nominalGlyph(for: $0.value) != nil || $0.properties.isDefaultIgnorableCodePoint
        }
    }
}
