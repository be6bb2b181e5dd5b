import Glibc

/// Threads for parts of a piece of work that are done at once.
package enum ParallelThreads {
    /// The number of parts that are worth a thread: that of the processors, of which a repository needs few.
    package static let count = min(4, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))

    /// Does the work of each number below a count, each on a thread of its own; returns when all is done.
    ///
    /// Work for which the system has no thread is done on the thread that calls.
    package static func run(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
        var threads: [pthread_t] = []
        for number in 1..<max(1, count) {
            let start = Unmanaged.passRetained(Start { work(number) })
            var thread = pthread_t()
            if pthread_create(&thread, nil, runPart, start.toOpaque()) == 0 {
                threads.append(thread)
            } else {
                start.release()
                work(number)
            }
        }
        if count > 0 { work(0) }
        for thread in threads { pthread_join(thread, nil) }
    }

    fileprivate final class Start: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }
}

/// The function with which a thread starts.
private func runPart(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    Unmanaged<ParallelThreads.Start>.fromOpaque(argument).takeRetainedValue().body()
    return nil
}
