import Scheduling
import Testing

@Suite struct `A fair queue` {
    @Test func `serves one client in order`() {
        var queue = FairQueue<String, Int>(limit: 100, share: 100)
        for number in 1...3 { queue.append(number, for: "a") }
        #expect(queue.elements == [1, 2, 3])
        #expect(queue.count == 3)
        #expect(queue.cost == 3)
        let served = (1...4).map { _ in queue.popFirst() }
        #expect(served == [1, 2, 3, nil])
        #expect(queue.count == 0)
        #expect(queue.cost == 0)
    }

    @Test func `serves clients in turn, however many elements one has`() {
        var queue = FairQueue<String, String>(limit: 100, share: 100)
        for number in 1...4 { queue.append("a\(number)", for: "a") }
        for number in 1...2 { queue.append("b\(number)", for: "b") }
        #expect(queue.elements == ["a1", "b1", "a2", "b2", "a3", "a4"])
    }

    @Test(arguments: [false, true])
    func `counts an element that was never in the queue as one that was`(wasInQueue: Bool) {
        var queue = FairQueue<String, String>(limit: 100, share: 100)
        queue.charge(8, to: "a")
        if wasInQueue {
            queue.append("a0", cost: 10, for: "a")
            let first = queue.popFirst()
            #expect(first == "a0")
        } else {
            #expect(!queue.mayServe("a", expectingAtMost: 7))
            #expect(queue.mayServe("a", expectingAtMost: 8))
            queue.serve(cost: 10, to: "a")
        }
        #expect(queue.count == 0)
        #expect(queue.expectedExcess(of: "a") == 4)
        for number in 1...2 { queue.append("a\(number)", cost: 10, for: "a") }
        #expect(!queue.mayServe("b"))
        for number in 1...3 { queue.append("b\(number)", cost: 5, for: "b") }
        #expect(queue.elements == ["b1", "b2", "b3", "a1", "a2"])
    }

    @Test func `counts an element beside those in the queue`() {
        var queue = FairQueue<String, String>(limit: 100, share: 100)
        for number in 1...2 { queue.append("a\(number)", cost: 10, for: "a") }
        for number in 1...3 { queue.append("b\(number)", cost: 5, for: "b") }
        queue.serve(cost: 10, to: "a")
        #expect(queue.elements == ["b1", "b2", "a1", "b3", "a2"])
    }

    @Test func `serves clients in proportion to cost`() {
        var queue = FairQueue<String, String>(limit: 100, share: 100)
        for number in 1...2 { queue.append("a\(number)", cost: 10, for: "a") }
        for number in 1...5 { queue.append("b\(number)", cost: 2, for: "b") }
        #expect(queue.elements == ["a1", "b1", "b2", "b3", "b4", "b5", "a2"])
    }

    @Test func `gives a client no credit for the time in which it had no element`() {
        var queue = FairQueue<String, String>(limit: 100, share: 100)
        for number in 1...6 { queue.append("a\(number)", for: "a") }
        let served = (1...3).map { _ in queue.popFirst() }
        #expect(served == ["a1", "a2", "a3"])
        for number in 1...3 { queue.append("b\(number)", for: "b") }
        #expect(queue.elements == ["b1", "a4", "b2", "a5", "b3", "a6"])
    }

    @Test func `does not favor a client that appends an element whenever the last one is served`() {
        var queue = FairQueue<String, String>(limit: 1000, share: 1000)
        for number in 1...3 { queue.append("a\(number)", cost: 5, for: "a") }
        queue.append("b", cost: 5, for: "b")
        var served: [String] = []
        for _ in 0..<6 {
            let element = queue.popFirst() ?? ""
            served.append(element)
            if element == "b" { queue.append("b", cost: 5, for: "b") }
        }
        #expect(served == ["a1", "b", "a2", "b", "a3", "b"])
    }

