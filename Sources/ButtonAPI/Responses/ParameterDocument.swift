/// One parameter as JSON: its values and its default.
struct ParameterDocument: Hashable, Encodable {
    let name: String
    private let alias: String?
    private let summary: String
    private let type: String
    private let values: [String]?
    private let minimum: Double?
    private let maximum: Double?
    private let maximumLength: Int?
    /// The distance from one number to the next, where not every number is a value.
    private let step: Double?
    private let unit: String?
    private let defaultValue: String?
    /// The outputs that take the parameter, if they are not all.
    private let outputs: [String]?

    private enum CodingKeys: String, CodingKey {
        case name, alias, summary, type, values, minimum, maximum, maximumLength, step, unit, outputs
        case defaultValue = "default"
    }

    /// `nil` for a parameter that the style does not take.
    init?(_ parameter: Parameter, in context: ParameterContext, namesSymbols: Bool) {
        let outputs = parameter.outputs(in: context)
        guard !outputs.isEmpty else { return nil }
        self.outputs = outputs == Output.allKinds ? nil : outputs.map(\.catalogName)
        name = parameter.name
        alias = parameter.alias
        summary = parameter.summary
        defaultValue = parameter.defaultSpelling(context)
        let schema = parameter.schema(context)
        type = schema.type.rawValue
        values = schema.type == .symbol && !namesSymbols ? nil : schema.names
        minimum = schema.range?.lowerBound
        maximum = schema.range?.upperBound
        maximumLength = schema.maximumLength
        step = schema.isWhole ? 1 : nil
        unit = schema.unit.flatMap { $0.isEmpty ? nil : $0 }
    }
}
