import HTTP
import Synchronization

/// The pools of all lanes, and their threads.
final class Lanes<Responding: Responder>: Sendable {
    private let drawing: JobPool<Responding>
    private let rasters: JobPool<Responding>
    private let waiting: JobPool<Responding>
    private let styles: JobPool<Responding>
    /// Held while tickets go from one lane to another, so that one that leaves is found in either.
    private let moves = Mutex(())
    private let styleThreadsOfAddress: Int?

    init(_ responder: Responding, configuration: Server.Configuration) {
        styleThreadsOfAddress = configuration.styleThreadsOfAddress
        func makePool() -> JobPool<Responding> {
            JobPool(
                responder,
                limit: Price(microseconds: configuration.queueLimit),
                limitOfAddress: Price(microseconds: configuration.queueLimitOfAddress)
            )
        }
        drawing = makePool()
        rasters = makePool()
        waiting = makePool()
        styles = makePool()
    }

    subscript(lane: Lane) -> JobPool<Responding> {
        switch lane {
        case .drawing: drawing
        case .rasters: rasters
        case .waiting: waiting
        case .styles: styles
        }
    }

    /// Starts the threads of all lanes; `workerCount` is the number of workers of the process that draw.
    func start(drawingThreads: Int, styleThreads: Int, workerCount: Int, metrics: ServerMetrics) throws(Errno)
    {
        for lane in Lane.allCases {
            let threadCount =
                switch lane {
                case .drawing: drawingThreads
                case .rasters: Limits.rasterThreads
                case .waiting: Limits.waitingThreads
                case .styles: styleThreads
                }
            try self[lane].start(
                threadCount: threadCount,
                clientLimit: clientLimit(of: lane, threadCount: threadCount),
                niceness: lane.niceness,
                name: lane.name,
                workerCount: lane.draws ? workerCount : Int.max,
                lanes: self,
                metrics: metrics
            )
        }
    }

    /// The greatest number of the threads of a lane that work for one client at the same time.
    ///
    /// The processes that they start compete for the processors, with those of other lanes as well, so that a client has less
    /// of them the more others have under way, even if it is served at once.
    private func clientLimit(of lane: Lane, threadCount: Int) -> Int {
        switch lane {
        case .drawing, .rasters: threadCount
        case .waiting: 1
        case .styles: max(1, styleThreadsOfAddress ?? threadCount - 1)
        }
    }

    /// Passes a job to its lane, for the tickets of the job that it follows.
    ///
    /// `finish` ends that job, and returns the tickets. Where the job is refused, their exchanges respond so.
    func submit(_ job: Responding.Job, phases: PhaseDurations, for finish: () -> [Ticket]) {
        let (tickets, violations) = moves.withLock { _ in
            let tickets = finish()
            return (tickets, self[job.lane].submit(job, for: tickets, phases: phases))
        }
        for (ticket, violation) in zip(tickets, violations) {
            ticket.inbox.send(.refused(ticket: ticket.number, violation))
        }
    }

    /// Gives up the response of a job, in whichever lane it is.
    func leave(_ ticket: Ticket) {
        moves.withLock { _ in
            for lane in Lane.allCases { self[lane].leave(ticket) }
        }
    }

    /// The jobs of each lane at this moment.
    var measurements: [LaneMeasurement] {
        Lane.allCases.map { self[$0].measurement(of: $0.name) }
    }

    /// Ends the threads; jobs that still wait are not done.
    func stop() {
        drawing.stop()
        rasters.stop()
        waiting.stop()
        styles.stop()
    }
}

extension Lane {
    /// The name of the threads, and in metrics.
    fileprivate var name: String {
        switch self {
        case .drawing: "drawing"
        case .rasters: "rasters"
        case .waiting: "waiting"
        case .styles: "styles"
        }
    }

    /// The “nice” value of its threads.
    ///
    /// With the greatest, a loop has seventy times their share of a core, and interrupts them almost at once; with 10, a cached
    /// picture among expensive ones waited twice as long. Threads that wait start processes, which inherit the value and
    /// cannot have less: those that parse and those that check are to have equal shares, since a source needs both.
    fileprivate var niceness: Int32 { draws ? 19 : 10 }

    /// Whether its threads draw themselves; those that wait take no memory from those that do.
    fileprivate var draws: Bool {
        switch self {
        case .drawing, .rasters: true
        case .waiting, .styles: false
        }
    }
}
