import ButtonRendering
import CustomStyles

/// The catalog as JSON: every style and its parameters.
struct CatalogDocument: Encodable {
    private let styles: [Style]
    /// The names of the parameters without effect; an asterisk stands for any further characters.
    private let ignoredParameters = IgnoredParameters.names.sorted() + [IgnoredParameters.prefix + "*"]

    init(_ reader: QueryReader, folder: StyleFolder?) {
        styles = (reader.catalog.entries + (folder?.entries ?? [])).map {
            Style($0, of: reader, namesSymbols: false)
        }
    }

    private enum CodingKeys: CodingKey { case styles, ignoredParameters }

    /// One style.
    struct Style: Encodable {
        private let framework: String
        private let name: String
        /// The name that people read, if it is not the one in addresses.
        private let displayName: String?
        /// Tells apart the styles that have one address after the other, if there can be several.
        private let version: String?
        private let summary: String
        private let source: String
        private let availability: String
        private let url: String
        /// The path of the JSON Schema.
        private let schema: String
        private let states: [String]
        private let parameters: [ParameterDocument]

        private enum CodingKeys: CodingKey {
            case framework, name, displayName, version, summary, source, availability, url, schema, states
            case parameters
        }

        /// An entry of the catalog, with the names of all symbols, which are many, if `namesSymbols`.
        init(_ style: CatalogEntry, of reader: QueryReader, namesSymbols: Bool) {
            framework = style.framework.rawValue
            name = style.name
            displayName = style.displayName == style.name ? nil : style.displayName
            version = style.isReplaceable ? String(style.revision, radix: 36) : nil
            summary = style.summary
            source = style.source.rawValue
            availability = style.availability
            url = style.url(".svg")
            schema = Document.schema(style).path
            states = style.states.map(\.canonicalName)
            let context = reader.context(style, .still)
            // The parameters of the delivery come last.
            let all = reader.parameters(of: style).parameters
            parameters = (all.filter { !$0.isDelivery } + all.filter(\.isDelivery)).compactMap {
                ParameterDocument($0, in: context, namesSymbols: namesSymbols)
            }
        }
    }
}

/// One parameter as JSON: its values and its default.
private struct ParameterDocument: Encodable {
    private let name: String
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

/// The version of the service as JSON.
struct VersionDocument: Encodable {
    private let name = "bezel"
    private let version: String

    init(version: String) {
        self.version = version
    }

    private enum CodingKeys: CodingKey { case name, version }
}
