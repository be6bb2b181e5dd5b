import ButtonRendering
import Graphics
import ViewEngine
import ViewRendering

/// The content of `timeline.json`: the tracks of a recording, and the actions of the button.
struct TimelineDocument: Encodable {
    private let duration: Double
    /// Whether nothing moves any more at the end.
    private let endsAtRest: Bool
    private let events: String
    private let actions: [Action]
    private let animations: [StartedAnimationDocument]
    private let tracks: [Track]
    /// The members that are empty, because they would take too much; `nil` for none.
    private let leftOut: [String]?

    private enum CodingKeys: CodingKey {
        case duration, endsAtRest, events, actions, animations, tracks, leftOut
    }

    private struct Action: Encodable {
        let time: Double
        let name: String

        enum CodingKeys: CodingKey { case time, name }
    }

    /// One attribute of one thing.
    private struct Track: Encodable {
        let id: String
        let attribute: String
        let keyframes: [Keyframe]

        enum CodingKeys: CodingKey { case id, attribute, keyframes }
    }

    /// The value of the attribute at a time; linear in between.
    private struct Keyframe: Encodable {
        let time: Double
        let value: Value

        enum CodingKeys: CodingKey { case time, value }
    }

    private enum Value: Encodable {
        case number(Double)
        case numbers([Double])
        case color(ResolvedColor)
        case flag(Bool)

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .number(let number): try container.encode(number.roundedToMillionths)
            case .numbers(let numbers): try container.encode(numbers.map(\.roundedToMillionths))
            case .color(let color): try container.encode(color.hexadecimal)
            case .flag(let flag): try container.encode(flag)
            }
        }
    }

    init(_ recorded: RecordedView, for query: ButtonQuery, leavesOutCurves: Bool) {
        duration = recorded.duration.roundedToMillionths
        endsAtRest = recorded.endsAtRest
        events = EventScript.canonical(query.request.interaction.events)
        actions = recorded.actions.map {
            Action(time: $0.time.roundedToMillionths, name: $0.name)
        }
        animations = recorded.animations.map(StartedAnimationDocument.init)
        leftOut = leavesOutCurves ? ["tracks"] : nil
        guard !leavesOutCurves else {
            tracks = []
            return
        }
        // One thing may come in stages that nothing lies between; each has its own tracks.
        var stages: [String: Int] = [:]
        tracks = recorded.timeline.tracks.map { track in
            let stage = stages[track.id.hexadecimal + track.attribute, default: 0] + 1
            stages[track.id.hexadecimal + track.attribute] = stage
            return Track(
                id: track.id.hexadecimal + (stage > 1 ? "-\(stage)" : ""),
                attribute: track.attribute,
                keyframes: Self.keyframes(of: track.values)
            )
        }
    }

    private static func keyframes(of values: Timeline.Track.Values) -> [Keyframe] {
        switch values {
        case .numbers(let values): keyframes(of: values) { .number($0) }
        case .sizes(let values): keyframes(of: values) { .numbers([$0.width, $0.height]) }
        case .transforms(let values):
            keyframes(of: values) { .numbers([$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty]) }
        case .colors(let values): keyframes(of: values) { .color($0) }
        case .outlines(let values):
            keyframes(of: values) { outline in
                let box = outline.boundingRect
                return .numbers([box.minX, box.minY, box.width, box.height])
            }
        case .flags(let values): keyframes(of: values) { .flag($0) }
        }
    }

    private static func keyframes<Animates>(
        of animated: Animated<Animates>,
        _ value: (Animates) -> Value
    ) -> [Keyframe] {
        animated.keyframes.map {
            Keyframe(time: $0.time.roundedToMillionths, value: value($0.value))
        }
    }
}
