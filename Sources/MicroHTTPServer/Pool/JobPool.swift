import Glibc
import HTTP
import Synchronization

/// Does the jobs of one lane on threads of its own, in an order that is fair to all addresses.
///
/// Jobs with equal keys are done once for all that wait. A job for which nobody waits any more is dropped before it is
/// begun. One under way may ask, and end early; otherwise it is finished, so that its response is cached. A further
/// request does not join it, but begins new work.
///
/// If the queue is full, the address with most of it gives way to one with less.
final class JobPool<Responding: Responder>: Sendable {
    private struct State {
        var jobs: JobQueue<Responding.Job>
        var isStopping = false
    }

    private let responder: Responding
    private let state: Mutex<State>
    private let work = Semaphore()
    private let threads = Mutex<[BackgroundThread]>([])

    init(_ responder: Responding, limit: Price, limitOfAddress: Price) {
        self.responder = responder
        state = Mutex(State(jobs: JobQueue(limit: limit, limitOfAddress: limitOfAddress)))
    }

    /// Starts threads that do jobs until the pool stops, of one client no more than a number at the same time; `workerCount`
    /// is the number of workers of the process.
    ///
    /// A job that follows another one is submitted to its lane.
    ///
    /// Their priority is below that of the loops, so that a response that needs no drawing never waits for one that
    /// does.
    func start(
        threadCount: Int,
        clientLimit: Int,
        niceness: Int32,
        name: String,
        workerCount: Int,
        lanes: Lanes<Responding>,
        metrics: ServerMetrics
    ) throws(Errno) {
        state.withLock { state in
            state.jobs.threadCount = threadCount
            state.jobs.clientLimit = clientLimit
        }
        for index in 0..<threadCount {
            let phaseCounts = metrics.makePhaseCounts()
            let thread = try BackgroundThread(name: "\(name) \(index)") { [self] in
                setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
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
        let submission = state.withLock { $0.jobs.submit(job, for: tickets, phases: phases) }
        for ticket in submission.displaced {
            ticket.inbox.send(.refused(ticket: ticket.number, .overloaded))
        }
        if submission.violations.isEmpty { work.signal() }
        return submission.violations
    }

    /// Begins a job on the thread that calls, which is none of the pool's; returns false if it has to wait for one of those.
    ///
    /// The thread then ends it, unless it ends with a further one that is under way, which is submitted.
    func beginWithoutThread(_ job: Responding.Job, for client: ClientAddress) -> Bool {
        state.withLock { $0.jobs.beginWithoutThread(job, for: client) }
    }

    func endWithoutThread(_ job: Responding.Job, for client: ClientAddress, isDone: Bool) {
        let count = state.withLock { $0.jobs.endWithoutThread(job, for: client, isDone: isDone) }
        for _ in 0..<count { work.signal() }
    }

    /// Gives up the response of a job; the job is dropped if no other exchange waits for it.
    func leave(_ ticket: Ticket) {
        state.withLock { $0.jobs.leave(ticket) }
    }

    /// The jobs at this moment, by the name of their lane.
    func measurement(of lane: String) -> LaneMeasurement {
        state.withLock { $0.jobs.measurement(of: lane) }
    }

    private func doJobs(workerCount: Int, lanes: Lanes<Responding>, counting phaseCounts: PhaseCounts) {
        // A thread that never draws needs no worker.
        lazy var worker = responder.makeWorker(oneOf: workerCount)
        while let running = nextJob() {
            let work = running.work
            let start = MonotonicTime.now
            let plan = responder.draw(work.job, with: worker, control: control(of: running))
            var phases = work.phases
            phases[.queue] += start.nanoseconds(since: work.submission)
            phases.add(responder.phases(of: worker))
            for _ in 0..<state.withLock({ $0.jobs.freeThread(of: running) }) { self.work.signal() }
            switch plan {
            case .response(let response):
                phaseCounts.count(phases)
                for ticket in finish(running) {
                    ticket.inbox.send(.finished(ticket: ticket.number, response, phases))
                }
            case .job(let next):
                lanes.submit(next, phases: phases) { finish(running) }
            }
        }
    }

    private func control(of running: RunningJob<Responding.Job>) -> JobControl {
        JobControl(
            client: running.client.id,
            isWanted: { running.isWanted },
            charge: { [self] excess in state.withLock { $0.jobs.charge(excess, for: running) } }
        )
    }

    private func finish(_ running: RunningJob<Responding.Job>) -> [Ticket] {
        state.withLock { $0.jobs.finish(running) }
    }

    /// Waits for a job, and begins it; `nil` if the pool stops.
    private func nextJob() -> RunningJob<Responding.Job>? {
        while true {
            work.wait()
            let next = state.withLock { state -> (job: RunningJob<Responding.Job>?, isStopping: Bool) in
                state.isStopping ? (nil, true) : (state.jobs.begin(), false)
            }
            if next.isStopping { return nil }
            // A job that was dropped, or joined another one, leaves a signal without work.
            if let job = next.job { return job }
        }
    }
}
