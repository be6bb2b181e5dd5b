/// What a style's type is made with.
package struct StyleArgument: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case choice(String)
        case number(Double)
    }

    package let name: String
    package let value: Value
}

extension CatalogEntry {
    /// What the type of the style is made with, in the order in which it takes it, without what it takes anyway.
    package func arguments(for values: StyleValues) -> [StyleArgument] {
        parameters.compactMap { parameter in
            let isRequired = code.required.contains(parameter.name)
            switch parameter.kind {
            case .choice(_, let usual):
                let choice = values.name(of: parameter.name) ?? usual
                guard isRequired || choice != usual else { return nil }
                return StyleArgument(name: parameter.name, value: .choice(choice))
            case .number(_, _, let usual):
                let number = values.number(parameter.name) ?? usual
                guard isRequired || number != usual else { return nil }
                return StyleArgument(name: parameter.name, value: .number(number))
            }
        }
    }
}
