import ButtonRendering
import ViewEngine

extension Parameters {
    /// The environment of the button.
    static let environment =
        [
            system, colorScheme, contrast, dynamicTypeSize, layoutDirection, beside, container,
            containerStyle,
            showsRegion,
        ]

    static let system = Parameter(
        "system",
        for: .request(\.environment.system),
        as: .system,
        default: { _, context in context.style.defaultSystem },
        summary: "The design of the system: the classic one, or that of iOS 26."
    )

    static let colorScheme = Parameter(
        "colorScheme",
        for: .orViewerChoice(\.environment.colorScheme, choice: .colorScheme, base: .light),
        as: .choice(["light": .light, "dark": .dark, "auto": nil]).listing(["light", "dark"]),
        // A view that prefers a color scheme has it until the request names one.
        default: { _, context in context.style.content?.traits.colorScheme ?? .light },
        summary: "The color scheme; auto is that of the viewer."
    )

    static let contrast = Parameter(
        "contrast",
        for: .orViewerChoice(\.environment.contrast, choice: .contrast, base: .standard),
        as: .choice(["standard": .standard, "increased": .increased, "auto": nil])
            .listing(["standard", "increased"]),
        default: { _, _ in .standard },
        summary: "The contrast that the user has set; auto is that of the viewer."
    )

    private static let dynamicTypeSize = Parameter(
        "dynamicTypeSize",
        for: \.environment.dynamicTypeSize,
        as: .choice([
            "xSmall": .xSmall, "small": .small, "medium": .medium, "large": .large, "xLarge": .xLarge,
            "xxLarge": .xxLarge, "xxxLarge": .xxxLarge, "accessibility1": .accessibility1,
            "accessibility2": .accessibility2, "accessibility3": .accessibility3,
            "accessibility4": .accessibility4, "accessibility5": .accessibility5,
        ]),
        default: .large,
        summary: "The text size that the user has set."
    )

    static let layoutDirection = Parameter(
        "layoutDirection",
        for: QueryProperty(
            get: { $0.request.environment.layoutDirection },
            set: { direction, values in
                values.request.environment.layoutDirection = direction
                values.givesDirection = true
            }
        ),
        as: .choice(["leftToRight": .leftToRight, "rightToLeft": .rightToLeft]),
        default: { values, _ in values.request.directionOfLanguage },
        summary: "The side on which lines and rows begin."
    )

    static let beside = Parameter(
        "beside",
        for: \.button.control.neighbors,
        as: .neighbors,
        default: [],
        summary: """
            Up to three more buttons with the same label, which nobody presses, by their styles: plain, or \
            plain:destructive:large with a role and a size. inherited is the style of the container.
            """
    )

    static let container = Parameter(
        "container",
        for: \.button.control.container,
        as: .choice(["none": .stack, "list": .list, "form": .form]),
        default: .stack,
        unavailable: swiftUIOnly(),
        summary: "The view around the buttons: none but a column, or a list or a form of one row."
    )

    static let containerStyle = Parameter(
        "containerStyle",
        for: \.button.control.containerStyle,
        as: .containerStyle,
        default: nil,
        unavailable: swiftUIOnly(),
        summary: "A style that is set on the container of all buttons; the style of a button wins over it."
    )

    static let showsRegion = Parameter(
        "showsRegion",
        for: \.button.control.showsRegion,
        as: .flag,
        default: false,
        summary: "Whether the region is shown in which a finger can be lifted to trigger the button."
    )
}
