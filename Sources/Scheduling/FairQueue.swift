/// A bounded queue that serves clients in proportion to the cost of their elements.
///
/// The next element is that of the client that has received least so far, counted in cost. So a client with many
/// or expensive elements waits for its own only. This is start-time fair queueing: a client that had nothing in the
/// queue starts level with those that are served now, not ahead of them.
///
/// An element can turn out to cost more than was known. Its client is charged the excess, and is expected to exceed the
/// cost of its next elements likewise: they wait until the others have received as much.
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

    private struct Account {
        /// The cost that the client has received, in the time of the queue.
        var received: Int
        /// The cost that the next element is expected to have beyond its own: what was charged for earlier ones, of
        /// which each one served since counts half as much.
        var excess = 0

        /// The service that the client has received and is expected to receive in excess, which decides its turn.
        var expected: Int { received + excess }

        mutating func charge(_ cost: Int) {
            received += cost
            excess += cost
        }
    }

    private struct Line {
        var entries: [Entry] = []
        var cost = 0
        var account: Account

        var lastNumber: UInt64 { entries.last?.place.number ?? 0 }

        mutating func append(_ entry: Entry) {
            entries.append(entry)
            cost += entry.cost
        }
    }

    /// The greatest cost of all elements in the queue.
    package let limit: Int
    /// The greatest cost of the elements of one client.
    private let share: Int
    /// The clients with elements in the queue.
    private var lines: [Client: Line] = [:]
    /// Clients without any that may be ahead of the others.
    private var served: [Client: Account] = [:]
    /// The number of served clients at which those that are not ahead are forgotten.
    private var servedLimit = FairQueue.leastServedLimit
    private var nextNumber: UInt64 = 0
    /// The service that the client being served has received; it never decreases.
    private var time = 0
    /// The cost of all elements in the queue.
    package private(set) var cost = 0
    /// The number of elements in the queue.
    package private(set) var count = 0

    package init(limit: Int, share: Int) {
        self.limit = limit
        self.share = share
    }

    // MARK: Elements

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
        guard isUnlimited || hasShare(client, for: elementCost) else { return .beyondShare }
        let place = Place(number: nextNumber)
        nextNumber += 1
        let entry = Entry(place: place, element: element, cost: elementCost)
        // In place, so that the entries of a long line are not copied.
        if lines[client]?.append(entry) == nil {
            var line = Line(account: account(of: client))
            line.append(entry)
            lines[client] = line
        }
        cost += elementCost
        count += 1
        return .accepted(place)
    }

    private func hasShare(_ client: Client, for elementCost: Int) -> Bool {
        guard let line = lines[client] else { return true }
        return line.cost == 0 || line.cost + elementCost <= share
    }

    /// Removes elements so that one of a client can be appended to a queue that is full for it.
    ///
    /// The client whose elements cost most gives way, the last one first, as long as they cost more than those of the
    /// other client would.
    ///
    /// - Returns: the elements that were removed; none if these would not be enough, or if the client has no share left.
    package mutating func makeRoom(
        forCost elementCost: Int,
        of client: Client,
        isUnlimited: Bool = false
    ) -> [(element: Element, client: Client)] {
        guard isUnlimited || hasShare(client, for: elementCost) else { return [] }
        let clientCost = (lines[client]?.cost ?? 0) + elementCost
        var rest = self
        var removed: [(element: Element, client: Client)] = []
        while rest.cost > 0, rest.cost + elementCost > limit {
            guard let most = rest.clientWithMost, let line = rest.lines[most], line.cost > clientCost,
                let entry = rest.removeEntry(at: line.entries.count - 1, of: most)
            else { return [] }
            removed.append((entry.element, most))
        }
        self = rest
        return removed
    }

    /// The client whose elements cost most; of several, the one that has appended last.
    private var clientWithMost: Client? {
        lines.max { first, second in
            (first.value.cost, first.value.lastNumber) < (second.value.cost, second.value.lastNumber)
        }?
        .key
    }

    /// Removes an element of a client, if it is still in the queue.
    package mutating func remove(_ place: Place, of client: Client) {
        guard let index = lines[client]?.entries.firstIndex(where: { $0.place == place }) else { return }
        _ = removeEntry(at: index, of: client)
    }

    private mutating func removeEntry(at index: Int, of client: Client) -> Entry? {
        guard let entry = lines[client]?.entries.remove(at: index) else { return nil }
        lines[client]?.cost -= entry.cost
        cost -= entry.cost
        count -= 1
        if let line = lines[client], line.entries.isEmpty {
            lines[client] = nil
            remember(line.account, of: client)
        }
        return entry
    }

    /// Removes the next element and returns it; `nil` if the queue is empty.
    ///
    /// With a bound, the elements of clients stay in the queue that are expected to cost more than that beyond their own,
    /// and so do those of clients that may not be served now.
    package mutating func popFirst(
        expectingAtMost excess: Int = .max,
        servedIf mayServe: (Client) -> Bool = { _ in true }
    ) -> Element? {
        guard let client = nextClient(expectingAtMost: excess, servedIf: mayServe),
            var account = lines[client]?.account,
            let entryCost = lines[client]?.entries.first?.cost
        else { return nil }
        time = max(time, account.received)
        account.received += entryCost
        account.excess /= 2
        lines[client]?.account = account
        return removeEntry(at: 0, of: client)?.element
    }

    /// Whether an element of a client may be served that was never in the queue.
    ///
    /// It may if the queue is empty, and if the element is not expected to cost more than a bound beyond its own.
    package func mayServe(_ client: Client, expectingAtMost excess: Int = .max) -> Bool {
        count == 0 && expectedExcess(of: client) <= excess
    }

    /// Counts an element of a client as served that was never in the queue.
    package mutating func serve(cost elementCost: Int, to client: Client) {
        var account = lines[client]?.account ?? account(of: client)
        time = max(time, account.received)
        account.received += elementCost
        account.excess /= 2
        if lines[client] != nil {
            lines[client]?.account = account
        } else {
            remember(account, of: client)
        }
    }

    /// The client that has received least of those that wait; of several, the one that waits longest.
    ///
    /// Every client that waits is compared, which takes less time than the work of an element.
    private func nextClient(expectingAtMost excess: Int, servedIf mayServe: (Client) -> Bool) -> Client? {
        var next: (client: Client, received: Int, number: UInt64)?
        for (client, line) in lines where line.account.excess <= excess && mayServe(client) {
            guard let number = line.entries.first?.place.number else { continue }
            let received = line.account.expected
            if let next, (next.received, next.number) < (received, number) { continue }
            next = (client, received, number)
        }
        return next?.client
    }

    // MARK: Clients

    /// The cost that the next element of a client is expected to have beyond its own.
    package func expectedExcess(of client: Client) -> Int {
        (lines[client]?.account ?? served[client])?.excess ?? 0
    }

    /// Adds the cost that elements of a client had beyond their own to what it has received.
    package mutating func charge(_ excess: Int, to client: Client) {
        if lines[client] != nil {
            lines[client]?.account.charge(excess)
        } else {
            var account = account(of: client)
            account.charge(excess)
            remember(account, of: client)
        }
    }

    /// The account of a client without elements, which starts level with the others unless it is ahead of them.
    private mutating func account(of client: Client) -> Account {
        var account = served.removeValue(forKey: client) ?? Account(received: time)
        account.received = max(account.received, time)
        return account
    }

    /// Keeps the account of a client without elements; when there are many, forgets those that are not ahead of the
    /// others, and of the rest those that are least ahead.
    private mutating func remember(_ account: Account, of client: Client) {
        served[client] = account
        guard served.count > servedLimit else { return }
        served = served.filter { $0.value.expected > time }
        if served.count > FairQueue.greatestServedCount {
            let farthest = served.sorted { $0.value.expected > $1.value.expected }.prefix(
                FairQueue.greatestServedCount
            )
            served = Dictionary(uniqueKeysWithValues: farthest.map { ($0.key, $0.value) })
        }
        servedLimit = max(FairQueue.leastServedLimit, 2 * served.count)
    }

    private static var leastServedLimit: Int { 16 }
    /// An attacker who has more addresses gains no more by them than by addresses that were never served.
    private static var greatestServedCount: Int { 1024 }
}
