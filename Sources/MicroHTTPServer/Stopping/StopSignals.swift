import CLinux
import Glibc

/// A descriptor of SIGTERM and SIGINT, so that they end the loop and interrupt nothing.
///
/// They are blocked on the thread that creates the object and on those that it starts later. On a thread from before
/// they would still end the process.
final class StopSignals {
    /// A signalfd, which is readable when a signal has arrived.
    let descriptor: Int32
    private var mask = sigset_t()

    init() throws(Errno) {
        sigemptyset(&mask)
        sigaddset(&mask, SIGTERM)
        sigaddset(&mask, SIGINT)
        pthread_sigmask(SIG_BLOCK, &mask, nil)
        descriptor = try Errno.check(signalfd(-1, &mask, Int32(SFD_NONBLOCK | SFD_CLOEXEC)))
    }

    deinit {
        close(descriptor)
    }

    var hasArrived: Bool { Descriptors.isReadable(descriptor) }

    /// Consumes the signal that arrived; the next one ends the process, even if the loop is busy.
    func acknowledge() {
        var information = signalfd_siginfo()
        guard read(descriptor, &information, MemoryLayout<signalfd_siginfo>.size) > 0 else { return }
        // A handler, because the first process of a container has no default action. A shell reports the end
        // of a process by a signal as 128 plus its number.
        for number in [SIGTERM, SIGINT] { signal(number) { _exit(128 + $0) } }
        pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    }
}
