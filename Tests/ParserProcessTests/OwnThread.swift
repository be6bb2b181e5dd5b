import Glibc

/// A thread of its own, for work that must go on while tests wait in the threads of tasks.
struct OwnThread {
    private let identifier: pthread_t

    /// Starts a thread.
    init(_ body: @escaping @Sendable () -> Void) {
        let work = Unmanaged.passRetained(Work(body: body))
        var identifier = pthread_t()
        let status = pthread_create(
            &identifier,
            nil,
            { context in
                if let context {
                    Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
                }
                return nil
            },
            work.toOpaque()
        )
        precondition(status == 0)
        self.identifier = identifier
    }

    /// Waits until the thread has ended.
    func join() {
        pthread_join(identifier, nil)
    }

    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }
}
