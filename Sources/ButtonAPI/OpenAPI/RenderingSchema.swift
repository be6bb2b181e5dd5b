import ButtonRendering
import JSONReading

/// The JSON Schemas of the body of `POST /v1/render`.
struct RenderingSchema {
    let reader: QueryReader
    let definitions: SharedSchemas

    /// The schema of an item of any style.
    var item: JSONValue {
        let styles = reader.catalog.entries
        let parameters = DescribedParameter.all(of: styles, for: Output.allKinds, reader: reader)
        return [
            "type": "object",
            "description": """
            A style, a format, and the parameters of a URL. The schema of each style is at \
            /v1/styles/{framework}/{style}/schema.json.
            """,
            "properties": properties(
                framework: ["type": "string", "enum": .strings(Framework.allCases.map(\.rawValue))],
                style: CustomStyleSchema.name(among: Set(styles.map(\.name)).sorted()),
                outputs: Output.allKinds,
                parameters,
                among: styles
            ),
            "required": .strings([RenderingMember.framework, RenderingMember.style]),
            "patternProperties": CustomStyleSchema.parameters,
            "additionalProperties": false,
        ]
    }

    /// The schema of an item of one style.
    func item(of style: CatalogEntry) -> JSONValue {
        let parameters = DescribedParameter.all(of: [style], for: Output.allKinds, reader: reader)
        return [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$id": .string(Document.schema(style).path),
            "title": .string(style.description),
            "description": .string(
                """
                \(style.summary) An object of this schema is the body of POST /v1/render, or one of its items. Some \
                values exclude each other; the response to them has status 422.
                """
            ),
            "type": "object",
            "properties": properties(
                framework: ["const": .string(style.framework.rawValue)],
                style: ["const": .string(style.name)],
                outputs: Output.allKinds,
                parameters,
                among: [style]
            ),
            "required": .strings([RenderingMember.framework, RenderingMember.style]),
            "dependentSchemas": dependentSchemas(of: style),
            "additionalProperties": false,
            "$defs": definitions.definitions,
        ]
    }

    private func properties(
        framework: JSONValue,
        style: JSONValue,
        outputs: [Output],
        _ parameters: [DescribedParameter],
        among styles: [CatalogEntry]
    ) -> JSONValue {
        var properties: JSONValue = [
            RenderingMember.framework: framework,
            RenderingMember.style: style,
            RenderingMember.show: [
                "type": "string",
                "description":
                    "With a source as the style, what is drawn of it: preview-1, a type, snippet-1.",
            ],
            RenderingMember.format: Self.format(outputs).merging([
                "default": .string(RenderingMember.defaultFormat.catalogName)
            ]),
        ]
        properties = properties.merging([
            RenderingMember.tokens: definitions.tokens.merging([
                "description": .string(
                    """
                    Design tokens (Format Module 2025.10) that the button has in the place of its style's: tint, fill, \
                    label, border, cornerRadius, contentInsets, font.size, font.weight; in a group as light or dark, \
                    pressed or disabled, for some color schemes or states only. What tokens.json responds with is \
                    taken as it is. Tokens that change nothing are listed as “ignored” with an item, and in json.
                    """
                )
            ])
        ])
        for parameter in parameters {
            for name in parameter.names {
                let description = parameter.description(among: styles, as: name)
                properties = properties.merging([
                    name: parameter.bodySchema(definitions).merging(["description": .string(description)])
                ])
            }
        }
        return properties
    }

    /// The formats that each parameter needs, for those that not every output takes.
    private func dependentSchemas(of style: CatalogEntry) -> JSONValue {
        let context = reader.context(of: style, as: RenderingMember.defaultFormat)
        var schemas: JSONValue = [:]
        for parameter in reader.parameters(of: style).parameters {
            let outputs = parameter.outputs(in: context)
            guard !outputs.isEmpty, outputs != Output.allKinds else { continue }
            let isOptional = outputs.contains(RenderingMember.defaultFormat)
            schemas = schemas.merging([
                parameter.name: .object([
                    "properties": [RenderingMember.format: Self.format(outputs)],
                    "required": isOptional ? nil : [.string(RenderingMember.format)],
                ])
            ])
        }
        return schemas
    }

    /// The names of outputs, of which that of a frame contains its number.
    private static func format(_ outputs: [Output]) -> JSONValue {
        let names = outputs.map(\.catalogName)
        let numbered = names.filter { $0.contains(Output.numberPlaceholder) }
        guard !numbered.isEmpty else { return ["type": "string", "enum": .strings(names)] }
        let patterns = numbered.map { name in
            "^"
                + name.replacing(".", with: "[.]")
                .replacing(Output.numberPlaceholder, with: "(0|[1-9][0-9]{0,8})") + "$"
        }
        let others = names.filter { !numbered.contains($0) }
        let alternatives = patterns.map { JSONValue.object(["pattern": .string($0)]) }
        return [
            "type": "string",
            "anyOf": .array((others.isEmpty ? [] : [["enum": .strings(others)]]) + alternatives),
        ]
    }
}
