import Synchronization

/// Counts the bytes of the bodies of requests that a server holds, complete or not: all together, and of each address.
final class ReceivedBodies: Sendable {
    /// The result of adding a part of a body.
    enum Admission {
        case added
        /// All bodies together have as many bytes as they may have.
        case full
        /// The bodies of the address have.
        case beyondShare
    }

    private struct State {
        var size = 0
        var sizes: [IPAddress: Int] = [:]
        var counts: [IPAddress: Int] = [:]
    }

    private let limit: Int
    private let limitOfAddress: Int
    private let countOfAddress: Int
    private let state = Mutex(State())

    /// The limits of all bodies and of those of one address in bytes, and of the number of bodies of one address.
    init(limit: Int, limitOfAddress: Int, countOfAddress: Int = .max) {
        self.limit = limit
        self.limitOfAddress = limitOfAddress
        self.countOfAddress = countOfAddress
    }

    /// Begins a body; false if the address has as many as it may have at the same time.
    func begin(of client: ClientAddress) -> Bool {
        guard case .limited(let address) = client else { return true }
        return state.withLock { state in
            let count = state.counts[address, default: 0]
            guard count < countOfAddress else { return false }
            state.counts[address] = count + 1
            return true
        }
    }

    /// Ends a body that has begun.
    func end(of client: ClientAddress) {
        guard case .limited(let address) = client else { return }
        state.withLock { state in
            guard let count = state.counts[address] else { return }
            state.counts[address] = count > 1 ? count - 1 : nil
        }
    }

    /// Adds a part of a size in bytes, if it is within both limits.
    func add(_ count: Int, of client: ClientAddress) -> Admission {
        state.withLock { state in
            guard state.size + count <= limit else { return .full }
            if case .limited(let address) = client {
                let size = state.sizes[address, default: 0] + count
                guard size <= limitOfAddress else { return .beyondShare }
                state.sizes[address] = size
            }
            state.size += count
            return .added
        }
    }

    /// Removes what was added of a body.
    func remove(_ count: Int, of client: ClientAddress) {
        guard count > 0 else { return }
        state.withLock { state in
            state.size -= count
            guard case .limited(let address) = client, let size = state.sizes[address] else { return }
            state.sizes[address] = size > count ? size - count : nil
        }
    }

    /// The bytes that are held now.
    var count: Int { state.withLock { $0.size } }
}
