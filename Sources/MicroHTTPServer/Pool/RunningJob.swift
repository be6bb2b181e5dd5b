import HTTP
import Synchronization

/// A job that a thread does.
final class RunningJob<Job: ResponderJob>: Sendable {
    let work: JobQueue<Job>.Work
    /// The client that pays for the job.
    let client: ClientAddress
    /// Whether the jobs of the client take far more than their price.
    let isLong: Bool
    private let isAbandoned = Atomic<Bool>(false)

    init(_ work: JobQueue<Job>.Work, client: ClientAddress, isLong: Bool) {
        self.work = work
        self.client = client
        self.isLong = isLong
    }

    /// Whether somebody still waits for the response; any thread may ask.
    var isWanted: Bool { !isAbandoned.load(ordering: .relaxed) }

    /// Gives up the response: nobody waits for it any more.
    func abandon() {
        isAbandoned.store(true, ordering: .relaxed)
    }
}
