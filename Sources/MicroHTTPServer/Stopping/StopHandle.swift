import CLinux
import Glibc

/// Stops a running server, from any thread.
package final class StopHandle: Sendable {
    /// An eventfd: readable for good once the stop is asked for.
    let descriptor: Int32

    init() throws(Errno) {
        descriptor = try Errno.check(eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC)))
    }

    deinit {
        close(descriptor)
    }

    package func stop() {
        eventfd_write(descriptor, 1)
    }
}
