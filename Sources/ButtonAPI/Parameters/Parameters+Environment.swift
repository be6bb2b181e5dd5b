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

    private static let colorScheme = Parameter(
        "colorScheme",
        \.environment.colorScheme,
        as: .choice(["light": .light, "dark": .dark]),
        default: .light,
        summary: "The color scheme around the button."
    )

    static let contrast = Parameter(
        "contrast",
        \.environment.contrast,
        as: .choice(["standard": .standard, "increased": .increased]),
        default: .standard,
        summary: "The contrast that the user has set."
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
