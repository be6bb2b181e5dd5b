import HTTP

/// The pools of all lanes, and their threads.
final class Lanes<Responding: Responder>: Sendable {
    private let drawing: JobPool<Responding>
    private let rasters: JobPool<Responding>
    private let waiting: JobPool<Responding>

    init(_ responder: Responding, configuration: Server.Configuration) {
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
    }

    subscript(lane: Lane) -> JobPool<Responding> {
        switch lane {
        case .drawing: drawing
        case .rasters: rasters
        case .waiting: waiting
        }
    }

    /// Starts the threads of all lanes; `workerCount` is the number of workers of the process that draw.
    func start(drawingThreads: Int, workerCount: Int, metrics: ServerMetrics) throws(Errno) {
        for lane in Lane.allCases {
            let threadCount =
                switch lane {
                case .drawing: drawingThreads
                case .rasters: Limits.rasterThreads
                case .waiting: Limits.waitingThreads
                }
            try self[lane].start(
                threadCount: threadCount,
                name: lane.name,
                workerCount: workerCount,
                metrics: metrics
            )
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
    }
}

extension Lane {
    /// The name of the threads, and in metrics.
    fileprivate var name: String {
        switch self {
        case .drawing: "drawing"
        case .rasters: "rasters"
        case .waiting: "waiting"
        }
    }
}
