import Metrics
import MicroHTTPServer
import StyleStore
import Synchronization

/// A store that is opened when it can be, whose errors are reported and counted, and that holds up few threads.
///
/// A store that responds slowly keeps each thread for its waiting time, while other work needs the threads as well. So a
/// further call fails at once while several wait for long, and for a moment after the store could not be reached.
final class GuardedStore: StyleStore {
    private struct State {
        var store: (any StyleStore)?
        /// The times at which the calls under way began, in nanoseconds.
        var starts: [Int: Int] = [:]
        var nextCall = 0
        /// The error of the last call that could not reach the store, and when it may be tried again.
        var failure: (error: StoreError, end: Int)?
        var lastReport: (error: StoreError, time: Int)?
        var counts: [Outcome: Int] = [:]
        var removals = RemovalCounts()
    }

    /// The effects of a call.
    private enum Outcome: String, CaseIterable {
        case read, missing, removed, inserted, known, failed, refused
    }

    private let location: StoreLocation
    private let limits: StoreLimits
    private let report: @Sendable (String) -> Void
    private let clock: @Sendable () -> Int
    private let state: Mutex<State>

    /// A store at a location, which is opened when it is used if it is not open.
    init(
        _ store: (any StyleStore)?,
        location: StoreLocation,
        limits: StoreLimits = StoreLimits(),
        clock: @escaping @Sendable () -> Int = MonotonicClock.nanoseconds,
        report: @escaping @Sendable (String) -> Void
    ) {
        self.location = location
        self.limits = limits
        self.clock = clock
        self.report = report
        state = Mutex(State(store: store))
    }

    func insert(_ source: [UInt8], hash: SourceHash) throws(StoreError) -> StoreInsertion {
        let insertion = try call { store throws(StoreError) in
            let insertion = try store.insert(source, hash: hash)
            return (insertion, insertion.isNew ? .inserted : .known)
        }
        if !insertion.removed.isEmpty { count(insertion) }
        return insertion
    }

    func source(of hash: SourceHash) throws(StoreError) -> StoredSource {
        try call { store throws(StoreError) in
            let source = try store.source(of: hash)
            switch source {
            case .bytes: return (source, .read)
            case .removed: return (source, .removed)
            case .missing: return (source, .missing)
            }
        }
    }

    /// Notes reads, for which no request waits: it is not counted, and its errors are not reported.
    func noteReads(of hashes: [SourceHash]) throws(StoreError) {
        let now = clock()
        let store = state.withLock { state -> (any StyleStore)? in
            if let failure = state.failure, now < failure.end { return nil }
            return state.store
        }
        guard let store else { throw .busy }
        try store.noteReads(of: hashes)
    }

    /// Counts and reports the sources that were removed to make room.
    private func count(_ insertion: StoreInsertion) {
        let now = clock()
        let reported = state.withLock { state in
            state.removals.add(insertion, at: now, reportInterval: Self.reportInterval)
        }
        guard let reported, let days = limits.unreadDays else { return }
        report(
            """
            the store \(location.publicName) was full; what nobody had read for \(days) days was removed \
            (sources: \(reported.count), bytes: \(reported.bytes))
            """
        )
    }

    private func call<Result>(
        _ body: (any StyleStore) throws(StoreError) -> (Result, Outcome)
    ) throws(StoreError) -> Result {
        let (number, opened) = try begin()
        do throws(StoreError) {
            let store: any StyleStore
            if let opened { store = opened } else { store = try open() }
            let (result, outcome) = try body(store)
            end(number, as: outcome, error: nil)
            return result
        } catch {
            end(number, as: .failed, error: error)
            throw error
        }
    }

    private func begin() throws(StoreError) -> (call: Int, store: (any StyleStore)?) {
        let now = clock()
        let admission = state.withLock { state -> Swift.Result<(Int, (any StyleStore)?), StoreError> in
            if let failure = state.failure, now < failure.end {
                state.counts[.refused, default: 0] += 1
                return .failure(failure.error)
            }
            let slow = state.starts.values.count { now - $0 > Self.slowCall }
            guard slow < Self.slowCalls else {
                state.counts[.refused, default: 0] += 1
                return .failure(.busy)
            }
            state.nextCall += 1
            state.starts[state.nextCall] = now
            return .success((state.nextCall, state.store))
        }
        return try admission.get()
    }

    private func open() throws(StoreError) -> any StyleStore {
        let store = try location.open(limits: limits)
        return state.withLock { state in
            state.store = state.store ?? store
            return state.store ?? store
        }
    }

    private func end(_ call: Int, as outcome: Outcome, error: StoreError?) {
        let now = clock()
        let reports = state.withLock { state -> Bool in
            state.starts[call] = nil
            state.counts[outcome, default: 0] += 1
            guard let error else {
                state.failure = nil
                return false
            }
            if case .unavailable = error { state.failure = (error, now + Self.pause) }
            if let last = state.lastReport, last.error == error, now - last.time < Self.reportInterval {
                return false
            }
            state.lastReport = (error, now)
            return true
        }
        if reports, let error { report("the store \(location.publicName): \(error.words)") }
    }

    /// The calls by their outcome, and the sources that were removed.
    var families: [MetricFamily] {
        let (counts, removed) = state.withLock { ($0.counts, $0.removals.count) }
        return [
            MetricFamily(
                "bezel_store_calls_total",
                kind: .counter,
                help: "Calls of the store of sources by their outcome.",
                samples: Outcome.allCases.map { outcome in
                    MetricSample(
                        Double(counts[outcome] ?? 0),
                        labels: [MetricSample.Label("outcome", value: outcome.rawValue)]
                    )
                }
            ),
            MetricFamily(
                "bezel_store_removed_sources_total",
                kind: .counter,
                help: "Sources that nobody had read for long, removed when the store was full.",
                samples: [MetricSample(Double(removed))]
            ),
        ]
    }

    /// In nanoseconds: a call that takes longer is slow.
    private static let slowCall = 250_000_000
    /// The number of slow calls at once; each keeps a thread of four.
    private static let slowCalls = 2
    /// The nanoseconds in which a store that could not be reached is not tried again.
    private static let pause = 1_000_000_000
    /// The nanoseconds between two lines of the log about one error.
    private static let reportInterval = 10_000_000_000
}
