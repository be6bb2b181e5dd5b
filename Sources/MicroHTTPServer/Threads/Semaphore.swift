import CLinux
import Glibc

/// A counter that one thread raises and another waits for.
package final class Semaphore: Sendable {
    /// The system's semaphore, which must not move while a thread waits for it.
    private nonisolated(unsafe) let handle: UnsafeMutablePointer<sem_t>

    /// Creates a semaphore whose counter is 0.
    package init() {
        handle = .allocate(capacity: 1)
        handle.initialize(to: sem_t())
        sem_init(handle, 0, 0)
    }

    deinit {
        sem_destroy(handle)
        handle.deallocate()
    }

    /// Raises the counter by one, and wakes a thread that waits.
    package func signal() {
        sem_post(handle)
    }

    /// Waits until the counter is not 0, and lowers it by one.
    package func wait() {
        while sem_wait(handle) != 0, errno == EINTR {}
    }

    /// Waits like `wait`, but at most a number of seconds; returns whether the counter was lowered.
    package func wait(atMost seconds: Int) -> Bool {
        var deadline = timespec()
        clock_gettime(CLOCK_MONOTONIC, &deadline)
        deadline.tv_sec += seconds
        while sem_clockwait(handle, CLOCK_MONOTONIC, &deadline) != 0 {
            if errno != EINTR { return false }
        }
        return true
    }
}
