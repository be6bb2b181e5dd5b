import HTTP

/// The pools of all lanes, and their threads.
final class Lanes<Responding: Responder>: Sendable {
    private let drawing: JobPool<Responding>
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
        waiting = makePool()
    }

    subscript(lane: Lane) -> JobPool<Responding> {
        switch lane {
        case .drawing: drawing
        case .waiting: waiting
        }
    }

    /// Starts the threads of both lanes; `workerCount` is the number of workers of the process that draw.
    func start(drawingThreads: Int, workerCount: Int) throws(Errno) {
        try drawing.start(threadCount: drawingThreads, name: "drawing", workerCount: workerCount)
        try waiting.start(threadCount: Limits.waitingThreads, name: "waiting", workerCount: workerCount)
    }

    /// Ends the threads; jobs that still wait are not done.
    func stop() {
        drawing.stop()
        waiting.stop()
    }
}
