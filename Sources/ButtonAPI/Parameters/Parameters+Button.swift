import ButtonRendering
import ViewEngine

extension Parameters {
    /// The control, its states and its shape.
    static let button =
        [control, linkTakesStyle, state, role, keyboardShortcut, controlSize] + border + [tint]

    static let control = Parameter(
        "control",
        for: \.button.control.kind,
        as: .choice([
            "button": .button, "link": .link, "editButton": .editButton, "navigationLink": .navigationLink,
        ]),
        default: .button,
        unavailable: swiftUIOnly(),
        summary: """
            The control: a button, a link, an edit button, which shows Edit or Done in place of a title, or a \
            navigation link.
            """
    )

    private static let linkTakesStyle = Parameter(
        "linkTakesStyle",
        for: \.button.control.linkTakesStyle,
        as: .flag,
        default: true,
        unavailable: swiftUIOnly(),
        summary: "Whether a style changes a link, on which the articles disagree."
    )

    static let state = Parameter(
        "state",
        for: \.button.state,
        as: .states,
        default: .normal,
        unavailable: { $0.output.isOfAllStates ? .ofAllStates : nil },
        summary: "The state of the button, or several of them."
    )

    static let roles = ParameterCodec<ButtonRole?>.choice([
        "none": nil, "cancel": .cancel, "destructive": .destructive, "close": .close, "confirm": .confirm,
    ])

    /// The roles of the buttons of a framework: those of UIKit are drawn without one.
    static func roles(in context: ParameterContext) -> ParameterCodec<ButtonRole?> {
        guard context.style.toolkit == .uiKit else { return roles }
        return ParameterCodec(
            schema: roles.schema,
            decode: { text, context throws(ParameterError) in
                guard try roles.decode(text, context) == nil else {
                    throw .notOfStyle(allowed: ["none"], reason: .swiftUIOnly())
                }
                return nil
            },
            encode: roles.encode
        )
    }

    private static let role = Parameter(
        "role",
        for: \.button.control.role,
        as: roles,
        default: nil,
        unavailable: swiftUIOnly(),
        summary: "The role of the button, where that changes its appearance; iOS 26 added close and confirm."
    )

    private static let keyboardShortcut = Parameter(
        "keyboardShortcut",
        for: \.button.control.keyboardShortcut,
        as: .choice(["none": nil, "defaultAction": .defaultAction, "cancelAction": .cancelAction]),
        default: nil,
        unavailable: swiftUIOnly(),
        summary: "The key that runs the action of the button: Return or Escape."
    )

    static let controlSizes = ParameterCodec<ControlSize>.choice(
        [
            "mini": .mini, "small": .small, "regular": .regular, "medium": .regular, "large": .large,
            "extraLarge": .extraLarge,
        ],
        allowed: { context in
            let names = ["mini", "small", "regular", "medium", "large"]
            return context.style.toolkit == .swiftUI ? names + ["extraLarge"] : names
        },
        reason: { _ in .swiftUIOnly() }
    )

    private static let controlSize = Parameter(
        "controlSize",
        for: \.button.control.controlSize,
        as: controlSizes,
        default: .regular,
        alias: "buttonSize",
        summary: "The size of the button."
    )

    private static let border = [
        Parameter(
            "buttonBorderShape",
            for: \.button.control.buttonBorderShape,
            as: .choice([
                "automatic": .automatic, "capsule": .capsule, "roundedRectangle": .roundedRectangle,
                "circle": .circle,
            ]),
            default: .automatic,
            unavailable: { context in
                switch (context.style.toolkit, context.style.takesBorderShape) {
                case (.uiKit, _): .swiftUIOnly(uiKitParameter: "cornerStyle")
                case (.swiftUI, false): .noBorder
                case (.swiftUI, true): nil
                }
            },
            summary: "The shape of the border."
        ),
        Parameter(
            "cornerRadius",
            for: \.button.control.cornerRadius,
            orStyleDefault: .number(in: 0...200, unit: "points"),
            unavailable: { context in
                switch (context.style.toolkit, context.style.takesBorderShape) {
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
        for: \.button.tint,
        as: .color,
        default: nil,
        summary: "The tint; the accent color, blue, if not given."
    )
}
