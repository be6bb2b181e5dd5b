import Glibc
import MicroHTTPServer

/// Writes lines to a descriptor, on a thread of its own.
///
/// A write blocks for ever if nobody reads, for example, standard error. Requests must not wait for that, so they only
/// append to a queue; lines that do not fit there are dropped, and counted.
final class LogWriter: Sendable {
    private let queue: LogQueue
    private let thread: BackgroundThread

    /// Starts the thread.
    ///
    /// - Parameters:
    ///   - format: the format of the line that reports dropped lines.
    ///   - descriptor: the descriptor, which may block.
    ///   - limit: the number of bytes of lines that wait.
    /// - Throws: the error of the system if it has no further thread.
    init(format: LogLineFormat, descriptor: Int32, limit: Int = LogLimits.waitingBytes) throws(Errno) {
        let queue = LogQueue(limit: limit)
        self.queue = queue
        thread = try BackgroundThread(name: "bezel-log") {
            writeLines(of: queue, in: format, to: descriptor)
        }
    }

    /// The number of lines that were dropped.
    var droppedCount: Int { queue.droppedCount }

    /// Appends a line of at most so many bytes, which a closure writes with the time that it receives.
    func append(atMost count: Int, _ write: (inout OutputSpan<UInt8>, _ time: String) -> Void) {
        queue.append(atMost: count, write)
    }

    /// Ends the thread when the remaining lines are written, and waits for that, but not for ever.
    func close() {
        queue.close()
        _ = thread.join(atMost: LogLimits.stop)
    }
}

/// Writes lines until the queue is closed and empty.
private func writeLines(of queue: LogQueue, in format: LogLineFormat, to descriptor: Int32) {
    var batch: [UInt8] = []
    // The lines that the system refused, as a full disk does; they are reported when it takes lines again.
    var refused = 0
    while queue.waitForLines() {
        // A call for each line would cost more than the line itself.
        usleep(LogLimits.collection)
        let (dropped, time) = queue.takeLines(into: &batch)
        let missing = refused + dropped
        if missing > 0 { batch += format.line(dropped: missing, at: time).utf8 }
        let rest = batch[Output.write(batch, to: descriptor)...]
        let unwritten = rest.count { $0 == UInt8(ascii: "\n") }
        // The report of missing lines is none of them.
        refused = unwritten == 0 ? 0 : unwritten + (missing > 0 ? missing - 1 : 0)
    }
}
