import HTTP

/// The threads of a server beside the one that accepts connections: its loops, and those that do jobs.
final class ServerThreads {
    /// The inboxes of the loops.
    private(set) var inboxes: [LoopInbox] = []
    private var loops: [BackgroundThread] = []
    private let stopJobs: () -> Void

    init<Responding: Responder>(
        _ configuration: Server.Configuration,
        responder: Responding,
        shared: ExchangeHandler.Shared
    ) throws(ServerError) {
        let count = max(1, configuration.threadCount)
        // Each loop and each thread that draws has a worker.
        let workerCount = 2 * count + Limits.rasterThreads
        let lanes = configuration.hasPool ? Lanes(responder, configuration: configuration) : nil
        stopJobs = { lanes?.stop() }
        let metrics = shared.metrics
        do throws(Errno) {
            try lanes?.start(
                drawingThreads: count,
                styleThreads: max(1, configuration.styleThreads),
                workerCount: workerCount,
                metrics: metrics
            )
            for index in 0..<count {
                try startLoop(
                    dispatcher: LoopDispatcher(
                        responder: responder,
                        worker: responder.makeWorker(oneOf: workerCount),
                        lanes: lanes,
                        phases: metrics.makePhaseCounts(),
                        refusals: metrics.refusals
                    ),
                    name: "loop \(index)",
                    shared: shared,
                    configuration: configuration
                )
            }
        } catch {
            stop()
            throw .cannotStart(error)
        }
        metrics.measure { sources in
            sources.inboxes = inboxes
            if let lanes { sources.measureLanes = { lanes.measurements } }
        }
    }

    deinit {
        stop()
    }

    /// Finishes the exchanges under way, and ends the threads.
    func stop() {
        for inbox in inboxes { inbox.send(.stop) }
        for loop in loops { loop.join() }
        stopJobs()
        inboxes = []
        loops = []
    }

    private func startLoop(
        dispatcher: sending any Dispatcher,
        name: String,
        shared: ExchangeHandler.Shared,
        configuration: Server.Configuration
    ) throws(Errno) {
        let inbox = try LoopInbox()
        let loop = try EventLoop(
            inbox: inbox,
            dispatcher: dispatcher,
            shared: shared,
            configuration: configuration
        )
        loops.append(try BackgroundThread(name: name) { loop.run() })
        inboxes.append(inbox)
    }
}
