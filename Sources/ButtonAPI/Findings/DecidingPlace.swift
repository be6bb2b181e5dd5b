import ButtonRendering
import StyleSyntax

/// The place in a source that decides the value of a finding, with its text.
struct DecidingPlace {
    let place: SourcePlace
    /// The call, or the beginning of the statement, in one line.
    let text: String
}

/// Finds the places that decide values, and the statements that make elements.
struct SourceStatements {
    private let text: SourceText
    private var brackets: [Int: SourceBrackets] = [:]

    /// The length of the text of a place, in characters.
    private static let longestText = 80

    init(_ text: SourceText) {
        self.text = text
    }

    /// The place that decides what a rule measures of the element that a statement makes: the nearest of the rule's
    /// modifiers, or else the statement.
    mutating func place(of rule: FindingRule, at statement: SourcePlace) -> DecidingPlace {
        let brackets = brackets(at: statement.offset)
        let own = brackets.chain(at: statement.offset)
        let others =
            rule.isDecidedInside
            ? [brackets.calls(in: statement.offset..<own.end)]
            : brackets.ends(around: statement.offset).map { brackets.chain(at: $0).calls }
        for calls in [own.calls] + others {
            for names in rule.modifiers {
                guard let call = calls.first(where: { names.contains($0.name) }) else { continue }
                return DecidingPlace(
                    place: text.place(at: call.offset),
                    text: shortened(call.offset..<call.end)
                )
            }
        }
        return DecidingPlace(
            place: statement,
            text: shortened(statement.offset..<max(own.end, statement.offset))
        )
    }

    /// The offsets of the statement that begins at a place.
    mutating func range(at statement: SourcePlace) -> Range<Int> {
        let end = brackets(at: statement.offset).chain(at: statement.offset).end
        return statement.offset..<max(end, statement.offset)
    }

    private mutating func brackets(at offset: Int) -> SourceBrackets {
        let file = text.fileIndex(at: offset)
        if let known = brackets[file] { return known }
        let found = SourceBrackets(of: text, at: offset)
        brackets[file] = found
        return found
    }

    /// A part of the source in one line, with one space between words.
    private func shortened(_ offsets: Range<Int>) -> String {
        let words = text.text(text.range(offsets)).split(whereSeparator: \.isWhitespace)
        let line = words.joined(separator: " ")
        return line.count > Self.longestText ? line.prefix(Self.longestText - 1) + "…" : line
    }
}
