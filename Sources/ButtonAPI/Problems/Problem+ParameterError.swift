import HTTP

extension Problem {
    /// The problem of a text that is no value of its parameter.
    init(
        invalid value: String,
        of parameter: String,
        _ error: ParameterError,
        suggestions: inout Suggestions
    ) {
        var allowed: [String]?
        var suggestion: String?
        let sentence: String
        switch error {
        case .unknownName(let unknown):
            allowed = unknown.known
            suggestion = suggestions.nearest(to: unknown)
            sentence = "It is one of: \(unknown.known.joined(separator: ", "))."
        case .notOfStyle(let names, let reason):
            allowed = names
            sentence = "\(reason.message) It is one of: \(names.joined(separator: ", "))."
        case .tooLong(let limit):
            sentence = "It may have \(limit) characters."
        case .notANumber:
            sentence = "It is a decimal number, such as 12 or 0.5."
        case .outOfRange(let range, let unit):
            let lowest = range.lowerBound.shortDescription
            let highest = range.upperBound.shortDescription
            sentence = "It is from \(lowest) to \(highest)\(unit.isEmpty ? "" : " " + unit)."
        case .notWhole:
            sentence = "It is a whole number, such as 3."
        case .notInsets:
            sentence = "It is four numbers: top, leading, bottom and trailing, as 7,12,7,12."
        case .tooManyButtons(let limit):
            sentence = "It has up to \(limit) buttons, between commas."
        case .notAButton:
            sentence = "A button is a style, a role and a size: bordered, or bordered:destructive:large."
        case .notALanguage(let part):
            let reason = part.isEmpty ? "" : " \(part.quoted) is no part of one there."
            sentence = "It is the tag of a language, such as en, pt-BR or zh-Hant.\(reason)"
        case .notAColor(let unknown):
            suggestion = suggestions.nearest(to: unknown)
            sentence = """
                It is 3, 4, 6 or 8 hexadecimal digits without “#”, as 007aff, or the name of a system \
                color, as blue or systemBlue.
                """
        case .script(let number, let event, let error):
            if case .unknownEvent(let unknown) = error { suggestion = suggestions.nearest(to: unknown) }
            sentence = "Event \(number), \(event.quoted), \(error.message)."
        case .symbolsMissing:
            sentence = "The symbol fonts of this service are not installed; make deps fetches them."
        case .unknownSymbol(let symbol):
            let nearest = symbol.map { suggestions.nearest(to: $0) } ?? []
            suggestion = nearest.first
            allowed = nearest.isEmpty ? nil : nearest
            sentence =
                nearest.isEmpty
                ? "It is the name of an SF symbol, such as heart.fill."
                : "Names like it are: \(nearest.joined(separator: ", "))."
        }
        self.init(
            code: "invalid-value",
            status: .badRequest,
            title: "A parameter has a value that it does not take",
            detail: "\(value.quoted) is no value of “\(parameter)”."
                + Self.question(suggestion) + " " + sentence,
            parameter: parameter,
            value: value.excerpt,
            allowed: allowed,
            suggestion: suggestion
        )
    }
}
