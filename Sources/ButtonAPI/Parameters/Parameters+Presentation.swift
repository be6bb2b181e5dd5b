import ButtonRendering
import ViewEngine

extension Parameters {
    static let profile = Parameter(
        "profile",
        for: \.presentation.profile,
        as: .choice(["plain": .plain, "figma": .figma, "penpot": .penpot, "email": .email]).listing(nil),
        default: .plain,
        summary: """
            The program that the picture is for: figma and penpot name their layers and use only what those tools \
            read, penpot text as outlines only; email is for pictures in pixels.
            """
    )

    static let overlay = Parameter(
        "overlay",
        for: \.presentation.overlay,
        as: .choice(["none": .none, "findings": .findings, "marks": .marks]).listing(nil),
        default: .none,
        unavailable: { $0.output.takesOverlay ? nil : .picturesOnly },
        summary: """
            What is drawn over the picture: findings outlines the elements that something is wrong with, marks all elements \
            with their numbers.
            """
    )

    /// The picture around the button.
    static let presentation = [
        Parameter(
            "text",
            for: \.presentation.hasLiveText,
            as: .choice(["outline": false, "live": true]),
            default: false,
            summary: "Outlines look the same everywhere; live text can be edited, and needs the font Inter."
        ),
        Parameter(
            "width",
            for: \.button.width,
            orStyleDefault: .number(in: 1...2000, unit: "points"),
            summary: "The width of the button; what it needs if not given. A title that does not fit wraps."
        ),
        Parameter(
            "background",
            for: \.environment.background,
            as: .color,
            default: nil,
            summary:
                "The color behind the button, which glass shows; if not given, none, and on a sheet the system's background."
        ),
        Parameter(
            "padding",
            for: \.presentation.padding,
            orStyleDefault: .number(in: 0...200, unit: "points"),
            unavailable: { $0.output == .raster(.card) ? .notOnCards : nil },
            summary: """
                Room around the button; if not given, what the style needs in any of its states, on a sheet more.
                """
        ),
        Parameter(
            "scale",
            for: .query(\.scale),
            as: .number(in: 1...4, unit: "pixels a point"),
            default: { _, _ in 2 },
            unavailable: { context in
                guard context.output.isRaster else { return .rastersOnly }
                return context.output.takesScale ? nil : .notOnCards
            },
            summary: "The number of pixels for a point."
        ),
        profile,
        overlay,
        Parameter(
            "effects",
            for: \.presentation.hasEffects,
            as: .choice(["full": true, "none": false]).listing(nil),
            default: true,
            summary:
                "none leaves shadows and glass out, for a design tool that sets its own; states.json has them."
        ),
    ]
}
