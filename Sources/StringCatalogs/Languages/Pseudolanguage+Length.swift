extension Pseudolanguage {
    /// The parts with literals that are longer by two fifths, and by one character at least: letters are repeated, vowels
    /// if there are any.
    static func lengthened<Value>(_ parts: [LocalizedPart<Value>]) -> [LocalizedPart<Value>] {
        let letters = parts.compactMap(\.literal).joined()
        let additional = max(1, (letters.count * 2 + 4) / 5)
        let hasVowels = letters.contains { vowels.contains($0) }
        func isRepeated(_ character: Character) -> Bool {
            hasVowels ? vowels.contains(character) : character.isLetter
        }
        let places = letters.count(where: isRepeated)
        guard places > 0 else { return parts + [.literal(String(repeating: "·", count: additional))] }
        var place = 0
        return parts.map { part in
            guard let text = part.literal else { return part }
            var longer = ""
            for character in text {
                longer.append(character)
                guard isRepeated(character) else { continue }
                // The first letters have one more where the characters cannot be distributed evenly.
                let count = additional / places + (place < additional % places ? 1 : 0)
                longer += String(repeating: character, count: count)
                place += 1
            }
            return .literal(longer)
        }
    }

    private static let vowels = Set("AEIOUÄÖÜÁÀÂÉÈÊÍÎÓÔÚÛaeiouäöüáàâéèêíîóôúû")
}
