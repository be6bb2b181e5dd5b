import HTTP

/// The limits of what one client stores: at once, and in a day.
final class WritingLimits: Sendable {
    private let rates: WritingRates
    /// `nil` for no limit.
    private let amounts: DailyAmounts?

    /// Limits by a monotonic clock in nanoseconds.
    init(_ rate: WritingRate, clock: @escaping @Sendable () -> Int) {
        rates = WritingRates(rate, clock: clock)
        amounts = rate.bytesPerDay.map { DailyAmounts(limit: $0, clients: rate.clients, clock: clock) }
    }

    /// Takes the bytes of a source from what a client may store.
    func take(_ count: Int, from client: ClientID?) throws(SharingError) {
        // A client that has none left for the day would wait for the other limit in vain.
        try amounts?.take(count, from: client)
        do throws(SharingError) {
            try rates.take(count, from: client)
        } catch {
            amounts?.giveBack(count, to: client)
            throw error
        }
    }

    /// Returns the bytes of a source that was not stored, or was stored before.
    func giveBack(_ count: Int, to client: ClientID?) {
        rates.giveBack(count, to: client)
        amounts?.giveBack(count, to: client)
    }
}
