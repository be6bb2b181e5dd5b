extension String {
    /// The Swift literal of the string, on one line.
    ///
    /// Characters that are invisible, or change the direction of the text after them, are escaped, so that a reader
    /// sees the value of the literal. The joiners within emoji and words are not escaped.
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
            // A combining mark after a quotation mark or an escape would be drawn over it.
            isFirst = "\"\\\n\r\t\0".unicodeScalars.contains(scalar) || scalar.isHidden
        }
        return literal + "\""
    }
}

extension Unicode.Scalar {
    /// Whether it is invisible in the source, or looks like a space but is another character.
    fileprivate var isHidden: Bool {
        switch properties.generalCategory {
        case .control, .format: self != "\u{200C}" && self != "\u{200D}"
        case .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        case .spaceSeparator: self != " "
        default: false
        }
    }
}
