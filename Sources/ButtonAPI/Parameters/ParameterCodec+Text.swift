extension ParameterCodec where Value == String {
    /// Free text of a length in characters.
    static func text(maximumLength: Int) -> ParameterCodec {
        ParameterCodec(
            schema: { _ in ParameterSchema(type: .text, maximumLength: maximumLength) },
            decode: { text, _ throws(ParameterError) in try text.checked(maximumLength: maximumLength) },
            encode: { $0 }
        )
    }
}

extension ParameterCodec where Value == String? {
    /// The name of a symbol, or none; a name that no symbol has here is that of a placeholder, unless it is misspelled.
    static var symbol: ParameterCodec {
        ParameterCodec(
            schema: {
                ParameterSchema(
                    type: .symbol,
                    names: $0.symbols.all,
                    maximumLength: SymbolNames.maximumLength
                )
            },
            decode: { text, context throws(ParameterError) in
                guard text.lowercased() != "none" else { return nil }
                guard context.symbols.contains(text) else {
                    guard !context.symbols.isIncomplete else { throw .symbolsMissing }
                    guard !text.isEmpty else { throw .unknownSymbol(nil) }
                    if let correction = context.symbols.correction(of: text) {
                        throw .unknownSymbol(
                            UnknownSymbol(name: text, correction: correction, symbols: context.symbols)
                        )
                    }
                    return try text.checked(maximumLength: SymbolNames.maximumLength)
                }
                return text
            },
            encode: { $0 ?? "none" }
        )
    }
}

extension String {
    /// The text, if it has at most a number of characters.
    func checked(maximumLength: Int) throws(ParameterError) -> String {
        // Counting bytes first spares counting the characters of a short text.
        guard utf8.count <= maximumLength || count <= maximumLength else {
            throw .tooLong(limit: maximumLength)
        }
        return self
    }
}
