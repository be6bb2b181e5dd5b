/// A value in a text, between the literals of its key.
package enum StringArgument: Hashable, Sendable {
    case integer(Int)
    case number(Double)
    case text(String)

    /// The whole number that chooses a category; `nil` if the value is none.
    var wholeNumber: Int? {
        switch self {
        case .integer(let number): number
        case .number(let number): Int(exactly: number)
        case .text: nil
        }
    }
}

/// The key of a text with values.
package enum LocalizationKey {
    /// A part of a literal with interpolations.
    package enum Part: Hashable, Sendable {
        case literal(String)
        /// The format of a value: `%@`, `%lld`, `%llu`, `%lf`, `%f`, `%d`, `%u`, or its own.
        case format(String)
    }

    /// The key of a literal: its percent signs are doubled if it has values.
    package static func key(of parts: [Part]) -> String {
        let hasValues = parts.contains { if case .format = $0 { true } else { false } }
        return parts.map { part in
            switch part {
            case .literal(let text): hasValues ? text.replacing("%", with: "%%") : text
            case .format(let format): format
            }
        }.joined()
    }
}
