import Glibc
import Synchronization

/// The signals that end the reading of standard input, so that a command ends as at the end of its input.
enum StopSignals {
    private static let isReceived = Atomic(false)

    /// Whether one was received.
    static var areReceived: Bool { isReceived.load(ordering: .relaxed) }

    /// Has signals interrupt the reading instead of ending the process.
    static func end(reading signals: [Int32]) {
        for number in signals {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { _ in
                StopSignals.isReceived.store(true, ordering: .relaxed)
            }
            // Without SA_RESTART, so that a call which waits returns.
            sigaction(number, &action, nil)
        }
    }
}
