import ButtonRendering
import ViewEngine

extension Parameters {
    /// The environment of the button.
    static let environment = [system, colorScheme, contrast, dynamicTypeSize, layoutDirection, beside]

    static let system = Parameter(
        "system",
        .request(\.environment.system),
        as: .system,
        default: { _, context in context.style.defaultSystem },
        summary: "The design of the system: the classic one, or that of iOS 26."
    )

    static let colorScheme = Parameter(
        "colorScheme",
        .orViewerChoice(\.environment.colorScheme, .colorScheme, base: .light),
        as: .choice(["light": .light, "dark": .dark, "auto": nil]).listing(["light", "dark"]),
        default: { _, _ in .light },
        summary: "The color scheme around the button; with auto, an SVG picture follows its viewer."
    )

    static let contrast = Parameter(
        "contrast",
        .orViewerChoice(\.environment.contrast, .contrast, base: .standard),
        as: .choice(["standard": .standard, "increased": .increased, "auto": nil])
            .listing(["standard", "increased"]),
        default: { _, _ in .standard },
        summary: "The contrast that the user has set; with auto, an SVG picture follows its viewer."
    )

    private static let dynamicTypeSize = Parameter(
        "dynamicTypeSize",
        \.environment.dynamicTypeSize,
        as: .choice([
            "xSmall": .xSmall, "small": .small, "medium": .medium, "large": .large, "xLarge": .xLarge,
            "xxLarge": .xxLarge, "xxxLarge": .xxxLarge, "accessibility1": .accessibility1,
            "accessibility2": .accessibility2, "accessibility3": .accessibility3,
            "accessibility4": .accessibility4, "accessibility5": .accessibility5,
        ]),
        default: .large,
        summary: "The text size that the user has set."
    )

    private static let layoutDirection = Parameter(
        "layoutDirection",
        \.environment.layoutDirection,
        as: .choice(["leftToRight": .leftToRight, "rightToLeft": .rightToLeft]),
        default: .leftToRight,
        summary: "The side on which lines and rows begin."
    )

    static let beside = Parameter(
        "beside",
        \.button.control.neighbor,
        as: .neighbor,
        default: nil,
        summary: "The style of a second button with the same label, which nobody presses."
    )
}
