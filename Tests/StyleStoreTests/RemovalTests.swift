import Dispatch
import Synchronization
import Testing

@testable import StyleStore

/// A source of a length in bytes.
private func sample(_ number: Int, length: Int) -> [UInt8] {
    Array("\(number)".utf8) + Array(repeating: 32, count: length - "\(number)".utf8.count)
}

private func hash(_ source: [UInt8]) -> SourceHash { SourceHash(of: source) }

@Suite struct `A store that is full` {
    @Test(arguments: StorePlace.Kind.allCases)
    func `removes what nobody has read for long, the oldest first, and no more than it needs`(
        kind: StorePlace.Kind
    ) throws {
        let place = try StorePlace(kind)
        let store = try place.open(size: 100, unreadDays: 30)
        let sources = [40, 30, 30, 30, 10, 30].enumerated().map { sample($0, length: $1) }
        try store.insert(sources[0])
        place.clock.advance(byDays: 10)
        try store.insert(sources[1])
        try store.insert(sources[2])
        place.clock.advance(byDays: 20)
        // The oldest was read on the first of 30 days.
        #expect(throws: StoreError.full) { try store.insert(sources[3]) }
        place.clock.advance(byDays: 1)
        let first = try store.insert(sources[3], hash: hash(sources[3]))
        #expect(first == StoreInsertion(isNew: true, removed: [hash(sources[0])], removedBytes: 40))
        #expect(try store.source(of: hash(sources[0])) == .removed)
        for source in sources[1...3] { #expect(try store.contains(source)) }
        // Ten bytes were left.
        #expect(
            try store.insert(sources[4], hash: hash(sources[4])) == StoreInsertion(isNew: true)
        )
        place.clock.advance(byDays: 9)
        #expect(throws: StoreError.full) { try store.insert(sources[5]) }
        place.clock.advance(byDays: 1)
        let second = try store.insert(sources[5], hash: hash(sources[5]))
        #expect(second.removed.count == 1)
        #expect(second.removedBytes == 30)
        #expect(try [1, 2].count { try store.contains(sources[$0]) } == 1)
    }

    @Test(arguments: StorePlace.Kind.allCases)
    func `keeps what is read, or sent again`(kind: StorePlace.Kind) throws {
        let place = try StorePlace(kind)
        let store = try place.open(size: 30, unreadDays: 7)
        let sources = (0..<5).map { sample($0, length: 10) }
        for source in sources[..<3] { try store.insert(source) }
        for _ in 0..<3 {
            place.clock.advance(byDays: 5)
            try store.noteReads(of: [hash(sources[0]), hash([1])])
            #expect(try !store.insert(sources[1]))
        }
        let insertion = try store.insert(sources[3], hash: hash(sources[3]))
        #expect(insertion.removed == [hash(sources[2])])
        #expect(throws: StoreError.full) { try store.insert(sources[4]) }
        // A note of what is not stored is none.
        #expect(try store.source(of: hash([1])) == .missing)
    }

    @Test(arguments: StorePlace.Kind.allCases)
    func `removes nothing if that would not be enough`(kind: StorePlace.Kind) throws {
        let place = try StorePlace(kind)
        let store = try place.open(size: 100, unreadDays: 1)
        let old = sample(0, length: 20)
        try store.insert(old)
        place.clock.advance(byDays: 2)
        try store.insert(sample(1, length: 80))
        #expect(throws: StoreError.full) { try store.insert(sample(2, length: 21)) }
        #expect(try store.contains(old))
        #expect(try store.insert(sample(3, length: 20)))
    }

    @Test(arguments: StorePlace.Kind.allCases)
    func `makes room by many small sources`(kind: StorePlace.Kind) throws {
        let place = try StorePlace(kind)
        let store = try place.open(size: 3000, unreadDays: 1)
        for number in 0..<600 { try store.insert(sample(number, length: 5)) }
        place.clock.advance(byDays: 2)
        let insertion = try store.insert(sample(0, length: 2500), hash: hash(sample(0, length: 2500)))
        #expect(insertion.removed.count == 500)
        #expect(insertion.removedBytes == 2500)
        #expect(Set(insertion.removed).count == 500)
        #expect(try (0..<600).count { try store.contains(sample($0, length: 5)) } == 100)
    }

