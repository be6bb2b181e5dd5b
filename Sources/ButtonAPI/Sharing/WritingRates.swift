import HTTP
import Synchronization

/// The rates at which clients store: a token bucket of bytes for each, which fills up with time.
final class WritingRates: Sendable {
    private struct Bucket {
        /// The bytes that the client may store at the moment below.
        var bytes: Double
        /// In nanoseconds.
        var time: Int
    }

    private let rate: WritingRate
    private let clock: @Sendable () -> Int
    private let buckets = Mutex<[ClientID: Bucket]>([:])

    init(_ rate: WritingRate, clock: @escaping @Sendable () -> Int) {
        self.rate = rate
        self.clock = clock
    }

    /// Takes the bytes of a source out of the bucket of a client; a client without limits has none.
    func take(_ count: Int, from client: ClientID?) throws(SharingError) {
        guard let client else { return }
        let cost = rate.cost(of: count)
        let now = clock()
        let missing = buckets.withLock { buckets -> Double? in
            removeFullBuckets(&buckets, at: now)
            var bucket =
                buckets[client].map { filled($0, at: now) } ?? Bucket(bytes: rate.capacity, time: now)
            defer { buckets[client] = bucket }
            guard bucket.bytes >= cost else { return cost - bucket.bytes }
            bucket.bytes -= cost
            return nil
        }
        if let missing { throw .tooMuch(retryDelay: Int((missing / rate.bytesPerSecond).rounded(.up))) }
    }

    /// Returns the bytes of a source that was not stored, or was stored before.
    func giveBack(_ count: Int, to client: ClientID?) {
        guard let client else { return }
        buckets.withLock { buckets in
            buckets[client]?.bytes += rate.cost(of: count)
        }
    }

    private func filled(_ bucket: Bucket, at now: Int) -> Bucket {
        let seconds = Double(max(0, now - bucket.time)) / 1e9
        return Bucket(bytes: min(rate.capacity, bucket.bytes + seconds * rate.bytesPerSecond), time: now)
    }

    /// Removes what says nothing, once the clients are many; if all say something, those that may store most.
    private func removeFullBuckets(_ buckets: inout [ClientID: Bucket], at now: Int) {
        guard buckets.count >= rate.clients else { return }
        buckets = buckets.mapValues { filled($0, at: now) }.filter { $0.value.bytes < rate.capacity }
        guard buckets.count >= rate.clients else { return }
        let rest = buckets.sorted { $0.value.bytes < $1.value.bytes }.prefix(rate.clients / 2)
        buckets = Dictionary(uniqueKeysWithValues: rest.map { ($0.key, $0.value) })
    }
}

/// The rate at which one client may store sources, and the amount.
package struct WritingRate: Sendable {
    /// The bytes that a client may store at once.
    package var capacity = 4_194_304.0
    /// The bytes by which the bucket of a client fills up.
    package var bytesPerSecond = 16_384.0
    /// The least that a source counts, in bytes.
    package var leastCost = 16_384.0
    /// The bytes that a client may store within a day; `nil` for no limit.
    package var bytesPerDay: Int? = 33_554_432
    /// The number of clients that are counted.
    package var clients = 10_000

    package init() {}

    fileprivate func cost(of count: Int) -> Double { max(leastCost, Double(count)) }
}
