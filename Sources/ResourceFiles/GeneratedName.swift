/// The identifiers that Xcode makes of the names of resources.
///
/// Only letters and digits of ASCII count. They are divided into words where letters and digits meet, before a capital
/// after a small letter, and before the last capital of several that a small letter follows (`BGColor` is `BG` and
/// `Color`). A name without a small letter keeps its capitals, and its words are separated by underscores. Names like
/// these are in the files that Xcode generates (`GeneratedAssetSymbols.swift`).
package enum GeneratedName {
    /// The identifier of a member: words in lower camel case (`arrow_basic_e` is `arrowBasicE`), or capitals as they
    /// are (`A-1-1-0` is `A_1_1_0`); `nil` if nothing of the name counts.
    ///
    /// A last word that states the kind of the resource is left out (`AccentColor` is `accent`), unless it is the only
    /// one.
    package static func member(_ name: String, droppingLast kind: String? = nil) -> String? {
        var words = words(of: name)
        let isSmall = words.contains(where: \.hasSmallLetter)
        if let kind, words.count > 1, words.last?.lowercased() == kind { words.removeLast() }
        guard let first = words.first else { return nil }
        guard isSmall else { return identifier(words.joined(separator: "_")) }
        return identifier(first.lowercased() + words.dropFirst().map(\.capitalized).joined())
    }

    /// The identifier of a type, whose first letter is a capital (`iconPreviews` is `IconPreviews`).
    package static func type(_ name: String) -> String? {
        let words = words(of: name)
        guard !words.isEmpty else { return nil }
        guard words.contains(where: \.hasSmallLetter) else { return identifier(words.joined(separator: "_")) }
        return identifier(words.map(\.capitalized).joined())
    }

    /// An identifier, with an underscore before a digit at the beginning.
    private static func identifier(_ text: String) -> String {
        text.first?.isNumber == true ? "_" + text : text
    }

    /// The words of a name, with their letters as they are.
    package static func words(of name: String) -> [String] {
        var words: [String] = []
        var word: [Unicode.Scalar] = []
        func finish() {
            guard !word.isEmpty else { return }
            words.append(String(String.UnicodeScalarView(word)))
            word = []
        }
        for scalar in name.unicodeScalars {
            guard let kind = Kind(scalar) else {
                finish()
                continue
            }
            switch (word.last.flatMap(Kind.init), kind) {
            case (.digit, .capital), (.digit, .small), (.capital, .digit), (.small, .digit),
                (.small, .capital):
                finish()
            case (.capital, .small) where word.count > 1:
                let capital = word.removeLast()
                finish()
                word = [capital]
            default: break
            }
            word.append(scalar)
        }
        finish()
        return words
    }

    /// The kinds of characters that count.
    private enum Kind {
        case capital, small, digit

        init?(_ scalar: Unicode.Scalar) {
            switch scalar {
            case "A"..."Z": self = .capital
            case "a"..."z": self = .small
            case "0"..."9": self = .digit
            default: return nil
            }
        }
    }
}

extension String {
    /// Whether a letter is no capital; the words of names are of ASCII.
    fileprivate var hasSmallLetter: Bool { utf8.contains { $0 >= 0x61 } }

    /// The word with a capital at its beginning.
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
