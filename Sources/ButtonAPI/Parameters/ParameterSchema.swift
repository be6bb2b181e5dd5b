/// The values that a parameter takes for a style, as the catalog describes them.
struct ParameterSchema {
    /// The type of the values in the catalog's terms.
    enum ValueType: String {
        case text, choice, choices, number, color, insets, symbol, events
        /// Styles between commas, each with a role and a size after colons.
        case buttons
    }

    let type: ValueType
    /// The names of all values, synonyms included; `nil` where they are not named.
    var names: [String]?
    /// The values that a sheet lists, in one spelling each; `nil` where they are too many.
    var listedValues: [String]?
    /// The names of both values of a Boolean parameter.
    var flagNames: [Bool: String]?
    /// Whether its numbers have no fraction.
    var isWhole = false
    var range: ClosedRange<Double>?
    var unit: String?
    /// In characters.
    var maximumLength: Int?
}
