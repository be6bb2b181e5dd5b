import ConfinedProcesses
package import CustomStyles
import Glibc
package import StyleSyntax
import Synchronization

/// Checks and draws sources in processes of their own.
///
/// A number of processes is started ahead, and each does one job after the other. One that passes a bound, ends or
/// answers nonsense is killed and replaced. A job goes to a process that has its source, or has worked for its client, if such
/// a one is free.
package final class StyleWorkerProcesses: StyleWorkers {
    /// Parses the files of a source once more, for a process that does not have it; `nil` if they cannot be parsed now.
    package typealias Parse = @Sendable (SourceText) -> [[UInt8]]?

    private let path: String
    private let arguments: [String]
    private let limits: WorkerLimits
    private let parse: Parse
    private let seats: [Seat]
    private let places: Mutex<WorkerPlaces>
    /// The outcomes of the jobs.
    package let counts = WorkerCounts()

    /// The place of a process; whoever has reserved it takes the process from it.
    private final class Seat: Sendable {
        struct Slot: ~Copyable {
            var process: WorkerProcess?
        }

        let slot = Mutex(Slot())
    }

    /// Starts a number of processes of a program, which gets the arguments.
    package init(
        path: String,
        arguments: [String],
        count: Int,
        limits: WorkerLimits = WorkerLimits(),
        parse: @escaping Parse
    ) {
        self.path = path
        self.arguments = arguments
        self.limits = limits
        self.parse = parse
        seats = (0..<count).map { _ in Seat() }
        places = Mutex(WorkerPlaces(count: count))
        for index in seats.indices { replace(nil, at: index) }
    }

    // MARK: Jobs

    package func check(_ source: ParsedText, for client: WorkClient) throws(StyleWorkError) -> CustomSource {
        try withProcess(having: source.hash, isCheck: true, for: client) { process throws(StyleWorkError) in
            try process.check(source, for: client)
        }
    }

    package func draw(_ drawing: StyleDrawing, for client: WorkClient) throws(StyleWorkError) -> DrawnStyle {
        try withProcess(having: drawing.style.hash, for: client) { process throws(StyleWorkError) in
            try process.draw(drawing, for: client, parse: parse)
        }
    }

    package func begin(_ drawing: StyleDrawing) -> (any BegunDrawing)? {
        guard let index = places.withLock({ $0.reserveAtOnce(having: drawing.style.hash) }) else {
            return nil
        }
        guard var process = seats[index].slot.withLock({ $0.process.take() }) else {
            free(index)
            return nil
        }
        guard process.isReady, process.isUsable, process.hasMemory(forCheck: false) else {
            // A thread that may wait replaces it.
            put(process, at: index)
            free(index)
            return nil
        }
        var transfer = process.transfer(of: WorkerRequest(drawing))
        let message = process.advance(&transfer)
        put(process, at: index)
        // Any other answer is left to such a thread, and so is none.
        guard let message,
            case .drawn(let style) = try? WorkerResponse(message: message, behind: MessageHeader.count)
        else {
            return ProcessDrawing(drawing, by: self, at: index, .underWay(transfer))
        }
        free(index)
        counts.count(nil)
        return ProcessDrawing(drawing, by: self, at: index, .complete(style))
    }

    /// Waits for a drawing that the process of a place has begun.
    func finish(
        _ drawing: StyleDrawing,
        transfer: consuming MessageTransfer,
        at index: Int,
        for client: WorkClient
    ) throws(StyleWorkError) -> DrawnStyle {
        var transfer = transfer
        defer { free(index) }
        let process = seats[index].slot.withLock { $0.process.take() }
        return try use(process, at: index, having: drawing.style.hash) { process throws(StyleWorkError) in
            let request = WorkerRequest(drawing)
            let response = try process.response(
                by: &transfer,
                to: request,
                price: drawing.price,
                for: client
            )
            return try process.draw(drawing, after: response, for: client, parse: parse)
        }
    }

    /// Gives up a drawing that the process of a place has begun; the next job replaces the process.
    func abandon(at index: Int) {
        seats[index].slot.withLock { $0.process?.kill() }
        free(index)
    }

    // MARK: Processes

    private func free(_ index: Int) { places.withLock { $0.free(index) } }

    /// Does a job with a process that nobody else uses; kills it after an error.
    ///
    /// Other sources have left something in the memory of the process. A job that ends it is done once more, by a new one, so
    /// that its outcome does not depend on them.
    private func withProcess<Value>(
        having hash: String,
        isCheck: Bool = false,
        for client: WorkClient,
        _ body: (borrowing WorkerProcess) throws(StyleWorkError) -> Value
    ) throws(StyleWorkError) -> Value {
        let index = try reserve(having: hash, for: client)
        defer { free(index) }
        let process = takeProcess(at: index, forCheck: isCheck)
        let hasOthers = places.withLock { $0.hasSources(besides: hash, at: index) }
        do throws(StyleWorkError) {
            return try use(process, at: index, having: hash, for: body)
        } catch {
            guard hasOthers, error.mayBeOfOtherSources, client.isWaiting() else { throw error }
        }
        return try use(takeProcess(at: index, forCheck: isCheck), at: index, having: hash, for: body)
    }

    /// Does a job with the process of a place that is reserved.
    private func use<Value>(
        _ process: consuming WorkerProcess?,
        at index: Int,
        having hash: String,
        for body: (borrowing WorkerProcess) throws(StyleWorkError) -> Value
    ) throws(StyleWorkError) -> Value {
        guard let process else { throw .unavailable }
        do throws(StyleWorkError) {
            let value = try body(process)
            places.withLock { $0.insert(hash, at: index) }
            put(process, at: index)
            counts.count(nil)
            return value
        } catch {
            counts.count(error)
            // A process that was not asked, or has answered, is as good as before.
            if error == .parserUnavailable {
                put(process, at: index)
            } else {
                replace(process, at: index)
            }
            throw error
        }
    }

    /// Reserves a seat; waits until one is free.
    private func reserve(having hash: String, for client: WorkClient) throws(StyleWorkError) -> Int {
        let deadline = Deadline(milliseconds: limits.queueMilliseconds)
        while true {
            if let index = places.withLock({ $0.reserve(having: hash, for: client.id) }) { return index }
            guard client.isWaiting() else { throw .abandoned }
            guard deadline.remainingMilliseconds > 0 else { throw .unavailable }
            // A server has as many threads for jobs as processes, so few ever wait here.
            usleep(Self.pause)
        }
    }

    /// In microseconds.
    private static let pause: UInt32 = 2_000

    /// The process of a seat, ready for a job; another one if it has ended, or sent something, while it waited, or if it
    /// has little memory left.
    private func takeProcess(at index: Int, forCheck isCheck: Bool) -> WorkerProcess? {
        for _ in 0..<2 {
            if var process = seats[index].slot.withLock({ $0.process.take() }) {
                if process.isUsable, process.waitUntilReady(), process.hasMemory(forCheck: isCheck) {
                    return process
                }
                process.end()
            }
            replace(nil, at: index)
        }
        return nil
    }

    private func put(_ process: consuming WorkerProcess, at index: Int) {
        var process: WorkerProcess? = process
        seats[index].slot.withLock { $0.process = process.take() }
    }

    /// Starts a process, which gets ready while nobody waits for it, in place of another one.
    private func replace(_ process: consuming WorkerProcess?, at index: Int) {
        process?.end()
        places.withLock { $0.removeSources(at: index) }
        var started = WorkerProcess(path: path, arguments: arguments, limits: limits)
        seats[index].slot.withLock { $0.process = started.take() }
    }
}

extension StyleWorkError {
    /// Whether a process without other sources may do the job: one whose memory is full ends before that is measured.
    fileprivate var mayBeOfOtherSources: Bool {
        switch self {
        case .tooLarge, .crashed: true
        case .tooSlow, .unavailable, .parserUnavailable, .abandoned: false
        }
    }
}
