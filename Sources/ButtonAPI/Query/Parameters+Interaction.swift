import ButtonRendering
import ViewEngine

extension Parameters {
    /// What happens to the button, and how that is shown.
    static let interaction: [Parameter] = [
        events,
        .number(
            "t",
            \.time,
            0...RecordedButton.maximumDuration,
            unit: "seconds",
            refusal: { $0.output.isInteraction ? "It chooses the moment of a still picture." : nil },
            """
            The moment of the events that the picture, or each cell of a sheet, shows; when all is at rest if \
            not given.
            """
        ),
        .number(
            "fps",
            \.framesPerSecond,
            1...120,
            unit: "frames a second",
            default: ButtonRequest.usualFramesPerSecond,
            refusal: { $0.output.hasFrames ? nil : "Only frames are so many in a second." },
            "How many frames there are in a second."
        ),
        .number(
            "duration",
            \.duration,
            0.01...RecordedButton.maximumDuration,
            unit: "seconds",
            refusal: { $0.output.isInteraction ? nil : "One picture takes no time." },
            "When the interaction is broken off; when all is at rest if not given."
        ),
        .flag(
            "loop",
            \.loops,
            default: true,
            refusal: { $0.output == .animation ? nil : "Only a picture that plays begins again." },
            "Whether the picture plays again and again, or once."
        ),
        .choice(
            "motion",
            \.reducesMotion,
            ["full": false, "reduced": true],
            "Whether things move, or jump while only colours and opacities fade."
        ),
        .choice(
            "animationDefaults",
            \.animationDefaults,
            ["ios17": .iOS17, "ios16": .iOS16],
            refusal: onlySwiftUI("Animations without numbers are SwiftUI's."),
            "What animations without numbers mean: springs since iOS 17."
        ),
    ]

    private static let events = Parameter(
        name: "events",
        summary: """
            What happens to the button, as down@0,move(60,0)@0.2,up@0.5; press@0.4,release@1 if frames, a \
            timeline, a picture that plays or a moment is asked for without it.
            """,
        kind: .events,
        standardValue: nil,
        refusal: { _ in nil }
    ) { text, context, request throws(ValueFault) in
        let script = try EventScript(text, isSelectable: context.entry.states.contains(.selected))
        request.events = script.events
        return script.canonical
    }
}
