import HTTP
import Synchronization

/// The bytes that each client has stored within a day, which slides.
final class DailyAmounts: Sendable {
    /// The sources of a client within an hour, all of which count until a day after the last of them.
    private struct Amount {
        /// The times of the first and the last source, in nanoseconds.
        let start: Int
        var end: Int
        var bytes: Int
    }

    /// The greatest amount in bytes.
    private let limit: Int
    /// The number of clients that are counted.
    private let clients: Int
    private let clock: @Sendable () -> Int
    private let amounts = Mutex<[ClientID: [Amount]]>([:])

    init(limit: Int, clients: Int, clock: @escaping @Sendable () -> Int) {
        self.limit = limit
        self.clients = clients
        self.clock = clock
    }

    /// Counts the bytes of a source; a client without limits has none.
    func take(_ count: Int, from client: ClientID?) throws(SharingError) {
        guard let client else { return }
        let now = clock()
        let delay = amounts.withLock { amounts -> Int? in
            removeClients(&amounts, at: now)
            var own = present(amounts[client] ?? [], at: now)
            defer { amounts[client] = own.isEmpty ? nil : own }
            if let delay = self.delay(of: count, after: own, at: now) { return delay }
            if let last = own.last, now - last.start < Self.hour {
                own[own.count - 1].bytes += count
                own[own.count - 1].end = now
            } else {
                own.append(Amount(start: now, end: now, bytes: count))
            }
            return nil
        }
        if let delay { throw .tooMuchInDay(limit: limit, retryDelay: delay) }
    }

    /// Takes back the bytes of a source that was not stored, or was stored before.
    func giveBack(_ count: Int, to client: ClientID?) {
        guard let client else { return }
        amounts.withLock { amounts in
            guard var own = amounts[client] else { return }
            var rest = count
            while rest > 0, let last = own.last {
                let part = min(rest, last.bytes)
                rest -= part
                own[own.count - 1].bytes -= part
                if own[own.count - 1].bytes == 0 { own.removeLast() }
            }
            amounts[client] = own.isEmpty ? nil : own
        }
    }

    /// The seconds until a client may store so many bytes; `nil` if it may now.
    private func delay(of count: Int, after amounts: [Amount], at now: Int) -> Int? {
        var excess = amounts.reduce(count - limit) { $0 + $1.bytes }
        guard excess > 0 else { return nil }
        for amount in amounts {
            excess -= amount.bytes
            if excess <= 0 { return (amount.end + Self.day - now + 999_999_999) / 1_000_000_000 }
        }
        // The source is longer than the limit.
        return Self.day / 1_000_000_000
    }

    /// The amounts that still count.
    private func present(_ amounts: [Amount], at now: Int) -> [Amount] {
        amounts.filter { $0.end + Self.day > now }
    }

    /// Removes what no longer counts, once the clients are many; if all of it counts, those that have stored least.
    private func removeClients(_ amounts: inout [ClientID: [Amount]], at now: Int) {
        guard amounts.count >= clients else { return }
        amounts = amounts.mapValues { present($0, at: now) }.filter { !$0.value.isEmpty }
        guard amounts.count >= clients else { return }
        let sums = amounts.mapValues { $0.reduce(0) { $0 + $1.bytes } }
        let most = sums.sorted { $0.value > $1.value }.prefix(clients / 2).map(\.key)
        amounts = Dictionary(uniqueKeysWithValues: most.map { ($0, amounts[$0] ?? []) })
    }

    /// In nanoseconds.
    private static let hour = 3600 * 1_000_000_000, day = 24 * hour
}
