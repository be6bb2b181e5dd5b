import ButtonRendering
import CustomStyles
import JSONReading
import StyleSyntax

/// A tool that a model can call.
enum MCPTool: String, CaseIterable, Sendable {
    case renderButton = "render_button"
    case listStyles = "list_styles"
    case describeStyle = "describe_style"
    case renderStyle = "render_style"
    case checkStyle = "check_style"

    /// The description for a client.
    func definition(_ schemas: ToolSchema) -> JSONValue {
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
        case .renderStyle: "Draw a button style in Swift"
        case .checkStyle: "Check a button style in Swift"
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
        case .renderStyle:
            """
            Draws a button with a style of your own: source is the Swift of a ButtonStyle or PrimitiveButtonStyle, style \
            the name of one of several. Its properties are parameters, and so are names that it does not declare, as \
            external.Color.brand. Errors of the source are returned with their lines.
            """
        case .checkStyle:
            "Checks the Swift of button styles: lists the styles with their parameters, or all errors with their places."
        }
    }

    private func inputSchema(_ schemas: ToolSchema) -> JSONValue {
        let framework = ToolSchema.framework
        switch self {
        case .renderButton: return schemas.button
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
        case .renderStyle: return schemas.button(ofSource: Self.source)
        case .checkStyle:
            return [
                "type": "object", "properties": [SharingRequest.sourceName: Self.source],
                "required": .strings([SharingRequest.sourceName]), "additionalProperties": false,
            ]
        }
    }

    private static let source: JSONValue = [
        "type": "string", "maxLength": .number(Double(SourceLimits.bytes)), "description": "Swift in UTF-8.",
    ]
}

/// A call of a tool whose arguments are valid.
enum MCPToolCall: Sendable {
    /// A picture, and the same in pixels, if there is one.
    case render(RenderingItem, pixels: RenderingItem?)
    /// The styles of one framework, or of all.
    case listStyles(Framework?)
    case describe(CatalogEntry)
    /// The description of a source.
    case check(CustomSource, data: String)
}
