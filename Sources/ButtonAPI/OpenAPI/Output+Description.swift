import JSONReading

extension Output {
    /// One sentence.
    var summary: String {
        switch self {
        case .still: "The picture of a state, or of a moment of an interaction."
        case .resolved:
            "All values that are resolved for a picture (colors, insets, radii, fonts and frames), and its elements with their contrast."
        case .frame: "One picture of an interaction, by its number from 0."
        case .frames: "The frames of an interaction, each with its URL."
        case .timeline:
            "The animated attributes of an interaction with their keyframes, and the actions of the button."
        case .animation: "One animated picture of an interaction."
        case .sheet: "One picture of all values of two parameters."
        case .cells: "The cells of a sheet, each with its place and its URL."
        case .code: "The code of an app that has the button."
        case .tokens: "The resolved values of all states and color schemes as W3C design tokens."
        case .tokenResolver:
            "The same as a resolver file, whose modifiers are the state and the color scheme."
        case .findings:
            "What is wrong with a button in all of its states and conditions, each with its measure and its limit."
        case .raster(.still): "The pixels of the picture of a state, or of a moment of an interaction."
        case .raster(.card): "The button on its background, as a preview of a link with 1200 by 630 pixels."
        case .raster(.frame): "The pixels of one picture of an interaction, by its number from 0."
        case .raster(.sheet): "The pixels of one picture of all values of two parameters."
        case .raster(.animation): "One animated picture of an interaction in pixels."
        }
    }

    /// The JSON Schema of the content.
    var contentSchema: JSONValue {
        switch self {
        case .still, .frame, .animation, .sheet, .code: ["type": "string"]
        // Binary content has no schema (OpenAPI 3.1 §4.8.14.2).
        case .raster: .object([])
        case .resolved: Self.object(["framework", "style", "url", "size", "insets", "layers"])
        case .tokens: Self.object([])
        case .tokenResolver: Self.object(["version", "modifiers", "resolutionOrder"])
        case .findings: Self.object(["findings", "accepted", "unmatched", "messages"])
        case .frames: Self.object(["count", "fps", "duration", "endsAtRest", "events", "frames"])
        case .timeline: Self.object(["duration", "endsAtRest", "events", "actions", "tracks"])
        case .cells:
            Self.object([
                "width", "height", "rowParameter", "columnParameter", "rows", "columns", "cells",
                "emptyCells",
            ])
        }
    }

    private static func object(_ names: [String]) -> JSONValue {
        ["type": "object", "required": .strings(names)]
    }

    /// The placeholder of the number of a frame in a name.
    static let numberPlaceholder = "{n}"

    /// The path in OpenAPI, with templates.
    var pathTemplate: String { "/v1/{framework}/{style}" + pathPattern }
}
