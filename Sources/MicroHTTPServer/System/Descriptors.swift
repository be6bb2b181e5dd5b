import Glibc

/// The file descriptors of the process.
enum Descriptors {
    /// The number of descriptors that the process may have, raised as far as the system permits.
    static var limit: Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
        if limit.rlim_cur < limit.rlim_max {
            var raised = limit
            raised.rlim_cur = min(limit.rlim_max, greatestLimit)
            if raised.rlim_cur > limit.rlim_cur,
                setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised) == 0
            {
                limit = raised
            }
        }
        return Int(clamping: limit.rlim_cur)
    }

    /// More than any configuration uses.
    private static let greatestLimit: rlim_t = 65_536

    /// Whether the other side of a connection has closed it, or sends no more.
    static func hasHungUp(_ socket: Int32) -> Bool {
        // POLLRDHUP, which the system's headers define for some programs only.
        var event = pollfd(fd: socket, events: 0x2000, revents: 0)
        return poll(&event, 1, 0) > 0
    }

    /// Whether a descriptor has something to read or to accept.
    static func isReadable(_ descriptor: Int32) -> Bool {
        var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&event, 1, 0) > 0
    }
}
