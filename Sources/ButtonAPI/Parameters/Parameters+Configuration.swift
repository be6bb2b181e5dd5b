import ButtonRendering
import UIKitEngine

extension Parameters {
    /// The properties that only a `UIButton.Configuration` has.
    static let configuration = texts + colors + backgrounds

    private static let texts = [
        Parameter(
            "subtitle",
            for: \.button.configuration.subtitle,
            as: .text(maximumLength: longestText),
            default: "",
            unavailable: uiKitOnly(),
            summary: "A second, smaller text below the title."
        ),
        Parameter(
            "showsActivityIndicator",
            for: \.button.configuration.showsActivityIndicator,
            as: .flag,
            default: false,
            unavailable: uiKitOnly(),
            summary: "Whether an activity indicator replaces the symbol."
        ),
        Parameter(
            "titleAlignment",
            for: \.button.configuration.titleAlignment,
            as: .choice([
                "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
            ]),
            default: .automatic,
            unavailable: uiKitOnly(),
            summary: "The alignment of title and subtitle; automatic follows the side of the symbol."
        ),
        Parameter(
            "titlePadding",
            for: \.button.configuration.titlePadding,
            orStyleDefault: .number(in: 0...100, unit: "points"),
            unavailable: uiKitOnly(),
            summary: "The distance from the title to the subtitle; the configuration's own if not given."
        ),
        Parameter(
            "contentInsets",
            for: \.button.configuration.contentInsets,
            orStyleDefault: .insets(in: 0...200),
            unavailable: uiKitOnly(),
            summary: "Room around the content: top, leading, bottom, trailing; that of the size if not given."
        ),
    ]

    private static let colors = [
        Parameter(
            "baseForegroundColor",
            for: \.button.configuration.baseForegroundColor,
            as: .color,
            default: nil,
            unavailable: uiKitOnly(swiftUIParameter: "tint"),
            summary: "The color that title and symbol derive theirs from; the style's own if not given."
        ),
        Parameter(
            "baseBackgroundColor",
            for: \.button.configuration.baseBackgroundColor,
            as: .color,
            default: nil,
            unavailable: { context in
                context.style.toolkit == .swiftUI
                    ? .uiKitOnly(swiftUIParameter: "tint") : background(context)
            },
            summary: "The color that the background derives its own from; the style's own if not given."
        ),
        Parameter(
            "titleForegroundColor",
            for: \.button.configuration.titleForegroundColor,
            as: .color,
            default: nil,
            unavailable: { context in
                context.style.toolkit == .uiKit && !context.style.takesBackground
                    ? .ownTitleColor : uiKitOnly()(context)
            },
            summary: "The color of an attributed title, which no state changes."
        ),
        Parameter(
            "imageColorTransformer",
            for: \.button.configuration.hasGrayImage,
            as: .choice(["none": false, "grayscale": true]),
            default: false,
            unavailable: uiKitOnly(),
            summary: "The transformer of the symbol's color."
        ),
    ]

    private static let backgrounds = [
        Parameter(
            "cornerStyle",
            for: \.button.control.background.cornerStyle,
            as: .choice([
                "dynamic": .dynamic, "fixed": .fixed, "small": .small, "medium": .medium, "large": .large,
                "capsule": .capsule,
            ]),
            default: .dynamic,
            unavailable: uiKitOnly(swiftUIParameter: "buttonBorderShape"),
            summary: "The style of the corners of the background."
        ),
        Parameter(
            "backgroundColor",
            for: \.button.control.background.color,
            as: .color,
            default: nil,
            unavailable: background,
            summary: "The fill of the background, which no state changes; the style's own if not given."
        ),
        Parameter(
            "backgroundInsets",
            for: \.button.control.background.insets,
            orStyleDefault: .insets(in: -200...200),
            unavailable: background,
            summary: """
                From the edges of the button to those of the background: top, leading, bottom, trailing; outward \
                if negative.
                """
        ),
        Parameter(
            "strokeColor",
            for: \.button.control.background.strokeColor,
            as: .color,
            default: nil,
            unavailable: background,
            summary: "The stroke along the edge; the tint if not given."
        ),
        Parameter(
            "strokeWidth",
            for: \.button.control.background.strokeWidth,
            orStyleDefault: .number(in: 0...20, unit: "points"),
            default: 0,
            unavailable: background,
            summary: "The width of the stroke along the edge."
        ),
        Parameter(
            "strokeOutset",
            for: \.button.control.background.strokeOutset,
            orStyleDefault: .number(in: -100...100, unit: "points"),
            default: 0,
            unavailable: background,
            summary: "The distance of the stroke outward from the edge; inward if negative."
        ),
    ]

    /// Parameters of the background of UIKit's buttons.
    static func background(_ context: ParameterContext) -> Unavailability? {
        switch (context.style.toolkit, context.style.takesBackground) {
        case (.swiftUI, _): .uiKitOnly()
        case (.uiKit, false): .ownBackground
        case (.uiKit, true): nil
        }
    }
}
