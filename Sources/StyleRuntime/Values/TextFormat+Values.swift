import ViewEngine

extension TextFormat {
    /// Returns the text with a value of the program in place of each conversion.
    package func text(of values: [Value]) throws(StyleRuntime.Failure) -> String {
        try text(of: values.map(\.formatted)) { error throws(StyleRuntime.Failure) in
            throw StyleRuntime.Failure(.message(error.message))
        }
    }
}

extension Value {
    /// The value as a format writes it.
    fileprivate var formatted: TextFormat.Argument {
        switch self {
        case .integer(let value): .integer(value)
        case .boolean(let isTrue): .integer(isTrue ? 1 : 0)
        case .number(let value): .number(value)
        default: .text(description)
        }
    }
}