    @Test(arguments: StorePlace.Kind.allCases)
    func `knows the hashes that it has removed last`(kind: StorePlace.Kind) throws {
        let place = try StorePlace(kind)
        let store = try place.open(size: 10, unreadDays: 1, removedHashes: 2)
        func replace(with number: Int) throws {
            place.clock.advance(byDays: 2)
            try store.insert(sample(number, length: 10))
        }
        func states() throws -> [StoredSource] {
            try (0..<4).map { number in
                let found = try store.source(of: hash(sample(number, length: 10)))
                return found.bytes == nil ? found : .bytes([])
            }
        }
        for number in 0..<3 { try replace(with: number) }
        #expect(try states() == [.removed, .removed, .bytes([]), .missing])
        try replace(with: 3)
        #expect(try states() == [.missing, .removed, .removed, .bytes([])])
        // One that is stored again is there, and is removed again.
        try replace(with: 1)
        #expect(try states() == [.missing, .bytes([]), .removed, .removed])
        try replace(with: 0)
        #expect(try states() == [.bytes([]), .removed, .missing, .removed])
    }

    @Test(arguments: StorePlace.Kind.allCases)
    func `counts what many threads remove and store at once`(kind: StorePlace.Kind) throws {
        let place = try StorePlace(kind)
        let stores = try (0..<2).map { _ in try place.open(size: 400, unreadDays: 1) }
        for number in 0..<40 { try stores[0].insert(sample(number, length: 10)) }
        place.clock.advance(byDays: 2)
        let removed = Mutex<[SourceHash]>([])
        DispatchQueue.concurrentPerform(iterations: 80) { index in
            let source = sample(100 + index % 30, length: 10)
            try? stores[(index + 1) % 2].noteReads(of: [hash(source), hash(sample(0, length: 10))])
            let insertion = try? stores[index % 2].insert(source, hash: hash(source))
            removed.withLock { $0 += insertion?.removed ?? [] }
        }
        let all = removed.withLock { $0 }
        #expect(all.count == 30)
        #expect(Set(all).count == 30)
        #expect(try (100..<130).allSatisfy { try stores[0].contains(sample($0, length: 10)) })
        #expect(try stores[0].contains(sample(0, length: 10)))
        // Ten old ones are left, of which one was read.
        #expect(
            try (0..<9).map { try stores[1].insert(sample(200 + $0, length: 10)) }
                == Array(repeating: true, count: 9)
        )
        #expect(throws: StoreError.full) { try stores[1].insert(sample(300, length: 10)) }
    }
}

@Suite struct `A read of a store` {
    @Test(arguments: StorePlace.Kind.allCases)
    func `is noted once a day`(kind: StorePlace.Kind) throws {
        let place = try StorePlace(kind)
        let store = try place.open()
        try store.insert([1])
        let changes = try Changes(of: place)
        func writes(_ body: () throws -> Void) throws -> Bool {
            let before = try changes.mark
            try body()
            return try changes.mark != before
        }
        let other = try place.open()
        for store in [store, other] {
            #expect(try !writes { try store.noteReads(of: [hash([1]), hash([2])]) })
            #expect(try !writes { _ = try store.contains([1]) })
        }
        place.clock.advance(byDays: 1)
        #expect(try !writes { _ = try store.contains([1]) })
        #expect(try writes { try store.noteReads(of: [hash([1])]) })
        for store in [store, other] { #expect(try !writes { try store.noteReads(of: [hash([1])]) }) }
        place.clock.advance(byDays: 1)
        #expect(try writes { try other.insert([1]) })
        #expect(try !writes { try other.insert([1]) })
    }
}

/// Tells whether the content of a store was changed.
private struct Changes {
    private let read: () throws -> String

    init(of place: StorePlace) throws {
        switch place.location {
        case .file(let path):
            let database = try SQLiteDatabase(path: path, waitingTime: 1000)
            read = { "\(try database.run("PRAGMA data_version") ?? [])" }
        case .postgreSQL(let url):
            let connection = try PostgreSQLConnection(url: url, waitingTime: 1000)
            // The transaction that has written the row.
            read = { "\(try connection.run("SELECT xmin::text FROM bezel_sources").value ?? [])" }
        }
    }

    var mark: String { get throws { try read() } }
}
