/// A bounded queue that serves clients in proportion to the cost of their elements.
///
/// The next element is that of the client that has received least so far, counted in cost. So a client with many
/// or expensive elements waits for its own only. This is start-time fair queueing: a client that had nothing in the
/// queue starts level with those that are served now, not ahead of them.
package struct FairQueue<Client: Hashable, Element> {
    /// Identifies an element in the queue.
    package struct Place: Hashable, Sendable {
        fileprivate let number: UInt64
    }

    /// The result of appending an element.
    package enum Admission: Hashable, Sendable {
        case accepted(Place)
        /// The elements of all clients together would cost more than the limit.
        case full
        /// The elements of the client would cost more than its share.
        case beyondShare
    }

    private struct Entry {
        let place: Place
        let element: Element
        let cost: Int
    }

    private struct Line {
        var entries: [Entry] = []
        var cost = 0
        /// The cost that the client has received, in the time of the queue.
        var received: Int
    }

    /// The greatest cost of all elements in the queue.
    package let limit: Int
    /// The greatest cost of the elements of one client.
    private let share: Int
    private var lines: [Client: Line] = [:]
    private var nextNumber: UInt64 = 0
    /// The service that the client being served has received.
    private var time = 0
    /// The cost of all elements in the queue.
    package private(set) var cost = 0
    /// The number of elements in the queue.
    package private(set) var count = 0

    package init(limit: Int, share: Int) {
        self.limit = limit
        self.share = share
    }

    /// Appends an element, unless the elements would cost more than a limit.
    ///
    /// One that exceeds a limit by itself is accepted if nothing else counts against that limit. An unlimited client
    /// may exceed its share.
    @discardableResult
    package mutating func append(
        _ element: Element,
        cost elementCost: Int,
        for client: Client,
        isUnlimited: Bool = false
    ) -> Admission {
        guard cost == 0 || cost + elementCost <= limit else { return .full }
        var line = lines[client] ?? Line(received: time)
        guard isUnlimited || line.cost == 0 || line.cost + elementCost <= share else { return .beyondShare }
        if line.entries.isEmpty { line.received = max(line.received, time) }
        let place = Place(number: nextNumber)
        nextNumber += 1
        line.entries.append(Entry(place: place, element: element, cost: elementCost))
        line.cost += elementCost
        lines[client] = line
        cost += elementCost
        count += 1
        return .accepted(place)
    }

    /// Removes the next element and returns it; `nil` if the queue is empty.
    package mutating func popFirst() -> Element? {
        guard let client = nextClient, var line = lines[client] else { return nil }
        let entry = line.entries.removeFirst()
        line.cost -= entry.cost
        time = line.received
        line.received += entry.cost
        lines[client] = line
        cost -= entry.cost
        count -= 1
        removeServedClients()
        return entry.element
    }

    /// The client that has received least of those that wait; of several, the one that waits longest.
    ///
    /// Every client is compared, which takes less time than the work of an element.
    private var nextClient: Client? {
        var next: (client: Client, received: Int, number: UInt64)?
        for (client, line) in lines {
            guard let number = line.entries.first?.place.number else { continue }
            if let next, (next.received, next.number) < (line.received, number) { continue }
            next = (client, line.received, number)
        }
        return next?.client
    }

    /// Removes an element of a client, if it is still in the queue.
    package mutating func remove(_ place: Place, of client: Client) {
        guard let index = lines[client]?.entries.firstIndex(where: { $0.place == place }),
            let entry = lines[client]?.entries.remove(at: index)
        else { return }
        lines[client]?.cost -= entry.cost
        cost -= entry.cost
        count -= 1
    }

    /// Removes the clients with nothing in the queue that are no longer ahead of the others, once they are many.
    private mutating func removeServedClients() {
        guard lines.count > 2 * count + 16 else { return }
        lines = lines.filter { !$0.value.entries.isEmpty || $0.value.received > time }
    }
}