    @Test func `refuses elements beyond the limit and beyond the share of a client`() {
        var queue = FairQueue<String, Int>(limit: 10, share: 6)
        #expect(queue.append(1, cost: 6, for: "a").isAccepted)
        #expect(queue.append(2, cost: 1, for: "a") == .beyondShare)
        #expect(queue.append(3, cost: 4, for: "b").isAccepted)
        #expect(queue.append(4, cost: 1, for: "c") == .full)
        #expect(queue.popFirst() == 1)
        #expect(queue.append(5, cost: 6, for: "a").isAccepted)
        #expect(queue.append(6, cost: 1, for: "a") == .full)
    }

    @Test func `does not limit the share of a client without limit`() {
        var queue = FairQueue<String, Int>(limit: 10, share: 6)
        #expect(queue.append(1, cost: 6, for: "a", isUnlimited: true).isAccepted)
        #expect(queue.append(2, cost: 4, for: "a", isUnlimited: true).isAccepted)
        #expect(queue.append(3, cost: 1, for: "a", isUnlimited: true) == .full)
    }

    @Test func `accepts an element that exceeds the limits by itself`() {
        var queue = FairQueue<String, Int>(limit: 10, share: 6)
        #expect(queue.append(1, cost: 50, for: "a").isAccepted)
        #expect(queue.append(2, cost: 1, for: "b") == .full)
        #expect(queue.popFirst() == 1)
        #expect(queue.append(2, cost: 1, for: "b").isAccepted)
    }

    @Test func `gives the cost of a removed element back`() {
        var queue = FairQueue<String, Int>(limit: 10, share: 10)
        guard case .accepted(let first) = queue.append(1, cost: 5, for: "a") else {
            Issue.record("refused")
            return
        }
        queue.append(2, cost: 5, for: "a")
        #expect(queue.append(3, cost: 5, for: "a") == .full)
        queue.remove(first, of: "a")
        queue.remove(first, of: "a")
        #expect(queue.cost == 5)
        queue.append(3, cost: 5, for: "a")
        #expect(queue.elements == [2, 3])
    }

    // MARK: Charges

    @Test func `lets a client wait for what its elements have cost beyond their cost`() {
        var queue = FairQueue<String, String>(limit: 100, share: 100)
        queue.append("a1", cost: 1, for: "a")
        #expect(queue.popFirst() == "a1")
        queue.charge(4, to: "a")
        queue.append("a2", cost: 1, for: "a")
        for number in 1...20 { queue.append("b\(number)", cost: 1, for: "b") }
        // Level with what a has received and is expected to receive beyond the cost of its element.
        #expect(queue.elements.firstIndex(of: "a2") == 9)
    }

    @Test func `charges a client while its elements wait`() {
        var queue = FairQueue<String, String>(limit: 100, share: 100)
        for number in 1...2 { queue.append("a\(number)", for: "a") }
        #expect(queue.popFirst() == "a1")
        queue.charge(3, to: "a")
        for number in 1...9 { queue.append("b\(number)", for: "b") }
        #expect(queue.elements.firstIndex(of: "a2") == 7)
    }

    @Test func `remembers what it has charged while many others are served`() {
        var queue = FairQueue<Int, Int>(limit: 10_000, share: 10_000)
        queue.append(0, cost: 1, for: 0)
        #expect(queue.popFirst() == 0)
        queue.charge(100, to: 0)
        for client in 1...5000 {
            queue.append(client, cost: 1, for: client)
            #expect(queue.popFirst() == client)
        }
        queue.append(0, cost: 1, for: 0)
        for number in 1...50 { queue.append(number, cost: 1, for: -1) }
        #expect(queue.elements.last == 0)
    }

    @Test func `forgets what it has charged once the others have received as much`() {
        var queue = FairQueue<String, String>(limit: 10_000, share: 10_000)
        queue.append("a", for: "a")
        #expect(queue.popFirst() == "a")
        queue.charge(20, to: "a")
        for number in 0..<60 { queue.append("b\(number)", for: "b") }
        for _ in 0..<60 { _ = queue.popFirst() }
        // The excess counts half as much with each element that costs no more.
        for _ in 0..<6 {
            queue.append("a", for: "a")
            #expect(queue.popFirst() == "a")
        }
        queue.append("a", for: "a")
        for number in 1...2 { queue.append("c\(number)", for: "c") }
        #expect(queue.elements == ["c1", "a", "c2"])
    }

