/// The work that remains after a request was planned.
package protocol ResponderJob: Sendable {
    /// Identifies the response: jobs with equal keys have equal responses, so a server does one of them for all.
    associatedtype Key: Hashable & Sendable

    /// `nil` for a job whose response is never shared.
    var key: Key? { get }

    /// An estimate of the CPU time that the job takes.
    var price: Price { get }

    /// The threads that do the job.
    var lane: Lane { get }

    /// Whether another process mostly does the job within a moment, so that the thread which received the request may
    /// begin it (`JobControl.brief`) where nobody waits for a thread of the lane.
    var isBrief: Bool { get }

    /// Whether another process does the job already: only the wait for it is left.
    var isUnderWay: Bool { get }
}

extension ResponderJob {
    package var isBrief: Bool { false }
    package var isUnderWay: Bool { false }
}

/// A kind of work, which has threads of its own so that it holds up no other kind.
package enum Lane: CaseIterable, Hashable, Sendable {
    /// Work that keeps a core busy until it is done.
    case drawing
    /// Work that does the same, for long, and with much memory: there is one at a time.
    case rasters
    /// Work that mostly waits for something outside of the process, such as a database.
    case waiting
    /// Work on a source of a user's own, which another process does while the thread waits for it.
    case styles
}
