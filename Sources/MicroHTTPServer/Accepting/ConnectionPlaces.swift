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
    /// The number of connections that are to be closed for others, and are not closed yet.
    private let displacements = Atomic<Int>(0)
    /// Whether a loop had no connection to close.
    private let isDisplacementVain = Atomic<Bool>(false)
    private let state = Mutex(State())

    init(limit: Int, limitOfAddress: Int) {
        self.limit = limit
        self.limitOfAddress = limitOfAddress
    }

    /// Takes a place, which may be one of a number beyond the limit.
    func take(for client: ClientAddress, beyond excess: Int = 0) -> Admission {
        state.withLock { state in
            if case .limited(let address) = client, state.counts[address, default: 0] >= limitOfAddress {
                return .beyondShare
            }
            guard state.count < limit + excess else { return .full }
            state.count += 1
            if case .limited(let address) = client { state.counts[address, default: 0] += 1 }
            return .taken
        }
    }

    /// The number of places that are taken.
    var count: Int { state.withLock { $0.count } }

    /// Whether no more places are taken than the limit.
    var isWithinLimit: Bool { count <= limit }

    // MARK: Displacements

    /// Whether connections are being closed for others.
    var hasDisplacements: Bool { displacements.load(ordering: .relaxed) > 0 }

    /// Begins the displacement of a connection if more places are taken beyond the limit than are already becoming
    /// free; returns whether it did.
    func beginDisplacement() -> Bool {
        guard count - limit > displacements.load(ordering: .relaxed) else { return false }
        displacements.add(1, ordering: .relaxed)
        return true
    }

    /// Ends a displacement: the connection is closed, or there was none to close.
    func endDisplacement(inVain: Bool = false) {
        if inVain { isDisplacementVain.store(true, ordering: .relaxed) }
        displacements.subtract(1, ordering: .relaxed)
    }

    /// Whether a loop had no connection to close since the last call.
    func takeVainDisplacement() -> Bool {
        isDisplacementVain.exchange(false, ordering: .relaxed)
    }

    func release(for client: ClientAddress) {
        state.withLock { state in
            state.count -= 1
            guard case .limited(let address) = client, let count = state.counts[address] else { return }
            state.counts[address] = count > 1 ? count - 1 : nil
        }
    }
}
