import CLinux
import Glibc

/// A signal that wakes the thread that waits for its descriptor, from any thread.
final class WakeSignal: Sendable {
    /// An eventfd, which is readable from a signal until it is cleared.
    let descriptor: Int32

    init() throws(Errno) {
        descriptor = try Errno.check(eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC)))
    }

    deinit {
        close(descriptor)
    }

    func send() {
        eventfd_write(descriptor, 1)
    }

    func clear() {
        var count: eventfd_t = 0
        eventfd_read(descriptor, &count)
    }
}
