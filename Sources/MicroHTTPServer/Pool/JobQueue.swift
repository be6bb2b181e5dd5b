import HTTP
import Scheduling

/// The jobs of one lane that wait or are under way, and the tickets that wait for them.
///
/// A value for the lock of a pool.
struct JobQueue<Job: ResponderJob> {
    /// Identifies the work of a job.
    enum WorkID: Hashable, Sendable {
        case shared(Job.Key)
        case single(Ticket.ID)
    }

    /// A job with its identity; a reference, so that the queue moves it without copying the job.
    final class Work: Sendable {
        let id: WorkID
        let job: Job
        /// The phases of the first request before this job.
        let phases: PhaseDurations
        let submission = MonotonicTime.now

        init(id: WorkID, job: Job, phases: PhaseDurations) {
            self.id = id
            self.job = job
            self.phases = phases
        }
    }

    /// The result of submitting a job.
    struct Submission {
        /// The reasons why the job is refused, by ticket; empty if it is taken.
        var violations: [Violation] = []
        /// The tickets whose jobs have given way to this one.
        var displaced: [Ticket] = []
    }

    private typealias Queue = FairQueue<ClientAddress, Work>

    /// A piece of work in the queue, and the client that pays for it.
    private struct QueuedWork {
        let place: Queue.Place
        let client: ClientAddress
    }

    private var queue: Queue
    private var waiting = SharedWork<WorkID, Ticket>()
    /// The work that each ticket waits for.
    private var work: [Ticket.ID: WorkID] = [:]
    private var queued: [WorkID: QueuedWork] = [:]
    /// The jobs that threads do and somebody waits for.
    private var running: [WorkID: RunningJob<Job>] = [:]
    private var counts = JobCounts()
    /// The number of threads that do the jobs.
    var threadCount = 1
    /// The greatest number of jobs of one client that are under way.
    var clientLimit: Int {
        get { clientJobs.limit }
        set { clientJobs.limit = newValue }
    }
    /// The jobs under way of the clients that pay for them.
    private var clientJobs = ClientJobs()
    /// The number of those that do one, whether or not somebody waits for it.
    private var busyThreads = 0
    /// The number of jobs that were begun without a thread, and are not done.
    private var jobsWithoutThread = 0
    /// Those of them that another process does, and that are to have a thread which waits for it.
    private var underWay: [RunningJob<Job>] = []
    /// The number of times that a thread was refused a job although one waits.
    private var refusedJobs = 0
    /// The jobs under way of clients whose jobs take far more than their price.
    private var longJobs = 0

    init(limit: Price, limitOfAddress: Price) {
        queue = Queue(limit: limit.microseconds, share: limitOfAddress.microseconds)
    }

    /// The jobs at this moment, by the name of their lane.
    func measurement(of lane: String) -> LaneMeasurement {
        LaneMeasurement(
            lane: lane,
            counts: counts,
            length: queue.count,
            price: queue.cost,
            limit: queue.limit
        )
    }

    // MARK: Submitting

    /// Takes a job for all tickets that wait for its response; one that waits or is under way is joined.
    ///
    /// The first client with room for the job in its share pays for it. If the queue is full, the client with most of it
    /// gives way to one that has less.
    mutating func submit(_ job: Job, for tickets: [Ticket], phases: PhaseDurations) -> Submission {
        var submission = Submission()
        guard let first = tickets.first else { return submission }
        let id = job.key.map(WorkID.shared) ?? .single(first.id)
        let isUnderWay = waiting.isUnderWay(id)
        for ticket in tickets {
            waiting.join(id, as: ticket)
            work[ticket.id] = id
        }
        guard !isUnderWay else {
            counts.shared += 1
            return submission
        }
        let work = Work(id: id, job: job, phases: phases)
        guard !job.isUnderWay else {
            queue.serve(cost: job.price.microseconds, to: first.client)
            let job = RunningJob(work, client: first.client, isLong: false)
            running[id] = job
            underWay.append(job)
            return submission
        }
        submission.violations = append(work, for: tickets, displaced: &submission.displaced)
        if !submission.violations.isEmpty { refuse(id) }
        return submission
    }

    /// Appends work to the queue for the first ticket whose client has room for it.
    ///
    /// - Returns: the reasons why it is refused, by ticket; empty if it is in the queue.
    private mutating func append(_ work: Work, for tickets: [Ticket], displaced: inout [Ticket])
        -> [Violation]
    {
        var violations: [Violation] = []
        for ticket in tickets {
            switch append(work, for: ticket.client, displaced: &displaced) {
            case .accepted: return []
            case .full: violations.append(.overloaded)
            case .beyondShare: violations.append(.tooManyRequests)
            }
        }
        return violations
    }

    private mutating func append(
        _ work: Work,
        for client: ClientAddress,
        displaced: inout [Ticket]
    ) -> Queue.Admission {
        let cost = work.job.price.microseconds
        let isUnlimited = !client.isLimited
        var removed: [(element: Work, client: ClientAddress)] = []
        var admission = queue.append(work, cost: cost, for: client, isUnlimited: isUnlimited)
        if admission == .full {
            removed = queue.makeRoom(forCost: cost, of: client, isUnlimited: isUnlimited)
            if !removed.isEmpty {
                admission = queue.append(work, cost: cost, for: client, isUnlimited: isUnlimited)
            }
        }
        if case .accepted(let place) = admission {
            queued[work.id] = QueuedWork(place: place, client: client)
        }
        for (work, payer) in removed { displace(work, of: payer, displaced: &displaced) }
        return admission
    }

