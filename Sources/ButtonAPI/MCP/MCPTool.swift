import ButtonRendering
import JSONReading

/// A tool that a model can call.
enum MCPTool: String, CaseIterable, Sendable {
    case renderButton = "render_button"
    case listStyles = "list_styles"
    case describeStyle = "describe_style"

    /// The description for a client.
    func definition(_ schemas: RenderingSchema) -> JSONValue {
        .object([
            "name": .string(rawValue),
            "title": .string(title),
            "description": .string(description),
            "inputSchema": inputSchema(schemas),
            "annotations": ["readOnlyHint": true, "openWorldHint": false],
        ])
    }

    private var title: String {
        switch self {
        case .renderButton: "Draw a button"
        case .listStyles: "List the styles of buttons"
        case .describeStyle: "Describe a style"
        }
    }

    private var description: String {
        switch self {
        case .renderButton:
            """
            Draws a SwiftUI or UIKit button, in a state or at a moment of its animation. The default is a picture as SVG; \
            format selects a sheet of all states (states.svg), an animated picture (animation.svg), resolved values \
            (json) or the code of the button (swift).
            """
        case .listStyles: "Lists the styles that can be drawn, with their framework and their states."
        case .describeStyle: "Lists the parameters of a style with their values, ranges and defaults."
        }
    }

    private func inputSchema(_ schemas: RenderingSchema) -> JSONValue {
        let framework: JSONValue = ["type": "string", "enum": .strings(Framework.allCases.map(\.rawValue))]
        switch self {
        case .renderButton: return schemas.item.merging(["$defs": schemas.definitions.definitions])
        case .listStyles:
            return [
                "type": "object", "properties": [RenderingMember.framework: framework],
                "additionalProperties": false,
            ]
        case .describeStyle:
            return [
                "type": "object",
                "properties": [
                    RenderingMember.framework: framework, RenderingMember.style: ["type": "string"],
                ],
                "required": .strings([RenderingMember.framework, RenderingMember.style]),
                "additionalProperties": false,
            ]
        }
    }
}

/// A call of a tool whose arguments are valid.
enum MCPToolCall: Sendable {
    /// A picture, and the same in pixels, if there is one.
    case render(RenderingItem, pixels: RenderingItem?)
    /// The styles of one framework, or of all.
    case listStyles(Framework?)
    case describe(CatalogEntry)
}
