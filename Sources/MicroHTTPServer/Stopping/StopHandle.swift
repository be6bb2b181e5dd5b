import CLinux
import Glibc

/// A handle that stops a running server, from any thread.
package final class StopHandle: Sendable {
    /// An eventfd, which stays readable once the stop is requested.
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
