import ButtonRendering
import ViewEngine

extension Parameters {
    /// The control, its states and its shape.
    static let button = [control, state, role, keyboardShortcut, controlSize] + border + [tint]

    private static let control = Parameter(
        "control",
        \.button.control.kind,
        as: .choice(["button": .button, "link": .link]),
        default: .button,
        unavailable: swiftUIOnly(),
        summary: "The control: a button, or a link, which no style changes."
    )

    static let state = Parameter(
        "state",
        \.button.state,
        as: .states,
        default: .normal,
        summary: "The state of the button, or several of them."
    )

    private static let role = Parameter(
        "role",
        \.button.control.role,
        as: .choice([
            "none": nil, "cancel": .cancel, "destructive": .destructive, "close": .close, "confirm": .confirm,
        ]),
        default: nil,
        unavailable: swiftUIOnly(),
        summary: "The role of the button, where that changes its appearance; iOS 26 added close and confirm."
    )

    private static let keyboardShortcut = Parameter(
        "keyboardShortcut",
        \.button.control.keyboardShortcut,
        as: .choice(["none": nil, "defaultAction": .defaultAction, "cancelAction": .cancelAction]),
        default: nil,
        unavailable: swiftUIOnly(),
        summary: "The key that runs the action of the button: Return or Escape."
    )

    private static let controlSize = Parameter(
        "controlSize",
        \.button.control.controlSize,
        as: .choice(
            [
                "mini": .mini, "small": .small, "regular": .regular, "medium": .regular, "large": .large,
                "extraLarge": .extraLarge,
            ],
            allowed: { context in
                let names = ["mini", "small", "regular", "medium", "large"]
                return context.style.framework == .swiftUI ? names + ["extraLarge"] : names
            },
            reason: { _ in .swiftUIOnly() }
        ),
        default: .regular,
        alias: "buttonSize",
        summary: "The size of the button."
    )

    private static let border = [
        Parameter(
            "buttonBorderShape",
            \.button.control.buttonBorderShape,
            as: .choice([
                "automatic": .automatic, "capsule": .capsule, "roundedRectangle": .roundedRectangle,
                "circle": .circle,
            ]),
            default: .automatic,
            unavailable: { context in
                switch (context.style.framework, context.style.takesBorderShape) {
                case (.uiKit, _): .swiftUIOnly(uiKitParameter: "cornerStyle")
                case (.swiftUI, false): .noBorder
                case (.swiftUI, true): nil
                }
            },
            summary: "The shape of the border."
        ),
        Parameter(
            "cornerRadius",
            \.button.control.cornerRadius,
            orStyleDefault: .number(in: 0...200, unit: "points"),
            unavailable: { context in
                switch (context.style.framework, context.style.takesBorderShape) {
                case (.uiKit, _): background(context)
                case (.swiftUI, false): .noBorder
                case (.swiftUI, true): nil
                }
            },
            summary: "The radius of the corners of a rounded rectangle; the style's own if not given."
        ),
    ]

    private static let tint = Parameter(
        "tint",
        \.button.tint,
        as: .color,
        default: nil,
        summary: "The tint; the accent color, blue, if not given."
    )
}
