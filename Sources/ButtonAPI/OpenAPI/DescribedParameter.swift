import ButtonRendering
import JSONReading

/// A parameter as JSON Schema describes it: of one style, or of all styles that take it.
struct DescribedParameter {
    let name: String
    let alias: String?
    let summary: String
    private(set) var schema: ParameterSchema
    /// The spelling of the default; `nil` where there is none, or not one for all styles.
    private var defaultSpelling: String?
    /// The styles that take the parameter.
    private var styles: [CatalogEntry]

    /// A parameter of the style of a context, which takes it.
    init(_ parameter: Parameter, in context: ParameterContext) {
        name = parameter.name
        alias = parameter.alias
        summary = parameter.summary
        schema = parameter.schema(context)
        defaultSpelling = parameter.defaultSpelling(context)
        styles = [context.style]
    }

    /// The parameters of several styles where a client requests an output, each with the values of all of them.
    static func all(of styles: [CatalogEntry], for outputs: [Output], reader: QueryReader)
        -> [DescribedParameter]
    {
        var described: [DescribedParameter] = []
        var positions: [String: Int] = [:]
        for style in styles {
            for parameter in reader.parameters(of: style).parameters {
                let context = outputs.lazy.map { reader.context(of: style, as: $0) }
                    .first { parameter.unavailability($0) == nil }
                guard let context else { continue }
                let other = DescribedParameter(parameter, in: context)
                if let position = positions[parameter.name] {
                    described[position].merge(other)
                } else {
                    positions[parameter.name] = described.count
                    described.append(other)
                }
            }
        }
        return described
    }

    private mutating func merge(_ other: DescribedParameter) {
        schema.merge(other.schema)
        if defaultSpelling != other.defaultSpelling { defaultSpelling = nil }
        styles += other.styles
    }

    /// The names that a request can give the parameter.
    var names: [String] { [name] + (alias.map { [$0] } ?? []) }

    /// The summary, and which of all styles take the parameter.
    func description(among all: [CatalogEntry], as spelling: String) -> String {
        var text = spelling == name ? summary : "Another name of \(name)."
        if let unit = schema.unit { text += " In \(unit)." }
        guard styles.count < all.count else { return text }
        let frameworks = Framework.allCases.filter { framework in
            styles.contains { $0.framework == framework }
        }
        if styles.count == all.count(where: { frameworks.contains($0.framework) }) {
            text += " Only for styles of \(frameworks.map(\.rawValue).joined(separator: ", "))."
        } else {
            text += " Only for \(styles.map(\.description).joined(separator: ", "))."
        }
        return text
    }

    /// The JSON Schema of the values in a query.
    func querySchema(_ definitions: SharedSchemas) -> JSONValue {
        schema.querySchema(definitions).merging(annotations { schema.queryValue(of: $0) })
    }

    /// The JSON Schema of the values in a JSON body.
    func bodySchema(_ definitions: SharedSchemas) -> JSONValue {
        schema.bodySchema(definitions).merging(annotations { schema.bodyValue(of: $0) })
    }

    private func annotations(_ value: (String) -> JSONValue) -> JSONValue {
        .object([
            "default": defaultSpelling.map(value),
            "examples": schema.example.map { .array([$0]) },
        ])
    }
}

extension ParameterSchema {
    /// Adds the values that another style takes.
    fileprivate mutating func merge(_ other: ParameterSchema) {
        if let names = other.names {
            let known = Set(self.names ?? [])
            self.names = (self.names ?? []) + names.filter { !known.contains($0) }
        }
        if let range, let other = other.range {
            self.range = min(range.lowerBound, other.lowerBound)...max(range.upperBound, other.upperBound)
        }
        if let length = maximumLength, let other = other.maximumLength { maximumLength = max(length, other) }
    }
}
