/// Makes room for a response if too many bytes wait for clients to read them.
extension ExchangeHandler {
    /// Ends connections whose responses wait; returns whether these take as much memory as a further response.
    ///
    /// A response that is being read takes no longer than its deadline. Those that have waited for a second end first,
    /// the oldest first. Then the address with most waiting bytes gives way to one that has less with its further
    /// response: otherwise one client that reads nothing would take the memory of all responses for as long as it
    /// requests new ones.
    func makeRoom(for size: Int, of client: ClientAddress) -> Bool {
        var responses = waitingResponses()
        var freed = 0
        func end(_ response: WaitingResponse) {
            refusals.count(.responseDisplaced)
            response.connection.shutDown()
            freed += response.size
        }
        while freed < size, let first = responses.first,
            first.time.advanced(bySeconds: Limits.stalledResponseTime) <= turnTime
        {
            end(responses.removeFirst())
        }
        guard freed < size else { return true }
        var sizes: [ClientAddress: Int] = [:]
        for response in responses { sizes[response.client, default: 0] += response.size }
        let share = sizes[client, default: 0] + size
        while freed < size, let most = sizes.max(by: { $0.value < $1.value }), most.value > share,
            let index = responses.firstIndex(where: { $0.client == most.key })
        {
            let response = responses.remove(at: index)
            sizes[most.key] = most.value - response.size
            end(response)
        }
        return freed >= size
    }

    private struct WaitingResponse {
        let connection: Connection
        let client: ClientAddress
        let size: Int
        let time: MonotonicTime
    }

    /// The responses that wait since an earlier turn, the oldest first.
    private func waitingResponses() -> [WaitingResponse] {
        var responses: [WaitingResponse] = []
        connections.forEach { connection in
            guard connection.phase == .response, !connection.isShutDown, connection.phaseStart < turnTime,
                let exchange = connection.exchange, let size = exchange.responseSize
            else { return }
            responses.append(
                WaitingResponse(
                    connection: connection,
                    client: exchange.client,
                    size: size,
                    time: connection.phaseStart
                )
            )
        }
        return responses.sorted { $0.time < $1.time }
    }
}
