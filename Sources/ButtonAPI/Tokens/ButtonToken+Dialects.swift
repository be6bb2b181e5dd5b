import ButtonRendering
import Graphics
import JSONReading

extension ButtonToken {
    /// The token in the format of the Design Tokens Community Group, 2025.10.
    func dtcg(_ value: Value) -> JSONValue {
        switch value {
        case .color(let color):
            ["$type": "color", "$value": color.tokenObject]
        case .number(let number):
            switch kind {
            case .weight: ["$type": "fontWeight", "$value": .number(number)]
            case .factor: ["$type": "number", "$value": .number(number.roundedToMillionths)]
            case .color, .length, .shadows: ["$type": "dimension", "$value": number.pixels]
            }
        case .shadows(let shadows):
            ["$type": "shadow", "$value": .array(shadows.map(\.tokenObject))]
        }
    }

    /// The token as Figma imports variables: lengths are numbers, and there are no shadows.
    func figma(_ value: Value) -> JSONValue? {
        let content: JSONValue
        switch value {
        case .color(let color): content = ["$type": "color", "$value": color.tokenObject]
        case .number(let number):
            content = ["$type": "number", "$value": .number(number.roundedToMillionths)]
        case .shadows: return nil
        }
        return content.merging(["$extensions": ["com.figma.scopes": .strings(figmaScopes)]])
    }

    /// The properties that Figma offers the variable for.
    private var figmaScopes: [String] {
        switch self {
        case .tint: ["ALL_FILLS"]
        case .fill: ["FRAME_FILL", "SHAPE_FILL"]
        case .label: ["TEXT_FILL", "SHAPE_FILL"]
        case .border: ["STROKE_COLOR"]
        case .borderWidth: ["STROKE_FLOAT"]
        case .cornerRadius: ["CORNER_RADIUS"]
        case .insetTop, .insetLeading, .insetBottom, .insetTrailing: ["GAP"]
        case .fontSize: ["FONT_SIZE"]
        case .fontWeight: ["FONT_WEIGHT"]
        case .opacity: ["OPACITY"]
        case .shadows: []
        }
    }

    /// The token as Tokens Studio and Penpot read it: a text, with a type of their own.
    func hexadecimal(_ value: Value) -> JSONValue? {
        switch value {
        case .color(let color): ["$type": "color", "$value": .string(color.shortHexadecimal)]
        case .number(let number):
            [
                "$type": .string(penpotType),
                "$value": .string(number.roundedToMillionths.shortDescription + penpotUnit),
            ]
        case .shadows: nil
        }
    }

    private var penpotType: String {
        switch self {
        case .borderWidth: "borderWidth"
        case .cornerRadius: "borderRadius"
        case .insetTop, .insetLeading, .insetBottom, .insetTrailing: "spacing"
        case .fontSize: "fontSizes"
        case .fontWeight: "fontWeights"
        case .opacity: "opacity"
        case .tint, .fill, .label, .border: "color"
        case .shadows: "shadow"
        }
    }

    private var penpotUnit: String { kind == .length ? "px" : "" }
}

extension ResolvedColor {
    fileprivate var tokenObject: JSONValue {
        [
            "colorSpace": "srgb",
            "components": .array([red, green, blue].map { .number($0.roundedToMillionths) }),
            "alpha": .number(opacity.roundedToMillionths),
            "hex": .string(String(hexadecimal.prefix(7))),
        ]
    }

    /// The color as `#rrggbb`, or `#rrggbbaa` if it is not opaque.
    fileprivate var shortHexadecimal: String {
        hexadecimal.hasSuffix("ff") ? String(hexadecimal.prefix(7)) : hexadecimal
    }
}

extension Double {
    fileprivate var pixels: JSONValue { ["value": .number(roundedToMillionths), "unit": "px"] }
}

extension Shadow {
    /// The shadow in the terms of CSS, whose blur is two standard deviations.
    fileprivate var tokenObject: JSONValue {
        [
            "color": color.tokenObject, "offsetX": offset.width.pixels, "offsetY": offset.height.pixels,
            "blur": (2 * radius).pixels, "spread": 0.0.pixels,
        ]
    }
}
