import JSONReading
import StyleSyntax

extension MCPTool {
    /// The descriptions of all tools for a client, short enough for the context of a model.
    static var definitions: [JSONValue] {
        [
            definition(
                of: .renderPreview,
                title: "Draw a preview",
                description: """
                    Draws a SwiftUI or UIKit preview, view, button style or button, in any state or at any moment: a PNG, the \
                    numbered elements in it with frames, fonts, colors and contrasts, messages and stand-ins with their \
                    places, and with since what changed. Further arguments are parameters: own ones of the root by name, and \
                    colorScheme, dynamicTypeSize, locale, layoutDirection, contrast, system (ios18, ios26), device, width, \
                    height, tint, controlSize, and title and systemImage of a style. A wrong one is answered with those that \
                    exist.
                    """,
                arguments: ofPreview
            ),
            definition(
                of: .listPreviews,
                title: "List previews",
                description: """
                    Lists the previews, views, styles and buttons of the project, of one file, or of source, with their names \
                    for show.
                    """,
                arguments: schema(file)
            ),
            definition(
                of: .checkSource,
                title: "Check Swift",
                description: """
                    Checks one file of the project, or source: what of it draws, and all messages and stand-ins with their \
                    places.
                    """,
                arguments: schema(file)
            ),
            definition(
                of: .audit,
                title: "Find what is wrong",
                description: """
                    Measures the contrast, touch targets, states, cut and fixed texts, labels, traits, colors and mirroring of a \
                    root in all of its states, color schemes, text sizes and languages: each finding with its limit, its \
                    conditions and the place that decides it. Without show it measures every root of the file.
                    """,
                arguments: schema(
                    file.merging([
                        "previewDefinitionIndexInFile": index("The preview in the file, from 0."),
                        "show": text("A name of list_previews, in place of an index."),
                        "information": [
                            "type": "boolean",
                            "description": "Whether what is no error or warning is listed, too.",
                        ],
                    ])
                )
            ),
        ]
    }

    private static func definition(
        of tool: MCPTool,
        title: String,
        description: String,
        arguments: JSONValue
    ) -> JSONValue {
        [
            "name": .string(tool.rawValue), "title": .string(title), "description": .string(description),
            "inputSchema": arguments, "annotations": ["readOnlyHint": true, "openWorldHint": false],
        ]
    }

    private static func schema(_ properties: JSONValue) -> JSONValue {
        ["type": "object", "properties": properties, "additionalProperties": false]
    }

    private static func text(_ description: String) -> JSONValue {
        ["type": "string", "description": .string(description)]
    }

    private static func index(_ description: String) -> JSONValue {
        ["type": "integer", "minimum": 0, "description": .string(description)]
    }

    private static let ignored: JSONValue = [
        "timeout": ["type": "number"], "tabIdentifier": ["type": "string"],
        "workspaceIdentifier": ["type": "string"],
    ]

    private static let file: JSONValue = JSONValue.object([
        "sourceFilePath": text("A Swift file of the project, by the end of its path."),
        "source": .object([
            "type": "string", "maxLength": .number(Double(SourceLimits.bytes)),
            "description": "Swift, in place of a file.",
        ]),
    ]).merging(ignored)

    private static let ofPreview: JSONValue = [
        "type": "object",
        "properties": file.merging([
            "previewDefinitionIndexInFile": index("The preview in the file, from 0, the default."),
            "show": text(
                "A name of list_previews, in place of an index: preview-1, a view, a style, a button."
            ),
            "previewVariantOverrides": [
                "type": "object", "additionalProperties": ["type": "string"],
                "description":
                    #"As supportedPreviewVariantOverrides lists: {"Color Scheme": "Dark Appearance"}."#,
            ],
            "previewLocalizationOverride": text("One of supportedLocalizations."),
            "previewCanvasControlOverrides": [
                "type": "object", "additionalProperties": false,
                "properties": ["groupItemIndex": index("The picture of a preview with several, from 0.")],
            ],
            "state": text("normal, pressed, disabled, focused or selected."),
            "button": [
                "type": ["integer", "string"],
                "description": "The control that state and events are about, from 1, or all.",
            ],
            "events": text("An interaction: tap@0.2, or down@0 up@0.5."),
            "t": ["type": "number", "description": "The moment of events, in seconds."],
            "since": text("A revision of an earlier answer, to say what changed."),
            "marks": ["type": "boolean", "description": "Numbers the elements on the picture."],
            "scale": ["type": "number", "minimum": 1, "maximum": 4, "description": "Pixels a point."],
        ]),
        "additionalProperties": ["type": ["string", "number", "boolean", "array"]],
    ]
}
