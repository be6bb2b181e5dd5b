import ButtonRendering
import ViewEngine

extension Parameters {
    static let defaultTitle = "Button"
    /// The greatest length of a text, in characters.
    static let longestText = 256

    /// The title of a text; throws if it is no title.
    static func title(of text: String) throws(ParameterError) -> String {
        try text.checked(maximumLength: longestText)
    }

    /// The title, which comes first in the canonical query.
    static let title = Parameter(
        "title",
        for: \.title,
        as: .text(maximumLength: longestText),
        default: defaultTitle,
        summary: "The text of the label; may be empty, may have several lines."
    )

    /// The content of the button.
    static let label: [Parameter] = [title] + image + demo + [font]

    private static let image = [
        Parameter(
            "systemImage",
            for: \.button.label.systemImage,
            as: .symbol,
            default: nil,
            summary: "A symbol beside the title, by its SF name."
        ),
        Parameter(
            "imagePlacement",
            for: \.button.label.imagePlacement,
            as: .choice(["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom]),
            default: .leading,
            summary: "The side of the title on which the symbol is."
        ),
        Parameter(
            "imagePadding",
            for: \.button.label.imagePadding,
            orStyleDefault: .number(in: 0...100, unit: "points"),
            summary: "The distance from the symbol to the title; the system's own if not given."
        ),
    ]

    private static let demo = [
        Parameter(
            "label",
            for: \.button.label.demo,
            as: .choice(["title": .title, "circle": .circle, "swatch": .swatch]),
            default: .title,
            unavailable: swiftUIOnly(),
            summary: "The title alone, with a circle that travels, or on a background that changes."
        ),
        Parameter(
            "flag",
            for: \.button.label.flag,
            as: .flag,
            default: true,
            unavailable: swiftUIOnly(),
            summary:
                "The Boolean that the circle and the background show; the action of the button toggles it."
        ),
        Parameter(
            "labelAnimation",
            for: \.button.label.isAnimated,
            as: .choice(["inherited": true, "none": false]),
            default: true,
            unavailable: swiftUIOnly(),
            summary: "none puts an animation of nil inside the label, which stops a circle or a swatch."
        ),
        Parameter(
            "animation",
            for: \.button.label.inheritsAnimation,
            as: .choice(["inherited": true, "none": false]),
            default: true,
            unavailable: swiftUIOnly(),
            summary: "none puts an animation of nil around the button, which changes nothing inside it."
        ),
    ]

    private static let font = Parameter(
        "font",
        for: \.button.font,
        as: .choice([
            "none": nil, "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3,
            "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
            "footnote": .footnote, "caption": .caption, "caption2": .caption2,
        ]),
        default: nil,
        summary: "The text style of the label; the style's own if not given."
    )

    // MARK: Availability

    /// Parameters of SwiftUI's buttons only.
    static func swiftUIOnly(uiKitParameter: String? = nil) -> Parameter.Availability {
        { $0.style.toolkit == .swiftUI ? nil : .swiftUIOnly(uiKitParameter: uiKitParameter) }
    }

    /// Parameters of UIKit's buttons only.
    static func uiKitOnly(swiftUIParameter: String? = nil) -> Parameter.Availability {
        { $0.style.toolkit == .uiKit ? nil : .uiKitOnly(swiftUIParameter: swiftUIParameter) }
    }
}