    /// Refuses work that was removed from the queue, unless another client waits for it that has room.
    ///
    /// That client has less in the queue than the one that gave way, even with the work; so this ends.
    private mutating func displace(_ work: Work, of payer: ClientAddress, displaced: inout [Ticket]) {
        queued[work.id] = nil
        let others = waiting[work.id].filter { $0.client != payer }
        if others.isEmpty || !append(work, for: others, displaced: &displaced).isEmpty {
            displaced += refuse(work.id)
        }
    }

    /// Ends work that is refused, and returns the tickets that wait for it.
    @discardableResult
    private mutating func refuse(_ id: WorkID) -> [Ticket] {
        let tickets = end(id)
        counts.refused += tickets.count
        return tickets
    }

    /// Ends work, and returns the tickets that wait for it.
    private mutating func end(_ id: WorkID) -> [Ticket] {
        let tickets = waiting.finish(id)
        for ticket in tickets { work[ticket.id] = nil }
        return tickets
    }

    // MARK: Leaving

    /// Gives up the response of a job.
    ///
    /// If no other ticket waits for it, it leaves the queue, or is abandoned; a further request does not join it.
    mutating func leave(_ ticket: Ticket) {
        guard let id = work.removeValue(forKey: ticket.id), waiting.leave(id, as: ticket.id) else { return }
        if let queued = queued.removeValue(forKey: id) {
            queue.remove(queued.place, of: queued.client)
        } else {
            running.removeValue(forKey: id)?.abandon()
        }
        counts.dropped += 1
    }

    // MARK: Running

    /// Begins a job of a client without a thread of the lane; returns false if it has to wait for one.
    ///
    /// It may be begun if no job waits, a thread has nothing to do that the client may have, and the client's jobs take no
    /// longer than their price. Meanwhile the threads do one job less, so that there are never more jobs under way than
    /// threads. A job that equals one under way joins that instead.
    mutating func beginWithoutThread(_ job: Job, for client: ClientAddress) -> Bool {
        guard busyThreads + jobsWithoutThread < threadCount,
            waiting.isEmpty || job.key.map({ !waiting.isUnderWay(.shared($0)) }) ?? true,
            queue.mayServe(client, expectingAtMost: Self.longExcess / 2), clientJobs.mayBegin(for: client)
        else { return false }
        jobsWithoutThread += 1
        clientJobs.begin(for: client)
        return true
    }

    /// Ends a job that was begun without a thread; returns how many threads may look for a job once more.
    ///
    /// Its client pays for one that is done. One that is not is submitted, and paid for as it is taken from the queue.
    mutating func endWithoutThread(_ job: Job, for client: ClientAddress, isDone: Bool) -> Int {
        jobsWithoutThread -= 1
        clientJobs.end(for: client)
        if isDone {
            counts.done += 1
            queue.serve(cost: job.price.microseconds, to: client)
        }
        return takeRefusedJobs()
    }

    private mutating func takeRefusedJobs() -> Int {
        defer { refusedJobs = 0 }
        return refusedJobs
    }

    /// Removes the next job from the queue to do it; `nil` if there is none for this thread.
    ///
    /// One that another process does already is the first. Clients whose jobs take far more than their price have all
    /// threads but one together, so that others hardly ever wait for them, and no client has more than the limit.
    mutating func begin() -> RunningJob<Job>? {
        if !underWay.isEmpty {
            jobsWithoutThread -= 1
            busyThreads += 1
            return underWay.removeFirst()
        }
        guard jobsWithoutThread == 0 || busyThreads + jobsWithoutThread < threadCount else {
            if queue.count > 0 { refusedJobs += 1 }
            return nil
        }
        let isReserved = longJobs > 0 && longJobs >= threadCount - 1
        let popped = queue.popFirst(
            expectingAtMost: isReserved ? Self.longExcess : .max,
            servedIf: { [clientJobs] client in clientJobs.mayBegin(for: client) }
        )
        guard let work = popped else {
            if queue.count > 0 { refusedJobs += 1 }
            return nil
        }
        guard let queued = queued.removeValue(forKey: work.id) else { return nil }
        // The element that was removed has halved it.
        let isLong = 2 * queue.expectedExcess(of: queued.client) > Self.longExcess
        if isLong { longJobs += 1 }
        let job = RunningJob(work, client: queued.client, isLong: isLong)
        running[work.id] = job
        busyThreads += 1
        clientJobs.begin(for: job.client)
        return job
    }

    /// The time in microseconds beyond the price from which a job is long.
    private static var longExcess: Int { 5_000 }

    /// Frees the thread of a job, with the reservation that a long one has caused; returns how many threads may look for a
    /// job once more.
    mutating func freeThread(of job: RunningJob<Job>) -> Int {
        busyThreads -= 1
        clientJobs.end(for: job.client)
        if job.isLong { longJobs -= 1 }
        return takeRefusedJobs()
    }

    /// Adds what a job has taken beyond its price to what its client has received.
    mutating func charge(_ excess: Price, for job: RunningJob<Job>) {
        queue.charge(max(0, excess.microseconds), to: job.client)
    }

    /// Ends a job, and returns the tickets that wait for its response.
    mutating func finish(_ job: RunningJob<Job>) -> [Ticket] {
        // Others may wait for work with the same key, which was submitted after this job had been abandoned.
        guard job.isWanted else { return [] }
        running[job.work.id] = nil
        counts.done += 1
        return end(job.work.id)
    }
}
