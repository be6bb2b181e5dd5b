import Glibc
import Synchronization

/// Runs work on a thread with a stack of a size, and waits for its result.
func onThread<Result: Sendable>(
    stack bytes: Int,
    _ work: @escaping @Sendable () -> Result
) -> Result? {
    let result = ThreadResult<Result>()
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    // A function of a sanitized program takes several times as much.
    let isSanitized = unsafe getenv("ASAN_OPTIONS") != nil || getenv("TSAN_OPTIONS") != nil
    unsafe pthread_attr_setstacksize(&attributes, isSanitized ? bytes * 16 : bytes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    var thread = pthread_t()
    let context = unsafe Unmanaged.passRetained(Running { result.set(work()) }).toOpaque()
    let status = unsafe pthread_create(
        &thread,
        &attributes,
        { context in
            if let context = unsafe context {
                unsafe Unmanaged<Running>.fromOpaque(context).takeRetainedValue().body()
            }
            return nil
        },
        context
    )
    guard status == 0 else { return nil }
    pthread_join(thread, nil)
    return result.value
}

/// The result of a thread.
private final class ThreadResult<Result: Sendable>: Sendable {
    private let stored = Mutex<Result?>(nil)

    var value: Result? { stored.withLock { $0 } }

    func set(_ result: Result) {
        stored.withLock { $0 = result }
    }
}

private final class Running: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }
}
