import Glibc
import HTTP
import Scheduling
import Synchronization

/// Does the jobs of one lane on threads of its own, in an order that is fair to all addresses.
///
/// Jobs with equal keys are done once for all that wait. A job for which nobody waits any more is dropped before it
/// is begun; one under way is finished, so that its response is cached.
final class JobPool<Responding: Responder>: Sendable {
    private typealias Job = Responding.Job

    /// Identifies the work of a job.
    private enum WorkID: Hashable, Sendable {
        case shared(Job.Key)
        case single(Ticket.ID)
    }

    private struct Work: Sendable {
        let id: WorkID
        let job: Job
        /// The phases of the first request before this job.
        let phases: PhaseDurations
        let submission = MonotonicTime.now
    }

    /// A piece of work in the queue, and the client that pays for it.
    private struct QueuedWork {
        let place: FairQueue<ClientAddress, Work>.Place
        let client: ClientAddress
    }

    private struct State {
        var queue: FairQueue<ClientAddress, Work>
        var waiting = SharedWork<WorkID, Ticket>()
        /// The work that each ticket waits for.
        var work: [Ticket.ID: WorkID] = [:]
        var queued: [WorkID: QueuedWork] = [:]
        var counts = JobCounts()
        var isStopping = false

        /// Appends work to the queue for the first ticket whose client has room for it.
        ///
        /// - Returns: the reasons why it is refused, by ticket; empty if it is in the queue.
        mutating func append(_ work: Work, for tickets: [Ticket]) -> [Violation] {
            var violations: [Violation] = []
            for ticket in tickets {
                switch queue.append(
                    work,
                    cost: work.job.price.microseconds,
                    for: ticket.client,
                    isUnlimited: !ticket.client.isLimited
                ) {
                case .accepted(let place):
                    queued[work.id] = QueuedWork(place: place, client: ticket.client)
                    return []
                case .full: violations.append(.overloaded)
                case .beyondShare: violations.append(.tooManyRequests)
                }
            }
            counts.refused += tickets.count
            return violations
        }
    }

    private let responder: Responding
    private let state: Mutex<State>
    private let work = Semaphore()
    private let threads = Mutex<[BackgroundThread]>([])

    init(_ responder: Responding, limit: Price, limitOfAddress: Price) {
        self.responder = responder
        state = Mutex(
            State(queue: FairQueue(limit: limit.microseconds, share: limitOfAddress.microseconds))
        )
    }

    /// Starts threads that do jobs until the pool stops; `workerCount` is the number of workers of the process.
    ///
    /// A job that follows another one is submitted to its lane.
    ///
    /// Their priority is below that of the loops, so that a response that needs no drawing never waits for one that
    /// does.
    func start(
        threadCount: Int,
        name: String,
        workerCount: Int,
        lanes: Lanes<Responding>,
        metrics: ServerMetrics
    ) throws(Errno) {
        for index in 0..<threadCount {
            let phaseCounts = metrics.makePhaseCounts()
            let thread = try BackgroundThread(name: "\(name) \(index)") { [self] in
                setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, loweredPriority)
                doJobs(workerCount: workerCount, lanes: lanes, counting: phaseCounts)
            }
            threads.withLock { $0.append(thread) }
        }
    }

    /// Ends the threads once the jobs under way are done; waits for that no longer than a limit.
    func stop() {
        state.withLock { $0.isStopping = true }
        let threads = threads.withLock { threads in
            defer { threads = [] }
            return threads
        }
        for _ in threads { work.signal() }
        for thread in threads { _ = thread.join(atMost: Limits.jobTimeout) }
    }

    /// Takes a job; the ticket's inbox receives the response.
    ///
    /// `phases` are those of the request before the job.
    ///
    /// - Returns: the reason why the job is refused; `nil` if it is taken.
    func submit(_ job: Responding.Job, for ticket: Ticket, phases: PhaseDurations) -> Violation? {
        submit(job, for: [ticket], phases: phases).first
    }

    /// Takes a job for all tickets that wait for its response.
    ///
    /// The first client with room for the job in its share pays for it.
    ///
    /// - Returns: the reasons why the job is refused, by ticket; empty if it is taken.
    func submit(_ job: Responding.Job, for tickets: [Ticket], phases: PhaseDurations) -> [Violation] {
        guard let first = tickets.first else { return [] }
        let id = job.key.map(WorkID.shared) ?? .single(first.id)
        let violations = state.withLock { state -> [Violation] in
            if state.waiting.isUnderWay(id) {
                state.counts.shared += 1
            } else {
                let violations = state.append(Work(id: id, job: job, phases: phases), for: tickets)
                guard violations.isEmpty else { return violations }
            }
            for ticket in tickets {
                state.waiting.join(id, ticket)
                state.work[ticket.id] = id
            }
            return []
        }
        if violations.isEmpty { work.signal() }
        return violations
    }

    /// Gives up the response of a job; the job is dropped if no other exchange waits for it.
    func leave(_ ticket: Ticket) {
        state.withLock { state in
            guard let id = state.work.removeValue(forKey: ticket.id), state.waiting.leave(id, ticket.id),
                let queued = state.queued.removeValue(forKey: id)
            else { return }
            state.queue.remove(queued.place, of: queued.client)
            state.counts.dropped += 1
        }
    }

    /// The jobs at this moment, by the name of their lane.
    func measurement(of lane: String) -> LaneMeasurement {
        state.withLock { state in
            LaneMeasurement(
                lane: lane,
                counts: state.counts,
                length: state.queue.count,
                price: state.queue.cost,
                limit: state.queue.limit
            )
        }
    }

    private func doJobs(workerCount: Int, lanes: Lanes<Responding>, counting phaseCounts: PhaseCounts) {
        // A thread that never draws needs no worker.
        lazy var worker = responder.makeWorker(oneOf: workerCount)
        while let work = nextWork() {
            let start = MonotonicTime.now
            let plan = responder.draw(work.job, with: worker, control: .unobserved)
            var phases = work.phases
            phases[.queue] += start.nanoseconds(since: work.submission)
            phases.add(responder.phases(of: worker))
            switch plan {
            case .response(let response):
                phaseCounts.count(phases)
                for ticket in finish(work) {
                    ticket.inbox.send(.finished(ticket: ticket.number, response, phases))
                }
            case .job(let next):
                lanes.submit(next, phases: phases) { finish(work) }
            }
        }
    }

    /// Ends work, and returns the tickets that wait for its response.
    private func finish(_ work: Work) -> [Ticket] {
        state.withLock { state in
            state.counts.done += 1
            let tickets = state.waiting.finish(work.id)
            for ticket in tickets { state.work[ticket.id] = nil }
            return tickets
        }
    }

    /// Waits for work; `nil` if the pool stops.
    private func nextWork() -> Work? {
        while true {
            work.wait()
            let next = state.withLock { state -> (work: Work?, isStopping: Bool) in
                guard !state.isStopping, let work = state.queue.popFirst() else {
                    return (nil, state.isStopping)
                }
                state.queued[work.id] = nil
                return (work, false)
            }
            if next.isStopping { return nil }
            // A job that was dropped, or joined another one, leaves a signal without work.
            if let work = next.work { return work }
        }
    }
}

/// The “nice” value of the threads, the greatest.
///
/// A loop has seventy times their share of a core, and interrupts them almost at once. With 10, a cached picture among
/// expensive ones waited twice as long.
private let loweredPriority: Int32 = 19
