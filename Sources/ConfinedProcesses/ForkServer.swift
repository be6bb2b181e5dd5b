import CConfinedProcess
import Glibc

/// A process that prepares itself once, and starts others as copies of itself, each in a fraction of the time.
///
/// It writes one byte when it is prepared. It reads nothing but requests for processes; what may be hostile is read by its
/// copies, which confine themselves before.
package struct ForkServer: ~Copyable {
    private let process: ConfinedProcess
    private var isReady = false

    /// Why there is no copy.
    package enum Failure: Error {
        /// The server has ended, or there are no descriptors left.
        case ended
        /// The program does not become ready or does not answer in time, or the system does not let it start children of
        /// its parent.
        case unusable
    }

    /// Starts a program with arguments; `nil` if that fails.
    package init?(path: String, arguments: [String]) {
        // The standard streams, two that arrive with a request, and one with which the loader opens libraries.
        let limits = ProcessLimits(descriptors: 6)
        guard let streams = StandardStreamPairs(inputIsSocket: true),
            let process = ConfinedProcess(path: path, arguments: arguments, limits: limits, streams: streams)
        else { return nil }
        self.process = process
    }

    /// Starts a copy with limits, which is a child of this process, as one that it has started itself.
    package mutating func copy(
        limits: ProcessLimits,
        by deadline: Deadline
    ) throws(Failure) -> ConfinedProcess {
        try waitUntilReady(by: deadline)
        guard let streams = StandardStreamPairs() else { throw .ended }
        defer { streams.closeEndsOfProcess() }
        do throws(Failure) {
            var settings = limits.settings
            let status = fork_server_request(process.input, streams.input[1], streams.output[1], &settings)
            guard status == 0 else { throw .ended }
            let identifier = try answer(by: deadline).process
            guard identifier > 0 else { throw .unusable }
            return ConfinedProcess(identifier: identifier, streams: streams)
        } catch {
            streams.closeEndsOfParent()
            throw error
        }
    }

    private mutating func waitUntilReady(by deadline: Deadline) throws(Failure) {
        guard !isReady else { return }
        switch process.isReady(by: deadline) {
        case .ready: isReady = true
        case .ended: throw .ended
        case .late: throw .unusable
        }
    }

    private func answer(by deadline: Deadline) throws(Failure) -> fork_server_answer {
        var answer = fork_server_answer()
        let size = MemoryLayout<fork_server_answer>.size
        while true {
            // So few bytes arrive at once.
            let count = confined_process_receive(process.output, &answer, size)
            if count == size { return answer }
            guard count < 0, errno == EAGAIN || errno == EINTR else { throw .ended }
            guard process.wait(by: deadline) else { throw .unusable }
        }
    }
}
