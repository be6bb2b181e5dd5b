import CLinux
import Glibc

/// A set of descriptors whose events one thread waits for.
struct Epoll: ~Copyable {
    /// Events of a descriptor.
    struct Events: OptionSet {
        let rawValue: UInt32

        static let readable = Events(rawValue: EPOLLIN.rawValue)
        /// The other side sends no more.
        static let hungUp = Events(rawValue: EPOLLRDHUP.rawValue)
        /// Reports an event once when it occurs, not as long as it lasts.
        static let once = Events(rawValue: EPOLLET.rawValue)
    }

    private let descriptor: Int32
    private var ready = [linux_epoll_ready](
        repeating: linux_epoll_ready(),
        count: linux_epoll_batch
    )

    init() throws(Errno) {
        descriptor = try Errno.check(epoll_create1(Int32(EPOLL_CLOEXEC)))
    }

    deinit {
        close(descriptor)
    }

    /// Adds a descriptor, which leaves the set when it is closed; returns whether the system could add it.
    @discardableResult
    func add(_ added: Int32, for events: Events) -> Bool {
        linux_epoll_add(descriptor, added, events.rawValue) == 0
    }

    func remove(_ removed: Int32) {
        _ = linux_epoll_remove(descriptor, removed)
    }

    /// Waits for events, at most a number of milliseconds or, with a negative number, for ever, and passes the
    /// descriptors that have some.
    mutating func wait(timeout: Int32, _ body: (Int32) -> Void) {
        let count = Int(linux_epoll_wait(descriptor, &ready, timeout))
        for index in 0..<count { body(ready[index].descriptor) }
    }
}
