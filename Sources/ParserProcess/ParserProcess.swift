import CConfinedProcess
import Glibc
import StyleSyntax

/// A process of the parser, which parses one source and ends.
///
/// The process writes one byte when it is confined, reads a source to its end, and writes the program.
struct ParserProcess: ~Copyable {
    private let identifier: Int32
    private let stream: Int32

    /// Starts a process; nil if that fails.
    init?(path: String, limits: ParserProcessLimits) {
        var streams: [Int32] = [-1, -1]
        guard confined_process_stream_pair(&streams) == 0 else { return nil }
        let errors = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer {
            close(streams[1])
            close(errors)
        }
        var settings = confined_process_limits(
            processor_seconds: UInt64(limits.processorSeconds),
            address_space: UInt64(limits.addressSpace ?? 0),
            descriptors: UInt64(limits.descriptors)
        )
        // A crash would start another program, which prints the stack.
        let child = "SWIFT_BACKTRACE=enable=no".withCString { variable in
            let environment: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: variable), nil]
            return environment.withUnsafeBufferPointer {
                confined_process_start(path, $0.baseAddress, streams[1], errors, &settings)
            }
        }
        guard child > 0 else {
            close(streams[0])
            return nil
        }
        identifier = child
        stream = streams[0]
    }

    /// Ends the process if it has not ended, and returns how it ended.
    @discardableResult
    consuming func end() -> Ending {
        let status = kill()
        discard self
        switch status {
        case 0..<256: return .signal(status)
        case 256...: return .status(status - 256)
        default: return .status(-1)
        }
    }

    /// The cause of the end of a process.
    enum Ending: Hashable {
        case status(Int32)
        case signal(Int32)
    }

    deinit {
        _ = kill()
    }

    private func kill() -> Int32 {
        // A process that is ending has its status already.
        Glibc.kill(identifier, SIGKILL)
        close(stream)
        return confined_process_wait(identifier)
    }

    /// Whether the process still waits for a source; it is false for one that somebody has killed.
    func isWaiting() -> Bool {
        var request = pollfd(fd: stream, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) >= 0 && request.revents & Int16(POLLHUP | POLLERR) == 0
    }

    /// Waits until the process is confined, and returns whether it is.
    func isReady(by deadline: Deadline) -> Transfer {
        var byte: UInt8 = 0
        while true {
            let count = confined_process_receive(stream, &byte, 1)
            if count == 1 {
                return .complete
            }
            if count == 0 {
                return .ended
            }
            guard errno == EAGAIN || errno == EINTR else { return .ended }
            guard wait(for: POLLIN, by: deadline) else { return .late }
        }
    }

    /// The outcome of a transfer.
    enum Transfer: Equatable {
        case complete
        /// The process has ended, or has closed its streams.
        case ended
        /// The process has taken the time that it may take.
        case late
        /// The process has not taken that time, but the deadline has passed.
        case starved
        case tooLong
    }

    /// Sends a source and receives the result, at the same time: a process may write before it has read everything.
    ///
    /// `limit` is the greatest number of bytes of the result, and `milliseconds` the processor time that the process may
    /// take from now on; at the deadline it is ended even if it has not taken that time.
    func exchange(
        _ source: [UInt8],
        limit: Int,
        within milliseconds: Int,
        by deadline: Deadline
    ) -> (Transfer, [UInt8]) {
        let end = (processorMilliseconds ?? 0) + milliseconds
        var sent = 0
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        if source.isEmpty {
            shutdown(stream, Int32(SHUT_WR))
        }
        while true {
            if sent < source.count {
                let count = source[sent...].withUnsafeBytes {
                    confined_process_send(stream, $0.baseAddress, $0.count)
                }
                if count > 0 {
                    sent += count
                    if sent == source.count {
                        shutdown(stream, Int32(SHUT_WR))
                    }
                } else if errno != EAGAIN, errno != EINTR {
                    return (.ended, result)
                }
            }
            let count = buffer.withUnsafeMutableBytes {
                confined_process_receive(stream, $0.baseAddress, $0.count)
            }
            if count > 0 {
                result += buffer.prefix(count)
                if result.count > limit {
                    return (.tooLong, result)
                }
                continue
            }
            if count == 0 {
                return (sent == source.count ? .complete : .ended, result)
            }
            guard errno == EAGAIN || errno == EINTR else { return (.ended, result) }
            let events = sent < source.count ? POLLIN | POLLOUT : POLLIN
            // One thread takes no more processor time than passes, so nothing is missed until the rest has passed.
            var isReady = false
            while !isReady {
                let rest = end - (processorMilliseconds ?? 0)
                guard rest > 0 else { return (.late, result) }
                guard deadline.remainingMilliseconds > 0 else { return (.starved, result) }
                isReady = wait(for: events, by: deadline.orSooner(milliseconds: rest))
            }
        }
    }

    /// The processor time that the process has taken, in milliseconds; nil after its end.
    private var processorMilliseconds: Int? {
        var clock = clockid_t()
        guard clock_getcpuclockid(identifier, &clock) == 0 else { return nil }
        var time = timespec()
        guard clock_gettime(clock, &time) == 0 else { return nil }
        return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
    }

    /// Waits for events of the stream; returns false after the deadline.
    private func wait(for events: Int32, by deadline: Deadline) -> Bool {
        let rest = deadline.remainingMilliseconds
        guard rest > 0 else { return false }
        var request = pollfd(fd: stream, events: Int16(events), revents: 0)
        return poll(&request, 1, rest) != 0
    }
}
