extension Pseudolanguage {
    /// The text in the pseudolanguage.
    package func text(_ text: String) -> String {
        parts([LocalizedPart<Never>.literal(text)]).compactMap(\.literal).joined()
    }

    /// The parts of a text in the pseudolanguage, whose values stay as they are.
    ///
    /// A text of no characters, which is nothing to translate, stays empty.
    package func parts<Value>(_ parts: [LocalizedPart<Value>]) -> [LocalizedPart<Value>] {
        guard parts.contains(where: { $0.literal?.isEmpty != true }) else { return parts }
        switch self {
        case .accented:
            return parts.map { part in part.literal.map { LocalizedPart.literal(Self.accented($0)) } ?? part }
        case .double: return parts + [.literal(" ")] + parts
        case .bounded: return [.literal("[# ")] + parts + [.literal(" #]")]
        case .rightToLeft: return parts
        case .rightToLeftStrings: return Self.reversed(parts)
        case .long: return Self.lengthened(parts)
        }
    }

    // MARK: Direction

    /// The characters that begin and end a stretch from right to left, whatever its letters.
    private static let (override, popped) = ("\u{202E}", "\u{202C}")
    /// The characters that begin and end a stretch with a direction of its own.
    private static let (isolate, isolatePopped) = ("\u{2068}", "\u{2069}")

    /// The parts with the characters of Unicode that make literals read from right to left, in each line, and that keep
    /// the direction of values.
    private static func reversed<Value>(_ parts: [LocalizedPart<Value>]) -> [LocalizedPart<Value>] {
        let inner = parts.flatMap { part -> [LocalizedPart<Value>] in
            guard let text = part.literal else { return [.literal(isolate), part, .literal(isolatePopped)] }
            // The end of a line ends an override.
            return [.literal(text.replacing("\n", with: "\(popped)\n\(override)"))]
        }
        return [.literal(override)] + inner + [.literal(popped)]
    }
}
