import HTTP
import Synchronization

/// Messages from other threads to a loop, in the order in which they were sent.
final class LoopInbox: Sendable {
    enum Message: Sendable {
        /// Serve a connection; sent by `serve`.
        case connection(AcceptedSocket)
        /// A job has its response.
        case finished(ticket: UInt64, Response, PhaseDurations)
        /// A job that follows another one was refused.
        case refused(ticket: UInt64, Violation)
        /// Close the connection that is without a complete request for longest, to make room for another one.
        case displaceConnection
        /// Finish the exchanges under way and end.
        case stop
    }

    /// The number of connections that were sent to the loop and are not closed.
    private let connections = Atomic<Int>(0)
    private let messages = Mutex<[Message]>([])
    private let wakeSignal: WakeSignal

    init() throws(Errno) {
        wakeSignal = try WakeSignal()
    }

    /// A descriptor that is readable if there are messages.
    var descriptor: Int32 { wakeSignal.descriptor }

    var connectionCount: Int { connections.load(ordering: .relaxed) }

    /// Passes a connection to the loop.
    func serve(_ socket: AcceptedSocket) {
        connections.add(1, ordering: .relaxed)
        send(.connection(socket))
    }

    /// Counts a connection that the loop has closed.
    func connectionDidClose() {
        connections.subtract(1, ordering: .relaxed)
    }

    func send(_ message: Message) {
        let wasEmpty = messages.withLock { messages in
            messages.append(message)
            return messages.count == 1
        }
        // The loop takes all messages at once, so one signal is enough.
        if wasEmpty { wakeSignal.send() }
    }

    func takeAll() -> [Message] {
        // Before the messages are taken: a signal for a later message must not be lost.
        wakeSignal.clear()
        return messages.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }
}
