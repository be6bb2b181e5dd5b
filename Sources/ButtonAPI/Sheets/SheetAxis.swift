import ButtonRendering

/// A parameter whose values are the rows or the columns of a sheet.
struct SheetAxis {
    let parameter: Parameter
    /// The values that the style takes, in one spelling each.
    let values: [String]

    var name: String { parameter.name }

    static let defaultRows = "state"
    static let defaultColumns = "colorScheme"

    /// The parameters that a still picture takes and whose values can be listed, and the style.
    static func all(in context: ParameterContext) -> [SheetAxis] {
        let still = context.with(.still)
        return (ParameterList(of: context.style).parameters + [Parameters.style]).compactMap { parameter in
            guard !parameter.isDelivery, parameter.unavailability(still) == nil,
                let values = parameter.schema(still).listedValues
            else { return nil }
            return SheetAxis(parameter: parameter, values: values)
        }
    }
}
