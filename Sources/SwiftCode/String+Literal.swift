extension String {
    /// A literal of the string, on one line, in which nothing is hidden.
    ///
    /// What cannot be seen, or turns the direction of what follows, is escaped, so that the source means what it
    /// looks like. The joiners inside of emoji and of words stay.
    var swiftLiteral: String {
        var literal = "\""
        var isFirst = true
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case "\0": literal += "\\0"
            case _ where scalar.isHidden, _ where isFirst && scalar.properties.isGraphemeExtend:
                literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default:
                literal.unicodeScalars.append(scalar)
            }
            // A mark after a quotation mark, or after an escape, would be drawn on it.
            isFirst = "\"\\\n\r\t\0".unicodeScalars.contains(scalar) || scalar.isHidden
        }
        return literal + "\""
    }
}

extension Unicode.Scalar {
    /// Whether a reader of the source would not see it, or not see that it is no plain space.
    fileprivate var isHidden: Bool {
        switch properties.generalCategory {
        case .control, .format: self != "\u{200C}" && self != "\u{200D}"
        case .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        case .spaceSeparator: self != " "
        default: false
        }
    }
}
