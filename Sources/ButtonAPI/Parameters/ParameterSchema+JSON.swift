import HTTP
import JSONReading

extension ParameterSchema {
    /// The form of a parameter's values in JSON.
    enum JSONForm: Equatable {
        case string, number, boolean
        /// A list of strings or numbers, or a string with commas.
        case list(of: JSONValue.Kind)
    }

    var jsonForm: JSONForm {
        switch type {
        case .text, .color, .symbol: .string
        case .choice: flagNames == nil ? .string : .boolean
        case .number: .number
        case .choices, .events, .buttons: .list(of: .string)
        case .insets: .list(of: .number)
        }
    }

    /// The text in a query that means a value of JSON.
    func text(of value: JSONValue, named name: String, at pointer: JSONPointer) throws(QueryError) -> String {
        switch (value, jsonForm) {
        case (.string(let text), .string), (.string(let text), .list):
            return try Self.checked(text, at: pointer)
        case (.number(let number), .number):
            return try self.text(of: number, named: name, at: pointer)
        case (.boolean(let flag), .boolean):
            return flagNames?[flag] ?? String(flag)
        case (.array(let elements), .list(let kind)):
            var texts: [String] = []
            for (index, element) in elements.enumerated() {
                let pointer = pointer.element(index)
                switch (element, kind) {
                case (.string(let text), .string): texts.append(try Self.checked(text, at: pointer))
                case (.number(let number), .number):
                    texts.append(try self.text(of: number, named: name, at: pointer))
                case (let element, let kind):
                    throw .member(pointer, .wrongKind(element.kind, expected: kind.description))
                }
            }
            return texts.joined(separator: ",")
        case (let value, let form):
            throw .member(pointer, .wrongKind(value.kind, expected: form.description))
        }
    }

    /// The number as a query spells it.
    private func text(of number: Double, named name: String, at pointer: JSONPointer) throws(QueryError)
        -> String
    {
        // A query has no exponents, without which a great number would be long.
        if let range, !range.contains(number) {
            throw .located(
                .invalidValue(
                    parameter: name,
                    value: number.shortDescription,
                    .outOfRange(range, unit: unit ?? "")
                ),
                at: pointer
            )
        }
        return number.shortDescription
    }

    /// The text, if a picture can hold it.
    private static func checked(_ text: String, at pointer: JSONPointer) throws(QueryError) -> String {
        if let character = text.forbiddenCharacter { throw .member(pointer, .forbiddenCharacter(character)) }
        return text
    }
}

extension ParameterSchema.JSONForm: CustomStringConvertible {
    /// The form with an article.
    var description: String {
        switch self {
        case .string: JSONValue.Kind.string.description
        case .number: JSONValue.Kind.number.description
        case .boolean: JSONValue.Kind.boolean.description
        case .list(let kind): "an array of \(kind.rawValue)s"
        }
    }
}
