import MicroHTTPServer
import StyleStore
import Synchronization

/// Notes in a store which sources are read, on a thread of its own: no read waits for it.
///
/// The store removes those that nobody reads. A source is noted once a day, so most reads are not noted.
final class ReadNotes: Sendable {
    private struct State {
        var day = 0
        /// The sources that were noted on the day, or will be.
        var noted: Set<SourceHash> = []
        var waiting: [SourceHash] = []
    }

    private let store: any StyleStore
    private let clock: @Sendable () -> Int
    private let state = Mutex(State())
    /// Is raised when the thread should end.
    private let end = Semaphore()

    /// Notes for a store, by a clock of the seconds since 1970.
    init(store: any StyleStore, clock: @escaping @Sendable () -> Int = StoreClock.seconds) {
        self.store = store
        self.clock = clock
        state.withLock { $0.day = StoreClock.day(of: clock()) }
    }

    /// Notes that a source is read; it does not wait for the store.
    func note(_ hash: SourceHash) {
        state.withLock { state in
            guard state.waiting.count < Self.waitingLimit, state.noted.insert(hash).inserted else { return }
            state.waiting.append(hash)
        }
    }

    /// Starts the thread, which calls a function at the beginning of each day.
    func start(onNewDay: @escaping @Sendable () -> Void) throws(ProgramError) -> BackgroundThread {
        do {
            return try BackgroundThread(name: "bezel-reads") { [self] in
                while !end.wait(atMost: Self.pause) {
                    if beginsDay() { onNewDay() }
                    write()
                }
                write()
            }
        } catch {
            throw .failure("cannot start the thread that notes reads: \(error)")
        }
    }

    func stop() { end.signal() }

    /// Forgets the sources that were noted if that was on another day; returns whether it was.
    func beginsDay() -> Bool {
        let day = StoreClock.day(of: clock())
        return state.withLock { state in
            guard day != state.day else { return false }
            state.day = day
            state.noted = Set(state.waiting)
            return true
        }
    }

    /// Writes the notes that wait into the store.
    func write() {
        while true {
            let hashes = state.withLock { state -> [SourceHash] in
                // Beyond that many, the store knows which are noted.
                if state.noted.count > Self.notedLimit { state.noted = Set(state.waiting) }
                let hashes = Array(state.waiting.prefix(Self.batch))
                state.waiting.removeFirst(hashes.count)
                return hashes
            }
            guard !hashes.isEmpty else { return }
            do throws(StoreError) {
                try store.noteReads(of: hashes)
            } catch {
                // One that can only be read removes nothing. In another one, the next read is noted.
                guard error != .readOnly else { return }
                state.withLock { state in
                    state.noted.subtract(hashes)
                    state.noted.subtract(state.waiting)
                    state.waiting = []
                }
                return
            }
        }
    }

    /// In seconds: the time between two looks.
    private static let pause = 5
    /// The number of sources that are noted in one call, for which others wait.
    private static let batch = 128
    /// The numbers of sources that wait, and that are known to be noted.
    private static let waitingLimit = 4096, notedLimit = 16_384
}
