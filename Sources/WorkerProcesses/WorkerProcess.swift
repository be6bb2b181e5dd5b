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
    private var isKilled = false

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
    var isUsable: Bool { !isKilled && process.isWaiting(withoutOutput: isReady) }

    /// Waits until the process is confined; returns whether it is.
    mutating func waitUntilReady() -> Bool {
        if isReady { return true }
        let deadline = Deadline(milliseconds: limits.startMilliseconds)
        if case .ready = process.isReady(by: deadline) { isReady = true }
        return isReady
    }

    /// Whether the memory suffices for a job, as far as is known: it is measured before each check, and now and then
    /// before a drawing.
    mutating func hasMemory(forCheck isCheck: Bool) -> Bool {
        drawings += 1
        guard isCheck || drawings >= Self.drawingsWithoutMeasurement else { return true }
        let kept = min(limits.keptMemory, limits.memory / 8 * 5)
        let suffices = (ResidentMemory.privateBytes(of: process.identifier) ?? 0) <= kept
        // Otherwise whoever asks next replaces the process, if this one does not.
        if suffices { drawings = 0 }
        return suffices
    }

    private static let drawingsWithoutMeasurement = 64

    consuming func end() {
        process.end()
    }

    /// Kills the process, and leaves it to somebody else to wait for its end.
    mutating func kill() {
        isKilled = true
        Glibc.kill(process.identifier, SIGKILL)
    }

    /// Sends a request, and receives the response; after an error the process cannot be used any more.
    func response(
        to request: WorkerRequest,
        price: Int,
        for client: WorkClient
    ) throws(StyleWorkError) -> WorkerResponse {
        var transfer = transfer(of: request)
        return try response(by: &transfer, to: request, price: price, for: client)
    }

    /// The transfer of a request, which sends it once it advances.
    func transfer(of request: WorkerRequest) -> MessageTransfer {
        MessageTransfer(request.message, limit: limits.responseBytes)
    }

    /// Sends a request, and waits no longer than a moment; returns the message that is the response, or `nil` if that needs
    /// `response(by:to:price:for:)`.
    ///
    /// However a process answers, the thread is held up for three milliseconds at most.
    func advance(_ transfer: inout MessageTransfer) -> [UInt8]? {
        for _ in 0..<4 {
            switch transfer.advance(input: process.input, output: process.output, parts: 4) {
            case .complete(let message): return message
            case .ended: return nil
            case .waiting(let toSend):
                guard process.wait(toSend: toSend, milliseconds: 1) else { return nil }
            }
        }
        return nil
    }

    /// Receives the response to a request by a transfer that may have begun, whose time counts from now on; after an error the
    /// process cannot be used any more.
    func response(
        by transfer: inout MessageTransfer,
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
        var residentBytes = 0
        while true {
            let isSending: Bool
            switch transfer.advance(input: process.input, output: process.output) {
            case .complete(let message):
                guard let response = try? WorkerResponse(message: message, behind: MessageHeader.count) else {
                    throw .crashed
                }
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
