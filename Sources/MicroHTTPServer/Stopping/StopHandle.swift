/// A handle that stops a running server, from any thread.
package final class StopHandle: Sendable {
    private let signal: WakeSignal

    init() throws(Errno) {
        signal = try WakeSignal()
    }

    /// A descriptor that is readable once the stop is requested.
    var descriptor: Int32 { signal.descriptor }

    var isStopRequested: Bool { Descriptors.isReadable(descriptor) }

    package func stop() {
        signal.send()
    }
}
