import CLinux
import Glibc

/// SIGTERM and SIGINT as a descriptor, so that they end the loop and interrupt nothing.
///
/// They are blocked on the thread that makes this and on those that it starts later; a thread from
/// before would still be killed by them.
final class StopSignals {
    /// A signalfd: readable once a signal has come.
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

    /// Takes the signal that came; the next one ends the process, even if the loop is busy.
    func acknowledge() {
        var information = signalfd_siginfo()
        guard read(descriptor, &information, MemoryLayout<signalfd_siginfo>.size) > 0 else { return }
        // A handler and not the default action, which the first process of a container does not have.
        // 128 and the number is how a shell reports a death by signal.
        for number in [SIGTERM, SIGINT] { signal(number) { _exit(128 + $0) } }
        pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    }
}
