import Glibc
import MicroHTTPServer
import Synchronization
import Testing

@Suite struct `A background thread` {
    @Test func `runs its closure, and a join waits for its end`() throws {
        let observations = Observations()
        let thread = try BackgroundThread(name: "test") {
            usleep(20_000)
            observations.count.add(1, ordering: .releasing)
        }
        thread.join()
        #expect(observations.count.load(ordering: .acquiring) == 1)
        thread.join()
    }

    @Test func `a join with a limit returns before the closure`() throws {
        let observations = Observations()
        let thread = try BackgroundThread(name: "test") {
            while observations.count.load(ordering: .acquiring) == 0 { usleep(1_000) }
        }
        #expect(!thread.join(atMost: 0))
        observations.count.add(1, ordering: .releasing)
        #expect(thread.join(atMost: 10))
    }

    @Test(arguments: [("bezel-log", "bezel-log"), ("a-name-of-more-than-15", "a-name-of-more-")])
    func `has a name`(name: String, shown: String) throws {
        let observations = Observations()
        let thread = try BackgroundThread(name: name) {
            // The name that tools show, with a line feed.
            guard let file = fopen("/proc/thread-self/comm", "r") else { return }
            defer { fclose(file) }
            var bytes = [UInt8](repeating: 0, count: 32)
            let count = fread(&bytes, 1, bytes.count, file)
            observations.name.withLock { $0 = String(decoding: bytes[..<count], as: UTF8.self) }
        }
        thread.join()
        #expect(observations.name.withLock { $0 } == shown + "\n")
    }

    @Test(arguments: [(SIGTERM, true), (SIGHUP, true), (SIGSEGV, false)])
    func `blocks the signals of the process`(signal: Int32, isBlocked: Bool) throws {
        let observations = Observations()
        let thread = try BackgroundThread(name: "test") {
            var mask = sigset_t()
            pthread_sigmask(SIG_BLOCK, nil, &mask)
            observations.count.store(Int(sigismember(&mask, signal)), ordering: .releasing)
        }
        thread.join()
        #expect(observations.count.load(ordering: .acquiring) == (isBlocked ? 1 : 0))
    }
}

/// The observations of a thread.
private final class Observations: Sendable {
    let count = Atomic(0)
    let name = Mutex("")
}
