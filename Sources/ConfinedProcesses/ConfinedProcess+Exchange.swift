import CConfinedProcess
import Glibc

// A process that reads all of its input, writes a result, and ends.
extension ConfinedProcess {
    /// The outcome of a transfer.
    package enum Transfer: Equatable {
        case complete
        /// The process has ended, or has closed its streams.
        case ended
        /// The process has taken the time that it may take.
        case late
        /// The process has not taken that time, but the deadline has passed.
        case starved
        case tooLong
    }

    /// Sends bytes and receives the result, at the same time: a process may write before it has read everything.
    ///
    /// `limit` is the greatest number of bytes of the result, and `milliseconds` the processor time that the process may
    /// take from now on; at the deadline it is ended even if it has not taken that time.
    package mutating func exchange(
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
            closeInput()
        }
        while true {
            if sent < source.count {
                let count = source[sent...].withUnsafeBytes {
                    confined_process_send(input, $0.baseAddress, $0.count)
                }
                if count > 0 {
                    sent += count
                    if sent == source.count {
                        closeInput()
                    }
                } else if errno != EAGAIN, errno != EINTR {
                    return (.ended, result)
                }
            }
            let count = buffer.withUnsafeMutableBytes {
                confined_process_receive(output, $0.baseAddress, $0.count)
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
            // One thread takes no more processor time than passes, so nothing is missed until the rest has passed.
            var isReady = false
            while !isReady {
                let rest = end - (processorMilliseconds ?? 0)
                guard rest > 0 else { return (.late, result) }
                guard deadline.remainingMilliseconds > 0 else { return (.starved, result) }
                isReady = wait(toSend: sent < source.count, by: deadline.orSooner(milliseconds: rest))
            }
        }
    }

    private var processorMilliseconds: Int? { processorMicroseconds.map { $0 / 1000 } }
}
