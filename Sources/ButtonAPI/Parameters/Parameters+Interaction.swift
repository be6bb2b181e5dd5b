import ButtonRendering
import ViewEngine
import ViewRendering

extension Parameters {
    /// The interaction with the button, and how it is shown.
    static let interaction = [events] + times + [motion, animationDefaults]

    static let events = Parameter(
        "events",
        for: .request(\.interaction.events),
        as: .events,
        default: defaultEvents,
        describesDefault: false,
        unavailable: { $0.output.isOfAllStates ? .ofAllStates : nil },
        summary: """
            The events of an interaction, as down@0,move(60,0)@0.2,up@0.5; press@0.4,release@1 where frames, a \
            timeline, an animated picture or a moment is requested without it.
            """
    )

    /// The events where none are given: a press and a release where an interaction is requested.
    @Sendable
    static func defaultEvents(_ values: QueryValues, in context: ParameterContext) -> [InteractionEvent] {
        context.output.isInteraction || values.request.presentation.time != nil
            ? EventScript.press.events : []
    }

    private static let times = [
        Parameter(
            "t",
            for: \.presentation.time,
            orStyleDefault: .number(in: 0...RecordedView.maximumDuration, unit: "seconds"),
            unavailable: {
                if $0.output.isOfAllStates { return .ofAllStates }
                return $0.output.isInteraction ? .stillOnly : nil
            },
            summary: """
                The moment of the interaction that the picture, or each cell of a sheet, shows; when all is at \
                rest if not given.
                """
        ),
        Parameter(
            "fps",
            for: .request(\.presentation.framesPerSecond),
            as: .number(in: { $0.output.framesPerSecond }, unit: "frames a second"),
            default: { _, context in context.output.defaultFramesPerSecond },
            unavailable: { $0.output.hasFrames ? nil : .framesOnly },
            summary:
                "The number of frames per second; 30 if not given, and at most 50 in a GIF, for WebP, GIF and APNG."
        ),
        Parameter(
            "duration",
            for: \.interaction.duration,
            orStyleDefault: .number(in: 0.01...RecordedView.maximumDuration, unit: "seconds"),
            unavailable: { $0.output.isInteraction ? nil : .interactionOnly },
            summary: "The time at which the interaction is cut off; when all is at rest if not given."
        ),
        Parameter(
            "loop",
            for: \.presentation.loops,
            as: .flag,
            default: true,
            unavailable: { $0.output.isAnimation ? nil : .animationOnly },
            summary: "Whether the picture repeats, or plays once."
        ),
    ]

    static let motion = Parameter(
        "motion",
        for: .orViewerChoice(\.environment.reducesMotion, choice: .motion, base: false),
        as: .choice(["auto": nil, "full": false, "reduced": true]).listing(["full", "reduced"]),
        default: { _, _ in nil },
        summary: """
            reduced replaces motion by jumps; only colors and opacities fade. With auto, an animated SVG picture is \
            full, and reduced where its viewer prefers that.
            """
    )

    static let animationDefaults = Parameter(
        "animationDefaults",
        for: \.environment.animationDefaults,
        as: .choice(["ios17": .iOS17, "ios16": .iOS16]),
        default: .iOS17,
        unavailable: swiftUIOnly(),
        summary: "The meaning of animations without numbers: springs since iOS 17."
    )
}
