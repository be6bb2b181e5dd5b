import AppleDesign
import ButtonRendering
import UIKitEngine
import ViewEngine

/// The parameters of a picture, in the order of their canonical spelling.
///
/// The query is read with these definitions, and the catalogue is written from them.
enum Parameters {
    static let all: [Parameter] =
        content + state + configuration + surroundings + interaction + picture + sheet

    /// The names, for suggestions and for finding a parameter.
    static let names = all.map(\.name)
    private static let aliases = all.map(\.alias)

    /// Where the parameter of a name stands, or of an alias.
    static func position(of name: String) -> Int? {
        names.firstIndex(of: name) ?? aliases.firstIndex(of: name)
    }

    /// The first in the canonical spelling.
    static let title = Parameter.text(
        "title",
        \.title,
        maximumLength: 256,
        default: "Button",
        "The text of the label; may be empty, may have several lines."
    )

    private static let content: [Parameter] = [
        title,
        symbol,
        .choice(
            "imagePlacement",
            \.imagePlacement,
            ["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom],
            "Where the symbol stands beside the title."
        ),
        .number(
            "imagePadding",
            \.imagePadding,
            0...100,
            unit: "points",
            "From the symbol to the title; the system's own if not given."
        ),
        .choice(
            "label",
            \.label,
            ["title": .title, "circle": .circle, "swatch": .swatch],
            refusal: onlySwiftUI("A button of UIKit has no label but its title and its image."),
            "The title alone, with a circle that travels, or on a background that changes."
        ),
        .flag(
            "flag",
            \.flag,
            default: true,
            refusal: onlySwiftUI("It is shown by labels that a button of UIKit cannot have."),
            "What the circle and the background show; the action of the button toggles it."
        ),
        .choice(
            "labelAnimation",
            \.animatesLabel,
            ["inherited": true, "none": false],
            refusal: onlySwiftUI("Animation modifiers are SwiftUI's."),
            "Whether a circle or a swatch is kept from moving by an animation of none inside the label."
        ),
        .choice(
            "animation",
            \.letsAnimationsIn,
            ["inherited": true, "none": false],
            refusal: onlySwiftUI("Animation modifiers are SwiftUI's."),
            "Whether an animation of none stands around the button, which changes nothing inside it."
        ),
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
        .choice(
            "control",
            \.control,
            ["button": .button, "link": .link],
            refusal: onlySwiftUI("Links are SwiftUI's."),
            "What is drawn in the style: a button, or a link, which no style changes."
        ),
        states,
        .choice(
            "role",
            \.role,
            [
                "none": nil, "cancel": .cancel, "destructive": .destructive, "close": .close,
                "confirm": .confirm,
            ],
            refusal: onlySwiftUI("A configuration of UIKit has no role."),
            "What the button is for, where that changes its look; close and confirm are of iOS 26."
        ),
        .choice(
            "keyboardShortcut",
            \.keyboardShortcut,
            ["none": nil, "defaultAction": .defaultAction, "cancelAction": .cancelAction],
            refusal: onlySwiftUI("Keys are given to buttons by SwiftUI."),
            "The key that does what the button does: Return or Escape."
        ),
        controlSize,
        .choice(
            "buttonBorderShape",
            \.buttonBorderShape,
            [
                "automatic": .automatic, "capsule": .capsule, "roundedRectangle": .roundedRectangle,
                "circle": .circle,
            ],
            refusal: { context in
                switch (context.entry.framework, context.entry.takesBorderShape) {
                case (.uiKit, _): "UIKit's word for it is cornerStyle."
                case (.swiftUI, false): "It has no border that could have a shape."
                case (.swiftUI, true): nil
                }
            },
            "The shape of the border."
        ),
        .number(
            "cornerRadius",
            \.cornerRadius,
            0...200,
            unit: "points",
            refusal: { context in
                switch (context.entry.framework, context.entry.takesBorderShape) {
                case (.uiKit, _): ownsBackground(context)
                case (.swiftUI, false): "It has no border that could have corners."
                case (.swiftUI, true): nil
                }
            },
            "The radius of the corners of a rounded rectangle; the style's own if not given."
        ),
        .color("tint", \.tint, "The tint; the accent colour, blue, stands in if not given."),
    ]

    private static let surroundings: [Parameter] = [
        system,
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
                "xSmall": .xSmall, "small": .small, "medium": .medium, "large": .large,
                "xLarge": .xLarge, "xxLarge": .xxLarge, "xxxLarge": .xxxLarge,
                "accessibility1": .accessibility1, "accessibility2": .accessibility2,
                "accessibility3": .accessibility3, "accessibility4": .accessibility4,
                "accessibility5": .accessibility5,
            ],
            default: "large",
            "The text size that the user chose."
        ),
        .choice(
            "layoutDirection",
            \.layoutDirection,
            ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft],
            "Where lines and rows begin."
        ),
        beside,
    ]

    private static let picture: [Parameter] = [
        .choice(
            "text",
            \.hasLiveText,
            ["outline": false, "live": true],
            "Outlines look the same everywhere; live text can be edited, and wants the font Inter."
        ),
        .number(
            "width",
            \.width,
            1...2000,
            unit: "points",
            "The width of the button; what it needs if not given. A title that does not fit is wrapped."
        ),
        .color(
            "background",
            \.background,
            "What is behind the button; if not given, nothing, and on a sheet the system's background."
        ),
        .number(
            "padding",
            \.padding,
            0...200,
            unit: "points",
            "Room around the button; if not given, what the style needs in any of its states, on a sheet more."
        ),
    ]

    private static let symbol = Parameter(
        name: "systemImage",
        summary: "A symbol beside the title, by its SF name.",
        kind: .symbol,
        standardValue: "none",
        refusal: { _ in nil }
    ) { text, context, request throws(ValueFault) in
        guard !text.isNone else { return text.lowercased() }
        guard context.symbols.contains(text) else {
            guard !context.symbols.isIncomplete else { throw .symbolsMissing }
            throw .unknownSymbol(nearest: context.symbols.nearest(to: text, count: 3))
        }
        request.systemImage = text
        return text
    }

    private static let controlSize = Parameter(
        name: "controlSize",
        alias: "buttonSize",
        summary: "How much room the button takes.",
        kind: .sizes,
        standardValue: "regular",
        refusal: { _ in nil }
    ) { text, context, request throws(ValueFault) in
        let index = try sizes.map(\.key).index(ofName: text)
        let size = sizes[index].value
        let allowed = sizeNames(of: context.entry)
        guard allowed.contains(sizes[index].key) else {
            throw .notOfStyle(allowed: allowed, reason: "The sizes of UIKit end with large.")
        }
        request.controlSize = size
        // The first name of a size is its canonical spelling.
        return sizes.first { $0.value == size }?.key ?? text
    }

    private static let sizes: KeyValuePairs<String, ControlSize> = [
        "mini": .mini, "small": .small, "regular": .regular, "medium": .regular, "large": .large,
        "extraLarge": .extraLarge,
    ]

    /// The sizes that a style has.
    static func sizeNames(of entry: CatalogEntry) -> [String] {
        sizes.filter { entry.framework == .swiftUI || $0.value != .extraLarge }.map(\.key)
    }

    private static let beside = Parameter(
        name: "beside",
        summary: "The style of a second button with the same label, which nobody presses.",
        kind: .styles,
        standardValue: "none",
        refusal: { _ in nil }
    ) { text, context, request throws(ValueFault) in
        let names = styleNames(beside: context.entry)
        let name = names[try names.index(ofName: text)]
        request.beside = name.isNone ? nil : name
        return name
    }

    /// What may stand beside a button of a style: nothing, or a style of the same framework.
    static func styleNames(beside entry: CatalogEntry) -> [String] {
        ["none"] + Catalog.entries.filter { $0.framework == entry.framework }.map(\.name)
    }

    /// Says why only buttons of SwiftUI take a parameter.
    static func onlySwiftUI(_ reason: String) -> Parameter.Refusal {
        { $0.entry.framework == .swiftUI ? nil : reason }
    }

    private static let system = Parameter(
        name: "system",
        summary: "The look of the system: the classic one, or that of iOS 26.",
        kind: .systems,
        standardValue: nil,
        refusal: { _ in nil }
    ) { text, context, request throws(ValueFault) in
        let designs = SystemDesign.allCases
        let design = designs[try designs.map(\.name).index(ofName: text)]
        guard context.entry.systems.contains(design) else {
            throw .notOfStyle(
                allowed: context.entry.systems.map(\.name),
                reason: "\(context.entry.name) came with \(context.entry.availability)."
            )
        }
        request.system = design
        return design.name
    }

    private static let states = Parameter(
        name: "state",
        summary: "The state of the button, or several of them.",
        kind: .states,
        standardValue: "normal",
        refusal: { _ in nil }
    ) { text, context, request throws(ValueFault) in
        let allowed = context.entry.states.flatMap(\.names)
        var state = ButtonState.normal
        // An empty list is no state: the name that is missing gets the error.
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
            let names = name.lowercased() == "selected" ? allowed + ["selected"] : allowed
            let named = ButtonState(name: names[try names.index(ofName: String(name))])
            guard context.entry.states.contains(named) else {
                throw .notOfStyle(
                    allowed: allowed,
                    reason: "Buttons of UIKit can be selected, those of SwiftUI cannot."
                )
            }
            state.formUnion(named)
        }
        request.state = state
        return state.canonicalName
    }
}
