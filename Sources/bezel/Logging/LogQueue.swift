import MicroHTTPServer
import Synchronization

/// Lines that wait to be written, bounded in bytes; threads append, one thread takes.
///
/// A line that does not fit is dropped, and so are all later ones until the next batch is taken. Hence the number of
/// dropped lines, which ends the batch, stands where the lines are missing.
final class LogQueue: Sendable {
    private struct State {
        var lines: [UInt8] = []
        var dropped = 0
        /// The number of lines that were dropped in all earlier batches.
        var droppedBefore = 0
        var isClosed = false
        var clock = LogClock()

        var isEmpty: Bool { lines.isEmpty && dropped == 0 }
    }

    private let limit: Int
    private let state = Mutex(State())
    /// Signaled when the queue is no longer empty, and when it is closed.
    private let changes = Semaphore()

    /// Creates a queue for a number of bytes.
    init(limit: Int) {
        self.limit = limit
    }

    /// Appends a line of at most so many bytes, which a closure writes with the time that it receives.
    func append(atMost count: Int, _ write: (inout OutputSpan<UInt8>, _ time: String) -> Void) {
        let wasEmpty = state.withLock { state in
            let wasEmpty = state.isEmpty
            guard state.dropped == 0, state.lines.count + count <= limit else {
                state.dropped += 1
                return wasEmpty
            }
            let time = state.clock.now()
            state.lines.append(addingCapacity: count) { write(&$0, time) }
            return wasEmpty
        }
        if wasEmpty { changes.signal() }
    }

    /// The number of lines that were dropped.
    var droppedCount: Int { state.withLock { $0.droppedBefore + $0.dropped } }

    /// Ends the waits for lines.
    func close() {
        state.withLock { $0.isClosed = true }
        changes.signal()
    }

    /// Waits until there are lines; returns false if the queue is closed and empty.
    func waitForLines() -> Bool {
        while true {
            let (isEmpty, isClosed) = state.withLock { ($0.isEmpty, $0.isClosed) }
            guard isEmpty else { return true }
            guard !isClosed else { return false }
            changes.wait()
        }
    }

    /// Exchanges the lines for an empty array, whose memory is reused.
    ///
    /// - Returns: the number of lines that were dropped behind them, and the time.
    func takeLines(into batch: inout [UInt8]) -> (dropped: Int, time: String) {
        batch.removeAll(keepingCapacity: true)
        return state.withLock { state in
            swap(&state.lines, &batch)
            defer {
                state.droppedBefore += state.dropped
                state.dropped = 0
            }
            return (state.dropped, state.clock.now())
        }
    }
}
