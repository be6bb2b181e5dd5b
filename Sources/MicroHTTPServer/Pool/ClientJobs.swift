/// The jobs under way of each client, of which a client has no more than a number.
struct ClientJobs {
    /// The greatest number of jobs of one client.
    var limit = Int.max
    private var counts: [ClientAddress: Int] = [:]

    /// Whether another job of a client may begin.
    func mayBegin(for client: ClientAddress) -> Bool {
        !client.isLimited || counts[client, default: 0] < limit
    }

    mutating func begin(for client: ClientAddress) {
        counts[client, default: 0] += 1
    }

    mutating func end(for client: ClientAddress) {
        guard let count = counts[client] else { return }
        counts[client] = count > 1 ? count - 1 : nil
    }
}
