/// An argument of the initializer of a style's type.
package struct StyleArgument: Hashable, Sendable {
    package let name: String
    package let value: StyleValues.Value
}

extension CatalogEntry {
    /// The arguments of the style's initializer in their order, without those that equal their default.
    package func arguments(for values: StyleValues) -> [StyleArgument] {
        parameters.compactMap { parameter in
            let value = values[parameter.name] ?? parameter.defaultValue
            guard code.required.contains(parameter.name) || value != parameter.defaultValue else {
                return nil
            }
            return StyleArgument(name: parameter.name, value: value)
        }
    }
}
