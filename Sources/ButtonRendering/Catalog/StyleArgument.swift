/// An argument of the initializer of a style's type.
package struct StyleArgument: Hashable, Sendable {
    package let name: String
    /// `nil` for an argument without a label.
    package let label: String?
    package let value: StyleValues.Value
}

extension CatalogEntry {
    /// The arguments of the style's initializer in their order, without those that equal their default.
    package func arguments(for values: StyleValues) -> [StyleArgument] {
        parameters.compactMap { parameter in
            guard parameter.isArgument else { return nil }
            let value = values[parameter.name] ?? parameter.defaultValue
            let isDefault =
                parameter.isDefaultExact
                ? value == parameter.defaultValue : values[parameter.name] == nil
            guard code.required.contains(parameter.name) || !isDefault else { return nil }
            return StyleArgument(name: parameter.name, label: parameter.label, value: value)
        }
    }
}
