import ButtonRendering
import StyleSyntax
import ViewEngine

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

    /// The place that decides what a rule measures of the element that a statement makes, along an axis if it is a length:
    /// the nearest of the rule's modifiers, besides those with some names, or else the statement.
    mutating func place(
        of rule: FindingRule,
        along axis: Axis? = nil,
        besides names: Set<String> = [],
        at statement: SourcePlace
    ) -> DecidingPlace {
        modifier(of: rule, along: axis, besides: names, at: statement) ?? self.statement(at: statement)
    }

    /// The greatest number of statements around one another in which a modifier is looked for.
    private static let mostStatements = 32

    /// The nearest of a rule's modifiers around some statements, the innermost first; `nil` if there is none.
    mutating func place(of rule: FindingRule, in places: SourcePlaces?) -> DecidingPlace? {
        var places = places
        for _ in 0..<Self.mostStatements {
            guard let statement = places?.innermost as? SourcePlace else { return nil }
            if let found = modifier(of: rule, at: statement) { return found }
            places = places?.outer
        }
        return nil
    }

    /// The nearest of a rule's modifiers in the chain of a statement, in it or around it; `nil` if there is none.
    private mutating func modifier(
        of rule: FindingRule,
        along axis: Axis? = nil,
        besides others: Set<String> = [],
        at statement: SourcePlace
    ) -> DecidingPlace? {
        let brackets = brackets(at: statement.offset)
        let own = brackets.chain(at: statement.offset)
        for calls in candidates(of: rule, own: own, at: statement, in: brackets) {
            for names in rule.modifiers {
                let call = calls.first { call in
                    guard names.contains(call.name), !others.contains(call.name) else { return false }
                    if call.name == "frame", !isDeciding(call, for: rule) { return false }
                    return axis.map { isAlong($0, in: call) } ?? true
                }
                guard let call else { continue }
                return DecidingPlace(
                    place: text.place(at: call.offset),
                    text: shortened(call.offset..<call.end)
                )
            }
        }
        return nil
    }

    /// The place of a statement itself.
    mutating func statement(at statement: SourcePlace) -> DecidingPlace {
        DecidingPlace(place: statement, text: shortened(range(at: statement)))
    }

    /// Whether a modifier of the chain of a statement has a name.
    mutating func hasModifier(_ name: String, at statement: SourcePlace) -> Bool {
        brackets(at: statement.offset).chain(at: statement.offset).calls.contains { $0.name == name }
    }

    /// The calls among which a rule's modifiers are looked for, the nearest first.
    private func candidates(
        of rule: FindingRule,
        own: (end: Int, calls: [SourceBrackets.Call]),
        at statement: SourcePlace,
        in brackets: SourceBrackets
    ) -> [[SourceBrackets.Call]] {
        let outer = brackets.ends(around: statement.offset).map { brackets.chain(at: $0).calls }
        guard rule.isDecidedInside else { return [own.calls] + outer }
        let inside = brackets.calls(in: statement.offset..<own.end)
        let isGesture = own.calls.contains { $0.name == "gesture" || $0.name.hasSuffix("Gesture") }
        if rule == .touchTarget, !isGesture {
            // A frame around a control makes room for it, and takes no press.
            let room = ["frame", "padding"]
            let offsets = Set(own.calls.map(\.offset))
            return [
                inside.filter { !offsets.contains($0.offset) }, own.calls.filter { !room.contains($0.name) },
            ]
        }
        let styles = outer.map { $0.filter { $0.name == "buttonStyle" } }
        return [own.calls, inside] + (rule == .statesLookAlike ? styles : [])
    }

    /// Whether the arguments of a frame or a padding set a length along an axis.
    private func isAlong(_ axis: Axis, in call: SourceBrackets.Call) -> Bool {
        let words = text.text(text.range(call.offset..<call.end))
        func names(_ parts: [String]) -> Bool { parts.contains { words.contains($0) } }
        let isHorizontal = names([".horizontal", ".leading", ".trailing", "idth:"])
        let isVertical = names([".vertical", ".top", ".bottom", "eight:"])
        switch axis {
        case .horizontal: return isHorizontal || !isVertical
        case .vertical: return isVertical || !isHorizontal
        }
    }

    /// Whether a frame decides what a rule measures: its lengths the room of a text, and its alignment a side.
    private func isDeciding(_ call: SourceBrackets.Call, for rule: FindingRule) -> Bool {
        let words = text.text(text.range(call.offset..<call.end))
        switch rule {
        // A least or an infinite length keeps no view from growing.
        case .textCutOff, .fixedSize:
            return words.contains(/\b(width|height|maxWidth|maxHeight):(?!\s*(nil\b|\.infinity\b))/)
        case .notMirrored: return words.contains("alignment:")
        default: return true
        }
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
