import Testing

@testable import WorkerProcesses

@Suite struct `Places of processes` {
    private var places = WorkerPlaces(count: 3)

    /// Does a job at once, after which the process has its source; returns its place.
    private mutating func work(on hash: String, for client: Int?) -> Int {
        guard let index = places.reserve(having: hash, for: client) else { return -1 }
        places.insert(hash, at: index)
        places.free(index)
        return index
    }

    @Test mutating func `are reserved once`() {
        let reserved = (0..<4).map { places.reserve(having: "\($0)", for: 1) }
        #expect(reserved == [0, 1, 2, nil])
        places.free(1)
        let next = places.reserve(having: "a", for: 1)
        #expect(next == 1)
    }

    @Test(arguments: [nil, 1]) mutating func `are the same for one job after the other`(client: Int?) {
        let all = ["a", "b", "c", "a", "d"].map { work(on: $0, for: client) }
        #expect(all == [0, 0, 0, 0, 0])
    }

    @Test mutating func `keep the sources of a client beside one that sends others`() {
        let own = work(on: "own", for: 1)
        // A client that has as many jobs under way as it may have.
        var others = ["a", "b"].compactMap { places.reserve(having: $0, for: 2) }
        #expect(own == 0 && others == [1, 2])
        for number in 0..<100 {
            let ended = others.removeFirst()
            places.removeSources(at: ended)
            places.free(ended)
            let drawn = number % 7 == 0 ? work(on: "own", for: 1) : own
            let begun = places.reserve(having: "\(number)", for: 2)
            #expect(drawn == own && begun == ended)
            others.append(ended)
        }
        for other in others { places.free(other) }
        // The process that the client has used is one that it gets again.
        let next = work(on: "other", for: 1)
        #expect(next == own)
    }

    @Test mutating func `with the source come before those of the client`() {
        let first = [work(on: "a", for: 1), work(on: "b", for: 2)]
        #expect(first == [0, 1])
        let second = [work(on: "b", for: 1), work(on: "a", for: 1)]
        #expect(second == [1, 0])
        places.removeSources(at: 0)
        let begun = ["a", "b", "b"].map { places.reserveAtOnce(having: $0) }
        #expect(begun == [nil, 1, nil])
    }

    @Test mutating func `are those that were unused for longest for a new client`() {
        let jobs: KeyValuePairs = ["a": 1, "b": 2, "c": 3, "a": 1, "d": 4]
        let all = jobs.map { work(on: $0.key, for: $0.value) }
        #expect(all == [0, 1, 2, 0, 1])
    }

    @Test mutating func `are not unused while their processes draw without a client`() {
        let all = [work(on: "a", for: 1), work(on: "b", for: 2), work(on: "c", for: 3)]
        #expect(all == [0, 1, 2])
        let begun = places.reserveAtOnce(having: "a")
        places.free(0)
        let other = work(on: "d", for: 4)
        #expect(begun == 0 && other == 1)
        // The process is still that of its client.
        let next = work(on: "e", for: 1)
        #expect(next == 0)
    }

    @Test mutating func `are those of the last job of a client with several`() {
        let reserved = ["a", "b", "c"].map { places.reserve(having: $0, for: 1) }
        #expect(reserved == [0, 1, 2])
        for index in 0..<3 { places.free(index) }
        let next = work(on: "d", for: 1)
        #expect(next == 2)
    }
}
