import CConfinedProcess
import Glibc

/// A process with limits, which confines itself before it reads what may be hostile.
///
/// The process writes one byte when it is confined.
package struct ConfinedProcess: ~Copyable {
    package let identifier: Int32
    /// The end of its standard input in this process, where sending never waits; -1 when it is closed.
    package private(set) var input: Int32
    /// The end of its standard output in this process; receiving never waits.
    package let output: Int32
    /// The clock of the processor time that the process takes.
    private let clock: clockid_t?

    /// Starts a program with arguments behind its path; `nil` if that fails.
    package init?(path: String, arguments: [String] = [], limits: ProcessLimits) {
        guard let streams = StandardStreamPairs() else { return nil }
        self.init(path: path, arguments: arguments, limits: limits, streams: streams)
    }

    /// Likewise, with its streams.
    init?(path: String, arguments: [String], limits: ProcessLimits, streams: StandardStreamPairs) {
        defer { streams.closeEndsOfProcess() }
        var settings = limits.settings
        let child = withCStrings([path] + arguments) { arguments in
            withCStrings(Self.environment) { environment in
                confined_process_start(
                    path,
                    arguments,
                    environment,
                    streams.input[1],
                    streams.output[1],
                    streams.errors,
                    &settings
                )
            }
        }
        guard child > 0 else {
            streams.closeEndsOfParent()
            return nil
        }
        self.init(identifier: child, streams: streams)
    }

    /// A process that was started with the other ends of streams.
    init(identifier: Int32, streams: StandardStreamPairs) {
        self.identifier = identifier
        input = streams.input[0]
        output = streams.output[0]
        var clock = clockid_t()
        self.clock = clock_getcpuclockid(identifier, &clock) == 0 ? clock : nil
    }

    /// The environment of each process.
    private static let environment = [
        // A crash would start another program, which prints the stack.
        "SWIFT_BACKTRACE=enable=no",
        // One thread for the filters of librsvg, which has begun when it has drawn something. Another one might begin
        // only after the process is confined, which ends it.
        "RAYON_NUM_THREADS=1",
    ]

    /// Ends the process if it has not ended, and returns how it ended.
    @discardableResult
    package consuming func end() -> Ending {
        var microseconds = 0
        return end(measuring: &microseconds)
    }

    /// Likewise, and measures the processor time that it has taken in all.
    package consuming func end(measuring microseconds: inout Int) -> Ending {
        let status = kill(measuring: &microseconds)
        discard self
        switch status {
        case 0..<256: return .signal(status)
        case 256...: return .status(status - 256)
        default: return .status(-1)
        }
    }

    /// The cause of the end of a process.
    package enum Ending: Hashable {
        case status(Int32)
        case signal(Int32)
    }

    deinit {
        var microseconds = 0
        _ = kill(measuring: &microseconds)
    }

    /// Closes its standard input, which so has an end.
    mutating func closeInput() {
        close(input)
        input = -1
    }

    private func kill(measuring microseconds: inout Int) -> Int32 {
        // A process that is ending has its status already.
        Glibc.kill(identifier, SIGKILL)
        if input >= 0 { close(input) }
        close(output)
        return confined_process_wait(identifier, &microseconds)
    }

    /// Whether the process still waits; it is false for one that somebody has killed.
    ///
    /// `withoutOutput` says whether it must not have sent something that was not received, either.
    package func isWaiting(withoutOutput: Bool = false) -> Bool {
        var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        let others = POLLHUP | POLLERR | (withoutOutput ? POLLIN : 0)
        return poll(&request, 1, 0) >= 0 && request.revents & Int16(others) == 0
    }

    /// The start of a process.
    package enum Start {
        case ready
        /// The process has ended, or has closed its streams.
        case ended
        case late
    }

    /// Waits until the process is confined.
    package func isReady(by deadline: Deadline) -> Start {
        var byte: UInt8 = 0
        while true {
            let count = confined_process_receive(output, &byte, 1)
            if count == 1 { return .ready }
            if count == 0 { return .ended }
            guard errno == EAGAIN || errno == EINTR else { return .ended }
            guard wait(by: deadline) else { return .late }
        }
    }

    /// The processor time that the process has taken, in microseconds; `nil` after its end.
    package var processorMicroseconds: Int? {
        var time = timespec()
        guard let clock, clock_gettime(clock, &time) == 0 else { return nil }
        return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
    }

    /// Waits until there is output, or room for input if there is some to send; returns false after the deadline.
    package func wait(toSend: Bool = false, by deadline: Deadline) -> Bool {
        let rest = deadline.remainingMilliseconds
        return rest > 0 && wait(toSend: toSend, milliseconds: rest)
    }

    /// Likewise for a number of milliseconds; also returns true where a signal arrives.
    package func wait(toSend: Bool = false, milliseconds: Int32) -> Bool {
        // A negative descriptor is ignored.
        var requests = (
            pollfd(fd: output, events: Int16(POLLIN), revents: 0),
            pollfd(fd: toSend ? input : -1, events: Int16(POLLOUT), revents: 0)
        )
        return withUnsafeMutableBytes(of: &requests) { requests in
            poll(requests.bindMemory(to: pollfd.self).baseAddress, 2, milliseconds) != 0
        }
    }
}

/// Calls a function with an array of C strings, which ends with a null pointer.
private func withCStrings<Result>(
    _ texts: [String],
    body: (UnsafePointer<UnsafeMutablePointer<CChar>?>?) -> Result
) -> Result {
    let copies: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return copies.withUnsafeBufferPointer { body($0.baseAddress) }
}
