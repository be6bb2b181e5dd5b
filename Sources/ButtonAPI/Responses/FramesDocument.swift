import ButtonRendering
import ViewRendering

/// The frames of an interaction: one at its beginning, and the last one at its end.
struct Frames {
    let framesPerSecond: Double
    let duration: Double

    init(of recorded: RecordedView, _ query: ButtonQuery) {
        framesPerSecond = query.request.presentation.framesPerSecond
        duration = recorded.duration
    }

    var count: Int {
        // A duration that is a whole number of frames, but for its last bits, has no frame more.
        Int((duration * framesPerSecond - 1e-6).rounded(.up)) + 1
    }

    /// In seconds.
    func time(of number: Int) -> Double {
        min(Double(number) / framesPerSecond, duration)
    }
}

/// The list of all frames as it is answered.
struct FramesDocument: Encodable {
    private let count: Int
    private let fps: Double
    private let duration: Double
    /// Whether nothing moves any more in the last frame.
    private let endsAtRest: Bool
    private let events: String
    private let frames: [Frame]

    private struct Frame: Encodable {
        let index: Int
        let time: Double
        let url: String

        enum CodingKeys: CodingKey { case index, time, url }
    }

    /// The bytes of a frame apart from its address.
    private static let frameLength = 40

    private enum CodingKeys: CodingKey { case count, fps, duration, endsAtRest, events, frames }

    init(_ frames: Frames, of recorded: RecordedView, for query: ButtonQuery) throws(QueryError) {
        let length = frames.count * (query.url(of: .frame(frames.count)).utf8.count + Self.frameLength)
        try Cost(bytes: Double(length)).check()
        count = frames.count
        fps = frames.framesPerSecond
        duration = frames.duration.roundedToMillionths
        endsAtRest = recorded.endsAtRest
        events = EventScript.canonical(query.request.interaction.events)
        self.frames = (0..<frames.count).map { number in
            Frame(
                index: number,
                time: frames.time(of: number).roundedToMillionths,
                url: query.url(of: .frame(number))
            )
        }
    }
}
