import CLinux
import Glibc
import Synchronization

/// A thread of the system that runs one closure and ends with it.
///
/// It receives no signals that are sent to the process: those are for the thread that started the program. A thread
/// that nobody joins frees its resources at its end.
package final class BackgroundThread: Sendable {
    /// The thread; `nil` once it is joined.
    private let handle: Mutex<pthread_t?>
    /// Is raised when the closure has returned.
    private let end: Semaphore

    /// Starts a thread.
    ///
    /// - Parameters:
    ///   - name: the name in lists of threads, in ASCII; the system keeps 15 characters.
    ///   - body: the closure, which takes over the values that it captures.
    /// - Throws: the error of the system if it has no further thread.
    package init(name: String, running body: sending @escaping () -> Void) throws(Errno) {
        var thread = pthread_t()
        let end = Semaphore()
        let start = Unmanaged.passRetained(Start(name: name, body: body, end: end))
        // A thread inherits the mask of the one that creates it.
        var previous = sigset_t()
        var blocked = Self.signalsOfProcess
        pthread_sigmask(SIG_BLOCK, &blocked, &previous)
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, Self.stackSize)
        let status = pthread_create(&thread, &attributes, runThread, start.toOpaque())
        pthread_attr_destroy(&attributes)
        pthread_sigmask(SIG_SETMASK, &previous, nil)
        guard status == 0 else {
            start.release()
            throw Errno(code: status)
        }
        handle = Mutex(thread)
        self.end = end
    }

    deinit {
        handle.withLock { handle in
            if let handle { pthread_detach(handle) }
        }
    }

    /// Waits until the closure has returned; returns at once if another call waits or has waited for it.
    package func join() {
        guard let thread = takeHandle() else { return }
        pthread_join(thread, nil)
    }

    /// Waits until the closure has returned, but at most a number of seconds; returns whether it has returned.
    package func join(atMost seconds: Int) -> Bool {
        guard end.wait(atMost: seconds) else { return false }
        // For another call that waits, and for later ones.
        end.signal()
        join()
        return true
    }

    private func takeHandle() -> pthread_t? {
        handle.withLock { handle in
            defer { handle = nil }
            return handle
        }
    }

    /// The size of the stack in bytes.
    ///
    /// The system's default, 8 MiB, counts as data of the process for each thread (`RLIMIT_DATA`). The deepest calls are those
    /// that draw a style of the catalog; sources of users' own, which can nest deeper, are drawn elsewhere.
    private static let stackSize = 2 << 20

    /// All signals except for those that a thread causes itself, whose handlers report a crash.
    private static var signalsOfProcess: sigset_t {
        var signals = sigset_t()
        sigfillset(&signals)
        for signal in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP] {
            sigdelset(&signals, signal)
        }
        return signals
    }
}

/// The name and the closure of a thread that starts.
private final class Start {
    let name: String
    let body: () -> Void
    let end: Semaphore

    init(name: String, body: @escaping () -> Void, end: Semaphore) {
        self.name = name
        self.body = body
        self.end = end
    }
}

private func runThread(_ start: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let start else { return nil }
    let thread = Unmanaged<Start>.fromOpaque(start).takeRetainedValue()
    // The system refuses a longer name.
    pthread_setname_np(pthread_self(), String(thread.name.prefix(15)))
    thread.body()
    thread.end.signal()
    return nil
}
