/// A part of the work for a response that is not cached.
package enum Phase: Int, CaseIterable, Sendable {
    /// From the request line until the job is known: what the client takes to send the rest of the request is part
    /// of it.
    case read
    /// The job waits for a thread.
    case queue
    /// The source that a request refers to is read from a store, or checked.
    case prepare
    /// A query becomes a display list or a timeline.
    case resolve
    /// The content of the response is written.
    case draw
    /// A picture is drawn as pixels.
    case raster
    /// The content is compressed.
    case compress

    /// The name in metrics and logs.
    package var name: String {
        switch self {
        case .read: "read"
        case .queue: "queue"
        case .prepare: "prepare"
        case .resolve: "resolve"
        case .draw: "draw"
        case .raster: "raster"
        case .compress: "compress"
        }
    }
}

/// The durations of the phases of the jobs of one response.
package struct PhaseDurations: Sendable {
    /// One number for each phase.
    ///
    /// Not a SIMD vector: objects that contain one are aligned to 64 bytes, and allocating such an
    /// object takes several times as long.
    private var nanoseconds = InlineArray<7, Int>(repeating: 0)

    package init() {}

    /// The duration of a phase in nanoseconds; 0 for one that the job did not have.
    package subscript(phase: Phase) -> Int {
        get { nanoseconds[phase.rawValue] }
        set { nanoseconds[phase.rawValue] = newValue }
    }

    /// Whether there was no job.
    package var isEmpty: Bool { nanoseconds.indices.allSatisfy { nanoseconds[$0] == 0 } }

    /// Adds the durations of a further job.
    package mutating func add(_ other: PhaseDurations) {
        for phase in Phase.allCases { self[phase] += other[phase] }
    }
}
