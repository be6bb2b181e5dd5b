/// The inline Markdown of a key: emphasis, strikethrough, code and links, by the rules of CommonMark.
///
/// Whitespace is preserved, as in SwiftUI. Texts between the literals of a key are one character each here.
struct InlineMarkdown {
    /// The attributes that Markdown gives to a part of a text.
    struct Attributes: OptionSet, Hashable {
        let rawValue: Int

        static let emphasized = Attributes(rawValue: 1)
        static let strong = Attributes(rawValue: 2)
        static let code = Attributes(rawValue: 4)
        static let strikethrough = Attributes(rawValue: 8)
        static let link = Attributes(rawValue: 16)
    }

    /// Characters with the same attributes.
    struct Span: Equatable {
        var text: String
        var attributes: Attributes = []
    }

    /// Stands for a text between literals: U+FFFC, the object replacement character.
    static let placeholder: Character = "\u{FFFC}"

    /// Whether a string may contain Markdown; most contain none of its characters.
    static func isPossible(in text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
                UInt8(ascii: "["), UInt8(ascii: "\\"):
                true
            default: false
            }
        }
    }

    private let characters: [Character]
    private var spans: [Span] = []
    private var delimiters: [Delimiter] = []
    /// The indices of opening brackets in the spans.
    private var brackets: [Int] = []
    private var position = 0
    /// The end of the search for the last address, which later searches do not repeat.
    private var addressEnd = -1

    /// A run of one of the characters `*`, `_` and `~`.
    fileprivate struct Delimiter {
        let character: Character
        /// The index of its span.
        let span: Int
        var count: Int
        let canOpen, canClose: Bool
    }

    private init(_ text: String) {
        characters = Array(text)
    }

    /// The spans of a text, in its order.
    static func spans(of text: String) -> [Span] {
        var markdown = InlineMarkdown(text)
        markdown.read()
        markdown.matchDelimiters(after: 0)
        return markdown.spans.reduce(into: []) { result, span in
            guard !span.text.isEmpty else { return }
            if result.last?.attributes == span.attributes {
                result[result.count - 1].text += span.text
            } else {
                result.append(span)
            }
        }
    }

    // MARK: Reading

    private mutating func read() {
        while position < characters.count {
            let character = characters[position]
            switch character {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readDelimiter(character)
            case "[":
                brackets.append(spans.count)
                append("[")
                position += 1
            case "]": readEndOfLink()
            default:
                append(String(character))
                position += 1
            }
        }
    }

    /// Appends text; brackets and delimiters have spans of their own.
    private mutating func append(_ text: String) { spans.append(Span(text: text)) }

    private mutating func readEscape() {
        let next = position + 1
        if next < characters.count, characters[next].isASCII,
            characters[next].isPunctuation || characters[next].isSymbol
        {
            append(String(characters[next]))
            position += 2
        } else {
            append("\\")
            position += 1
        }
    }

    private func length(of character: Character, from start: Int) -> Int {
        characters[start...].prefix { $0 == character }.count
    }

    private mutating func readCode() {
        let count = length(of: "`", from: position)
        var end = position + count
        while end < characters.count {
            let closing = length(of: "`", from: end)
            if closing == count {
                var code = String(characters[(position + count)..<end])
                if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
                    code = String(code.dropFirst().dropLast())
                }
                spans.append(Span(text: code, attributes: .code))
                position = end + count
                return
            }
            end += max(1, closing)
        }
        append(String(repeating: "`", count: count))
        position += count
    }

    private mutating func readDelimiter(_ character: Character) {
        let count = length(of: character, from: position)
        let before = position == 0 ? " " : characters[position - 1]
        position += count
        let after = position < characters.count ? characters[position] : " "
        let opens = !after.isWhitespace && (!after.isMark || before.isWhitespace || before.isMark)
        let closes = !before.isWhitespace && (!before.isMark || after.isWhitespace || after.isMark)
        let isUnderscore = character == "_"
        delimiters.append(
            Delimiter(
                character: character,
                span: spans.count,
                count: count,
                canOpen: isUnderscore ? opens && (!closes || before.isMark) : opens,
                canClose: isUnderscore ? closes && (!opens || after.isMark) : closes
            )
        )
        append(String(repeating: character, count: count))
    }

    /// Ends a link if an address in parentheses follows.
    private mutating func readEndOfLink() {
        let open = position + 1
        guard let start = brackets.popLast(), open < characters.count, characters[open] == "(",
            let close = endOfAddress(from: open)
        else {
            append("]")
            position += 1
            return
        }
        matchDelimiters(after: start)
        spans[start].text = ""
        for index in start..<spans.count { spans[index].attributes.insert(.link) }
        position = close + 1
        // A link contains no other.
        brackets.removeAll()
    }

    /// The place of the parenthesis that ends an address; a line end ends the search.
    private mutating func endOfAddress(from start: Int) -> Int? {
        if addressEnd < start {
            addressEnd = characters[start...].firstIndex { $0 == ")" || $0.isNewline } ?? characters.count
        }
        return addressEnd < characters.count && characters[addressEnd] == ")" ? addressEnd : nil
    }

    // MARK: Emphasis

    /// A kind of closing delimiter, for which no opening one was found before.
    private struct Search: Hashable {
        let character: Character
        let canOpen: Bool
        let remainder: Int
    }

    /// Matches the delimiters after a span, innermost first, and removes them from the list.
    private mutating func matchDelimiters(after start: Int) {
        var first = delimiters.count
        while first > 0, delimiters[first - 1].span >= start { first -= 1 }
        var open: [Delimiter] = []
        // The number of open delimiters below which a search found nothing.
        var bottoms: [Search: Int] = [:]
        for delimiter in delimiters[first...] {
            var closer = delimiter
            while closer.canClose, closer.count > 0 {
                let search = Search(
                    character: closer.character,
                    canOpen: closer.canOpen,
                    remainder: closer.character == "~" ? closer.count : closer.count % 3
                )
                let bottom = min(bottoms[search] ?? 0, open.count)
                guard let opener = open[bottom...].lastIndex(where: { $0.matches(closer) }) else {
                    bottoms[search] = open.count
                    break
                }
                open.removeSubrange((opener + 1)...)
                let used = open[opener].used(with: closer)
                apply(used, from: open[opener].span, to: closer.span, of: closer.character)
                open[opener].count -= used
                closer.count -= used
                if open[opener].count == 0 { open.remove(at: opener) }
            }
            if closer.canOpen, closer.count > 0 { open.append(closer) }
        }
        delimiters.removeSubrange(first...)
    }

    private mutating func apply(_ count: Int, from open: Int, to close: Int, of character: Character) {
        let attributes: Attributes =
            character == "~" ? .strikethrough : count == 2 ? .strong : .emphasized
        for index in (open + 1)..<close { spans[index].attributes.insert(attributes) }
        spans[open].text.removeLast(count)
        spans[close].text.removeFirst(count)
    }
}

extension InlineMarkdown.Delimiter {
    /// Whether the run can begin what another one ends.
    fileprivate func matches(_ closer: Self) -> Bool {
        guard character == closer.character else { return false }
        if character == "~" { return count == closer.count && count <= 2 }
        // CommonMark's rule of three.
        guard canClose || closer.canOpen, (count + closer.count) % 3 == 0 else { return true }
        return count % 3 == 0 && closer.count % 3 == 0
    }

    /// The number of characters of both runs that make one emphasis.
    fileprivate func used(with closer: Self) -> Int {
        character == "~" ? count : min(2, count, closer.count)
    }
}

extension Character {
    fileprivate var isMark: Bool { isPunctuation || isSymbol }
}
