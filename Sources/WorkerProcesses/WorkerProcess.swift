import CConfinedProcess
import ConfinedProcesses
import CustomStyles
import Glibc

/// A process that checks and draws sources, one job at a time.
struct WorkerProcess: WorkerConnection, ~Copyable {
    private let process: ConfinedProcess
    private let limits: WorkerLimits
    private(set) var isReady = false
    /// The drawings since the memory was measured.
    private var drawings = 0

    init?(path: String, arguments: [String], limits: WorkerLimits) {
        let started = ConfinedProcess(
            path: path,
            arguments: arguments,
            limits: ProcessLimits(data: limits.memory, descriptors: limits.descriptors)
        )
        guard let started else { return nil }
        process = started
        self.limits = limits
    }

    /// Whether the process has not ended, and has sent nothing since its last answer, which would pass for the next one.
    var isUsable: Bool { process.isWaiting(withoutOutput: isReady) }

    /// Waits until the process is confined; returns whether it is.
    mutating func waitUntilReady() -> Bool {
        if isReady { return true }
        let deadline = Deadline(milliseconds: limits.startMilliseconds)
        if case .ready = process.isReady(by: deadline) { isReady = true }
        return isReady
    }

    /// Whether the memory suffices for a job, as far as is known: it is measured before each check, and now and then
    /// before a drawing.
    ///
    /// The memory that sources leave behind cannot be told from that which they need; a new process has none of it.
    mutating func hasMemory(forCheck isCheck: Bool) -> Bool {
        drawings += 1
        guard isCheck || drawings >= Self.drawingsWithoutMeasurement else { return true }
        drawings = 0
        return (ResidentMemory.privateBytes(of: process.identifier) ?? 0) / 5 <= limits.memory / 8
    }

    private static let drawingsWithoutMeasurement = 64

    consuming func end() {
        process.end()
    }

    /// Sends a request, and receives the response; after an error the process cannot be used any more.
    func response(
        to request: WorkerRequest,
        price: Int,
        for client: WorkClient
    ) throws(StyleWorkError) -> WorkerResponse {
        let milliseconds = limits.milliseconds(for: request, price: price)
        let start = process.processorMicroseconds ?? 0
        var last = start
        // One that answers sooner than within an interval has cost less than a measurement is worth.
        defer { client.charge(last - start) }
        let end = start + milliseconds * 1000
        let deadline = Deadline(milliseconds: limits.waitMilliseconds)
        var transfer = MessageTransfer(request.message, limit: limits.responseBytes)
        var residentBytes = 0
        while true {
            let isSending: Bool
            switch transfer.advance(input: process.input, output: process.output) {
            case .complete(let message):
                guard let response = try? WorkerResponse(message: message) else { throw .crashed }
                return response
            case .ended:
                throw residentBytes > limits.memory / 2 ? tooLarge : .crashed
            case .waiting(let toSend): isSending = toSend
            }
            // Only a process that works for long is measured.
            while !process.wait(toSend: isSending, by: deadline.orSooner(milliseconds: limits.interval)) {
                last = max(last, process.processorMicroseconds ?? last)
                guard last < end else { throw .tooSlow(limit: milliseconds) }
                residentBytes = ResidentMemory.privateBytes(of: process.identifier) ?? residentBytes
                guard residentBytes <= limits.memory else { throw tooLarge }
                guard client.isWaiting() else { throw .abandoned }
                guard deadline.remainingMilliseconds > 0 else { throw .unavailable }
            }
        }
    }

    private var tooLarge: StyleWorkError { .tooLarge(limit: limits.memory >> 20) }
}
