import ButtonRendering

/// The catalogue as it is answered: every style, and what it takes.
struct CatalogDocument: Encodable {
    let styles = Catalog.entries.map { Style($0) }

    private enum CodingKeys: CodingKey { case styles }

    /// One style.
    struct Style: Encodable {
        let framework: String
        let name: String
        let summary: String
        let source: String
        let availability: String
        let url: String
        let states: [String]
        let parameters: [ParameterDocument]

        /// The entry as answered; with the names of all symbols, which are many, only where one style
        /// is asked for.
        init(_ entry: CatalogEntry, symbols: SymbolNames? = nil) {
            framework = entry.framework.rawValue
            name = entry.name
            summary = entry.summary
            source = entry.source.rawValue
            availability = entry.availability
            url = "/v1/\(entry.framework.rawValue)/\(entry.name).svg"
            states = entry.states.map(\.canonicalName)
            parameters =
                (Parameters.all + entry.parameters.map(Parameter.own))
                .compactMap { ParameterDocument($0, entry, symbols: symbols) }
                + ParameterDocument.delivery
        }
    }
}

/// One parameter: what it takes, and what stands if it is not given.
struct ParameterDocument: Encodable {
    let name: String
    var alias: String?
    let summary: String
    let type: String
    var values: [String]?
    var minimum: Double?
    var maximum: Double?
    var maximumLength: Int?
    var unit: String?
    let defaultValue: String?
    /// What it can be given for, where that is not everything.
    var outputs: [String]?

    private enum CodingKeys: String, CodingKey {
        case name, alias, summary, type, values, minimum, maximum, maximumLength, unit, outputs
        case defaultValue = "default"
    }

    /// The parameters that change how a picture is answered, not the picture.
    static let delivery = [
        ParameterDocument(
            name: "download",
            summary: "1 sends the picture as a file to be saved.",
            values: ButtonQuery.downloadNames
        ),
        ParameterDocument(
            name: "errors",
            summary: "Whether an error is a picture or has a status; auto goes by what is accepted.",
            values: ErrorForm.names
        ),
    ]

    private init(name: String, summary: String, values: [String]) {
        self.name = name
        self.summary = summary
        self.values = values
        type = "choice"
        defaultValue = values.first
    }

    /// What a style takes; `nil` for a parameter that it does not take.
    init?(_ parameter: Parameter, _ entry: CatalogEntry, symbols: SymbolNames?) {
        let outputs = parameter.outputs(of: entry)
        guard !outputs.isEmpty else { return nil }
        if outputs != Output.allKinds { self.outputs = outputs.map(\.kind) }
        name = parameter.name
        alias = parameter.alias
        summary = parameter.summary
        defaultValue = parameter.defaultValue(for: entry)
        switch parameter.kind {
        case .text(let length):
            type = "text"
            maximumLength = length
        case .choice(let names):
            type = "choice"
            values = names
        case .states:
            type = "choices"
            values = entry.states.map(\.canonicalName)
        case .systems:
            type = "choice"
            values = entry.systems.map(\.name)
        case .number(let range, let unit):
            type = "number"
            minimum = range.lowerBound
            maximum = range.upperBound
            self.unit = unit
        case .color:
            type = "color"
            values = NamedColor.allNames
        case .insets(let range):
            type = "insets"
            minimum = range.lowerBound
            maximum = range.upperBound
            unit = "points"
        case .sizes:
            type = "choice"
            values = Parameters.sizeNames(of: entry)
        case .styles:
            type = "choice"
            values = Parameters.styleNames(beside: entry)
        case .events:
            type = "events"
        case .symbol:
            type = "symbol"
            values = symbols?.all
        case .axis:
            type = "choice"
            values = entry.axes.map(\.parameter.name)
        }
    }
}
