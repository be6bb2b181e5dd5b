/// The way to draw a symbol: its own drawing, or drawings of others that the words of its name join.
///
/// The words after the first ones are a grammar: `person.badge.minus` is `person` with a badge, `pills.circle.fill` is
/// `pills` cut out of a disk.
indirect enum SymbolRecipe: Equatable, Sendable {
    /// A drawing of `SymbolTable`, by its name.
    case drawing(String)
    /// Digits, a letter or the sign of a currency.
    case characters(String)
    /// A number of quarter turns clockwise.
    case turned(SymbolRecipe, quarters: Int)
    /// The holes of an outline filled; what is inside of them is cut out.
    case filled(SymbolRecipe)
    case slashed(SymbolRecipe)
    case enclosed(SymbolRecipe, in: SymbolEnclosure, isFilled: Bool)
    case badged(SymbolRecipe, with: SymbolBadge)
}

extension SymbolRecipe {
    /// In bytes; those of SF's have up to 80.
    private static let longestName = 100
    /// Those of SF's have up to 12.
    private static let mostWords = 14
    /// The most steps that a name may take, renamed parts included.
    private static let mostSteps = 8

    /// The names whose words mean something else than the grammar reads in them.
    private static let misread: Set<String> = [
        "bell.badge.circle", "bell.badge.circle.fill", "calendar.day.timeline.leading.circle",
        "calendar.day.timeline.leading.circle.fill", "calendar.day.timeline.left.circle",
        "calendar.day.timeline.left.circle.fill", "globe.badge.clock.fill", "globe.fill",
        "message.badge.circle", "message.badge.circle.fill", "rotate.3d.fill",
        "xmark.triangle.circle.square", "xmark.triangle.circle.square.fill",
    ]

    /// The recipe for a name; `nil` for one that is unknown, also to the grammar.
    init?(named name: String) {
        guard name.utf8.count <= Self.longestName, !Self.misread.contains(name) else { return nil }
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        guard words.count <= Self.mostWords, !words.contains("") else { return nil }
        self.init(words[...], steps: Self.mostSteps)
    }

    /// The recipe for words in at most a number of steps.
    private init?(_ words: ArraySlice<Substring>, steps: Int) {
        guard steps > 0, let last = words.last else { return nil }
        let name = words.joined(separator: ".")
        if SymbolTable.drawings[name] != nil {
            self = .drawing(name)
            return
        }
        if let characters = SymbolCharacters.characters[name] {
            self = .characters(characters)
            return
        }
        let left = steps - 1
        if let (other, quarters) = SymbolAliases.turned(name),
            let recipe = SymbolRecipe(other.split(separator: ".")[...], steps: left)
        {
            self = .turned(recipe, quarters: quarters)
            return
        }
        if let renamed = SymbolAliases.renamed(name) {
            self.init(renamed.split(separator: ".")[...], steps: left)
            return
        }
        if let index = words.dropFirst().lastIndex(of: "badge"), !words[index...].contains("slash") {
            self.init(words[..<index], badge: words[(index + 1)...], steps: left)
            return
        }
        let isFilled = last == "fill"
        let words = isFilled ? words.dropLast() : words
        var base = words.dropLast()
        if words.last == "slash" {
            guard
                let recipe = SymbolRecipe(
                    isFilled && base.last != "fill" ? base + ["fill"] : base,
                    steps: left
                )
            else {
                return nil
            }
            self = .slashed(recipe)
        } else if let enclosure = SymbolEnclosure(endOf: words, rest: &base),
            let mark = SymbolRecipe(mark: base, steps: left)
        {
            self = .enclosed(mark, in: enclosure, isFilled: isFilled)
        } else if isFilled, words.last != "fill" {
            guard let recipe = SymbolRecipe(words, steps: left) else { return nil }
            self = .filled(recipe)
        } else {
            return nil
        }
    }

    /// The recipe for a mark inside of a shape, which is filled if it can be: thin lines would be lost.
    private init?(mark words: ArraySlice<Substring>, steps: Int) {
        if words.count == 1, let word = words.first, word.isDigitsOrLetter {
            self = .characters(word.uppercased())
            return
        }
        // The font's glyph `info` has a circle of its own.
        if words.count == 1, words.first == "info" {
            self = .characters("i")
            return
        }
        let filled = (words + ["fill"]).joined(separator: ".")
        if words.last != "fill", SymbolTable.drawings[filled] != nil {
            self = .drawing(filled)
        } else {
            self.init(words, steps: steps)
        }
    }

    /// The recipe for words before and after `badge`; a last `fill` is a word of those before.
    private init?(_ base: ArraySlice<Substring>, badge: ArraySlice<Substring>, steps: Int) {
        let isFilled = badge.last == "fill"
        let words = isFilled ? badge.dropLast() : badge
        guard
            let recipe = SymbolRecipe(isFilled && base.last != "fill" ? base + ["fill"] : base, steps: steps)
        else { return nil }
        let name = words.joined(separator: ".")
        if name.isEmpty {
            self = .badged(recipe, with: .dot)
        } else if SymbolBadge.marks.contains(name) {
            self = .badged(recipe, with: .mark(name))
        } else if let badge = SymbolRecipe(mark: words, steps: steps) {
            self = .badged(recipe, with: .symbol(badge))
        } else {
            return nil
        }
    }
}

extension Substring {
    fileprivate var isDigitsOrLetter: Bool {
        let letters: ClosedRange<Character> = "a"..."z"
        let digits: ClosedRange<Character> = "0"..."9"
        return count == 1 && letters.contains(self[startIndex]) || count <= 2 && allSatisfy(digits.contains)
    }
}
