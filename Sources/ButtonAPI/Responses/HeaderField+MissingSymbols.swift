import HTTP

extension HeaderField.Name {
    static let missingSymbols: HeaderField.Name = "X-Missing-Symbols"
}

extension HeaderField {
    /// The names of the symbols that placeholders are drawn for, at most five, with percent signs; `nil` for none.
    static func missingSymbols(_ names: [String]) -> HeaderField? {
        guard !names.isEmpty else { return nil }
        // The commas are those of the list.
        let values = names.prefix(longestList).map {
            $0.excerptInHeader.percentEncoded.replacing(",", with: "%2C")
        }
        return HeaderField(name: .missingSymbols, value: values.joined(separator: ", "))
    }

    private static let longestList = 5
}

extension String {
    /// The beginning of the text, as much as a header has room for.
    fileprivate var excerptInHeader: String {
        var excerpt = ""
        for character in self {
            guard excerpt.utf8.count + character.utf8.count <= 128 else { break }
            excerpt.append(character)
        }
        return excerpt
    }
}

extension HeaderFields {
    /// A copy with the names of symbols that placeholders are drawn for, in place of others.
    func missingSymbols(_ names: [String]) -> HeaderFields {
        guard let field = HeaderField.missingSymbols(names) else { return self }
        guard self[.missingSymbols] != nil else { return adding([field]) }
        return HeaderFields(map { $0.name == .missingSymbols ? field : $0 })
    }

    /// Only the field with the names of symbols that placeholders are drawn for, if there is one.
    var missingSymbols: [HeaderField] {
        self[.missingSymbols].map { [HeaderField(name: .missingSymbols, value: $0)] } ?? []
    }
}
