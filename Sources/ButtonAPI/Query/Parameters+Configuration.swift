import ButtonRendering
import UIKitEngine

extension Parameters {
    /// What only a `UIButton.Configuration` has.
    static let configuration: [Parameter] = text + colors + background

    private static let text: [Parameter] = [
        .text(
            "subtitle",
            \.configuration.subtitle,
            maximumLength: 256,
            default: "",
            refusal: onlyUIKit("SwiftUI's buttons have no subtitle; UIKit's do."),
            "A second, smaller text below the title."
        ),
        .flag(
            "showsActivityIndicator",
            \.configuration.showsActivityIndicator,
            default: false,
            refusal: onlyUIKit(),
            "Whether an indicator turns in place of the symbol."
        ),
        .choice(
            "titleAlignment",
            \.configuration.titleAlignment,
            [
                "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
            ],
            refusal: onlyUIKit(),
            "How title and subtitle are aligned; automatic goes by where the symbol is."
        ),
        .number(
            "titlePadding",
            \.configuration.titlePadding,
            0...100,
            unit: "points",
            refusal: onlyUIKit(),
            "From the title to the subtitle; the configuration's own if not given."
        ),
        .insets(
            "contentInsets",
            \.configuration.contentInsets,
            0...200,
            refusal: onlyUIKit(),
            "Room around the content: top, leading, bottom, trailing; that of the size if not given."
        ),
    ]

    private static let colors: [Parameter] = [
        .color(
            "baseForegroundColor",
            \.configuration.baseForegroundColor,
            refusal: onlyUIKit("SwiftUI's word for the colour of a button is tint."),
            "The colour that those of title and symbol are made of; the style's own if not given."
        ),
        .color(
            "baseBackgroundColor",
            \.configuration.baseBackgroundColor,
            refusal: { context in
                context.entry.framework == .swiftUI
                    ? "SwiftUI's word for the colour of a button is tint." : ownsBackground(context)
            },
            "The colour that that of the background is made of; the style's own if not given."
        ),
        .color(
            "titleForegroundColor",
            \.configuration.titleForegroundColor,
            refusal: { context in
                context.entry.framework == .uiKit && !context.entry.takesBackground
                    ? "It colours its title by itself in each state." : onlyUIKit()(context)
            },
            "The colour of the title by an attributed title, which no state changes."
        ),
        .choice(
            "imageColorTransformer",
            \.configuration.hasGrayImage,
            ["none": false, "grayscale": true],
            refusal: onlyUIKit(),
            "What the colour of the symbol goes through at last."
        ),
    ]

    private static let background: [Parameter] = [
        .choice(
            "cornerStyle",
            \.configuration.cornerStyle,
            [
                "dynamic": .dynamic, "fixed": .fixed, "small": .small, "medium": .medium,
                "large": .large, "capsule": .capsule,
            ],
            refusal: onlyUIKit("SwiftUI's word for it is buttonBorderShape."),
            "How the corners of the background are made."
        ),
        .color(
            "backgroundColor",
            \.configuration.backgroundColor,
            refusal: ownsBackground,
            "The fill of the background, which no state changes; the style's own if not given."
        ),
        .insets(
            "backgroundInsets",
            \.configuration.backgroundInsets,
            -200...200,
            refusal: ownsBackground,
            """
            From the edges of the button to those of the background: top, leading, bottom, trailing; beyond them \
            if negative.
            """
        ),
        .color(
            "strokeColor",
            \.configuration.strokeColor,
            refusal: ownsBackground,
            "The line along the edge; the tint if not given."
        ),
        .number(
            "strokeWidth",
            \.configuration.strokeWidth,
            0...20,
            unit: "points",
            default: 0,
            refusal: ownsBackground,
            "The width of the line along the edge."
        ),
        .number(
            "strokeOutset",
            \.configuration.strokeOutset,
            -100...100,
            unit: "points",
            default: 0,
            refusal: ownsBackground,
            "How far outside of the edge the line runs; inside if negative."
        ),
    ]

    /// Says why only buttons of UIKit take a parameter.
    private static func onlyUIKit(
        _ reason: String = "Only a configuration of UIKit has it."
    ) -> Parameter.Refusal {
        { $0.entry.framework == .uiKit ? nil : reason }
    }

    /// Says why a button takes no background of another's.
    static func ownsBackground(_ context: ReadingContext) -> String? {
        switch (context.entry.framework, context.entry.takesBackground) {
        case (.swiftUI, _): "Only a configuration of UIKit has it."
        case (.uiKit, false): "It has a background of its own in each state."
        case (.uiKit, true): nil
        }
    }
}
