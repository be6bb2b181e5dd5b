package import ViewEngine

/// The values given for the parameters that only one style has, and the language in which its texts are.
package struct StyleValues: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case choice(String)
        case number(Double)
        case boolean(Bool)
        case integer(Int)
        case text(Verbatim)
        case color(Color)
    }

    private var values: [String: Value] = [:]
    /// The language of the app, as a tag of BCP 47 or the name of a pseudolanguage; `nil` if none is given.
    package var locale: String?

    package init() {}

    /// Values for no parameter, in the same language.
    var withoutParameters: StyleValues {
        var values = StyleValues()
        values.locale = locale
        return values
    }

    /// The value given for the parameter of a name; `nil` for its default.
    package subscript(name: String) -> Value? {
        get { values[name] }
        set { values[name] = newValue }
    }

    package subscript<Choice>(parameter: ChoiceParameter<Choice>) -> Choice {
        guard case .choice(let name) = values[parameter.description.name] else {
            return parameter.defaultValue
        }
        return Choice(rawValue: name) ?? parameter.defaultValue
    }

    package subscript(parameter: NumberParameter) -> Double {
        guard case .number(let number) = values[parameter.description.name] else {
            return parameter.defaultValue
        }
        return number
    }
}

extension StyleParameter {
    /// The value where none is given.
    package var defaultValue: StyleValues.Value {
        switch kind {
        case .choice(_, let name): .choice(name)
        case .number(_, _, let number): .number(number)
        case .boolean(let flag): .boolean(flag)
        case .integer(_, let number): .integer(number)
        case .text(let text): .text(Verbatim(wrappedValue: text))
        case .color(let color): .color(color)
        }
    }
}
