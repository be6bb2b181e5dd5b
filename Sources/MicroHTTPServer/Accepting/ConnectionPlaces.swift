import Synchronization

/// Counts the connections of all threads: in all, and of each address.
final class ConnectionPlaces: Sendable {
    /// The result of taking a place.
    enum Admission {
        case taken
        /// All places are taken.
        case full
        /// The address has as many places as one may have.
        case beyondShare
    }

    private struct State {
        var count = 0
        var counts: [IPAddress: Int] = [:]
    }

    let limit: Int
    private let limitOfAddress: Int
    private let state = Mutex(State())

    init(limit: Int, limitOfAddress: Int) {
        self.limit = limit
        self.limitOfAddress = limitOfAddress
    }

    /// Takes a place; a place beyond the limit is one of those that are reserved.
    func take(for client: ClientAddress, reserved: Bool = false) -> Admission {
        state.withLock { state in
            if case .limited(let address) = client, state.counts[address, default: 0] >= limitOfAddress {
                return .beyondShare
            }
            guard state.count < limit + (reserved ? Limits.reservedConnections : 0) else { return .full }
            state.count += 1
            if case .limited(let address) = client { state.counts[address, default: 0] += 1 }
            return .taken
        }
    }

    /// The number of places that are taken.
    var count: Int { state.withLock { $0.count } }

    /// Whether no more places are taken than those that are not reserved.
    var isWithinLimit: Bool { state.withLock { $0.count <= limit } }

    func release(for client: ClientAddress) {
        state.withLock { state in
            state.count -= 1
            guard case .limited(let address) = client, let count = state.counts[address] else { return }
            state.counts[address] = count > 1 ? count - 1 : nil
        }
    }
}
