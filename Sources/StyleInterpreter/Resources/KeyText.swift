import StringCatalogs
import ViewEngine

/// The literals of a key and the values between them: what is drawn if no table has a text for the key.
struct KeyText {
    /// A value with the format in which it is written.
    private typealias FormattedArgument = (argument: KeyArgument, format: String?)

    private var parts: [LocalizedPart<FormattedArgument>] = []

    mutating func append(literal: String) { parts.append(.literal(literal)) }

    mutating func append(_ argument: KeyArgument, as format: String? = nil) {
        parts.append(.value((argument, format)))
    }

    /// The text as a key, in a pseudolanguage if there is one.
    func key(in pseudolanguage: Pseudolanguage?) -> LocalizedStringKey {
        var key = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
        for part in pseudolanguage?.parts(parts) ?? parts {
            switch part {
            case .literal(let text): key.appendLiteral(text)
            case .value(let value): value.argument.append(as: value.format, to: &key)
            }
        }
        return LocalizedStringKey(stringInterpolation: key)
    }

    /// The text as a string, whose characters are no Markdown.
    func string(in pseudolanguage: Pseudolanguage?) -> String {
        (pseudolanguage?.parts(parts) ?? parts).map { part in
            switch part {
            case .literal(let text): text
            case .value(let value): value.argument.string(as: value.format)
            }
        }.joined()
    }
}