    @Test func `serves one element of a client beside many that exceed their cost`() {
        var queue = FairQueue<String, String>(limit: 10_000, share: 10_000)
        let hostile = (1...16).map { "h\($0)" }
        for client in hostile { queue.append(client, cost: 10, for: client) }
        for round in 0..<10 {
            for _ in hostile {
                let client = queue.popFirst() ?? ""
                if round > 0 {
                    // Each beginning of a job may be the moment at which the honest client comes.
                    var other = queue
                    for _ in 0..<4 {
                        other.append("honest", cost: 10, for: "honest")
                        #expect(other.popFirst() == "honest")
                    }
                }
                queue.charge(240, to: client)
                queue.append(client, cost: 10, for: client)
            }
        }
    }

    // MARK: Room

    @Test func `leaves the elements of clients that exceed their cost, with a bound on that`() {
        var queue = FairQueue<String, String>(limit: 100, share: 100)
        queue.charge(50, to: "a")
        queue.append("a1", for: "a")
        #expect(queue.expectedExcess(of: "a") == 50)
        #expect(queue.expectedExcess(of: "b") == 0)
        #expect(queue.popFirst(expectingAtMost: 49) == nil)
        queue.append("b1", for: "b")
        #expect(queue.popFirst(expectingAtMost: 49) == "b1")
        #expect(queue.popFirst(expectingAtMost: 50) == "a1")
        #expect(queue.expectedExcess(of: "a") == 25)
    }

    @Test func `lets the client with most give way to one with less`() {
        var queue = FairQueue<String, String>(limit: 10, share: 10)
        for number in 1...2 { queue.append("a\(number)", cost: 3, for: "a") }
        queue.append("b1", cost: 4, for: "b")
        #expect(queue.append("c1", cost: 3, for: "c") == .full)
        let removed = queue.makeRoom(forCost: 3, of: "c")
        #expect(removed.map(\.element) == ["a2"])
        #expect(removed.map(\.client) == ["a"])
        #expect(queue.cost == 7)
        #expect(queue.count == 2)
        #expect(queue.append("c1", cost: 3, for: "c").isAccepted)
        #expect(queue.elements == ["a1", "b1", "c1"])
    }

    @Test func `removes nothing if that would not be enough`() {
        var queue = FairQueue<String, String>(limit: 10, share: 20)
        for number in 1...5 { queue.append("a\(number)", cost: 2, for: "a") }
        #expect(queue.makeRoom(forCost: 6, of: "b").isEmpty)
        #expect(queue.makeRoom(forCost: 20, of: "b").isEmpty)
        #expect(queue.makeRoom(forCost: 1, of: "a").isEmpty)
        #expect(queue.count == 5)
        #expect(queue.makeRoom(forCost: 4, of: "b").map(\.element) == ["a5", "a4"])
    }

    @Test func `removes nothing for a client that has no share left`() {
        var queue = FairQueue<String, String>(limit: 10, share: 3)
        for number in 1...4 { queue.append("a\(number)", cost: 2, for: "a", isUnlimited: true) }
        queue.append("b1", cost: 2, for: "b")
        #expect(queue.makeRoom(forCost: 2, of: "b").isEmpty)
        #expect(queue.makeRoom(forCost: 2, of: "b", isUnlimited: true).map(\.element) == ["a4"])
    }

    @Test func `serves thousands of elements in turn`() {
        var queue = FairQueue<Int, Int>(limit: 10_000, share: 10)
        for round in 0..<2 {
            for client in 0..<1000 { queue.append(round * 1000 + client, for: client) }
        }
        #expect(queue.elements == Array(0..<2000))
    }
}

extension FairQueue {
    @discardableResult
    fileprivate mutating func append(_ element: Element, for client: Client) -> Admission {
        append(element, cost: 1, for: client)
    }

    /// All elements, in the order in which the queue serves them.
    fileprivate var elements: [Element] {
        var copy = self
        var elements: [Element] = []
        while let element = copy.popFirst() { elements.append(element) }
        return elements
    }
}

extension FairQueue.Admission {
    fileprivate var isAccepted: Bool {
        if case .accepted = self { true } else { false }
    }
}
