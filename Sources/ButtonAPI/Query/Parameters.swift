import ButtonStyles
import StyleEngine

/// The parameters of a picture, in the order of their canonical spelling.
///
/// The query is read with these definitions, and the catalogue is written from them.
enum Parameters {
    static let all: [Parameter] = content + state + surroundings + picture

    /// The names, for suggestions and for finding a parameter.
    static let names = all.map(\.name)

    private static let content: [Parameter] = [
        .text(
            "title",
            \.title,
            maximumLength: 256,
            default: "Button",
            "The text of the label; may be empty, may have several lines."
        ),
        symbol,
        .choice(
            "font",
            \.font,
            [
                "none": nil, "largeTitle": .largeTitle, "title": .title, "title2": .title2,
                "title3": .title3, "headline": .headline, "body": .body, "callout": .callout,
                "subheadline": .subheadline, "footnote": .footnote, "caption": .caption,
                "caption2": .caption2,
            ],
            "The text style of the label, in place of the style's own."
        ),
    ]

    private static let state: [Parameter] = [
        states,
        .choice(
            "role",
            \.role,
            ["none": nil, "cancel": .cancel, "destructive": .destructive],
            "What the button is for, where that changes its look."
        ),
        .choice(
            "controlSize",
            \.controlSize,
            [
                "regular": .regular, "mini": .mini, "small": .small, "large": .large,
                "extraLarge": .extraLarge,
            ],
            "How much room the button takes."
        ),
        .choice(
            "buttonBorderShape",
            \.buttonBorderShape,
            [
                "automatic": .automatic, "capsule": .capsule, "roundedRectangle": .roundedRectangle,
                "circle": .circle,
            ],
            refusal: { $0.takesBorderShape ? nil : "It has no border that could have a shape." },
            "The shape of the border."
        ),
        .number(
            "cornerRadius",
            \.cornerRadius,
            0...200,
            unit: "points",
            refusal: { $0.takesBorderShape ? nil : "It has no border that could have corners." },
            "The radius of the border's corners, for a rounded rectangle; the style's own if not given."
        ),
        .color("tint", \.tint, "The tint; the accent colour, blue, stands in if not given."),
    ]

    private static let surroundings: [Parameter] = [
        .choice(
            "colorScheme",
            \.colorScheme,
            ["light": .light, "dark": .dark],
            "The appearance around the button."
        ),
        .choice(
            "contrast",
            \.contrast,
            ["standard": .standard, "increased": .increased],
            "Whether the user asked for more contrast."
        ),
        .choice(
            "dynamicTypeSize",
            \.dynamicTypeSize,
            [
                "large": .large, "xSmall": .xSmall, "small": .small, "medium": .medium,
                "xLarge": .xLarge, "xxLarge": .xxLarge, "xxxLarge": .xxxLarge,
                "accessibility1": .accessibility1, "accessibility2": .accessibility2,
                "accessibility3": .accessibility3, "accessibility4": .accessibility4,
                "accessibility5": .accessibility5,
            ],
            "The text size that the user chose."
        ),
        .choice(
            "layoutDirection",
            \.layoutDirection,
            ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft],
            "Where lines and rows begin."
        ),
    ]

    private static let picture: [Parameter] = [
        .color("background", \.background, "What is behind the button; transparent if not given."),
        .number(
            "padding",
            \.padding,
            0...200,
            unit: "points",
            "Room around the button; if not given, what the style needs in any of its states."
        ),
    ]

    private static let symbol = Parameter(
        name: "systemImage",
        summary: "A symbol before the title, by its SF name.",
        kind: .symbol,
        defaultValue: nil,
        refusal: { _ in nil }
    ) { text, context, request throws(ValueFault) in
        guard context.symbols.contains(text) else {
            throw .unknownSymbol(nearest: context.symbols.nearest(to: text, count: 3))
        }
        request.systemImage = text
        return text
    }

    private static let states = Parameter(
        name: "state",
        summary: "The state of the button, or several of them.",
        kind: .states,
        defaultValue: "normal",
        refusal: { _ in nil }
    ) { text, context, request throws(ValueFault) in
        let allowed = context.entry.states.flatMap(\.names)
        var state = ButtonState.normal
        // An empty list is no state: the name that is missing gets the error.
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
            let index = try allowed.index(ofName: String(name))
            state.formUnion(ButtonState(name: allowed[index]))
        }
        request.state = state
        return state.canonicalName
    }
}
