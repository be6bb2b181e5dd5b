import Foundation
import Glibc
import Synchronization
import Testing

@testable import StyleStore

@Suite struct `A store` {
    @Test(arguments: StorePlace.Kind.allCases)
    func `stores each source once, byte for byte`(kind: StorePlace.Kind) throws {
        let place = try StorePlace(kind)
        let store = try place.open()
        let sources: [[UInt8]] = [
            [], [0], [0, 255, 10, 0], Array("struct “Pill” {}".utf8), Array(repeating: 7, count: 65_536),
        ]
        for source in sources {
            #expect(try store.source(of: SourceHash(of: source)) == .missing)
            #expect(try store.insert(source))
            #expect(try !store.insert(source))
            #expect(try store.contains(source))
        }
        // Another process, now or after a restart.
        let other = try place.open()
        for source in sources { #expect(try other.contains(source)) }
        #expect(try !other.insert(sources[3]))
    }

    /// The modes of the files in a folder.
    private func modes(in folder: String) throws -> [String: Int] {
        let manager = FileManager.default
        return try Dictionary(
            uniqueKeysWithValues: manager.contentsOfDirectory(atPath: folder).map { name in
                let mode = try manager.attributesOfItem(atPath: "\(folder)/\(name)")[.posixPermissions]
                return (name, try #require(mode as? Int))
            }
        )
    }

    @Test(arguments: [(nil, 0o600), (0o644, 0o600), (0o666, 0o600), (0o640, 0o640)] as [(Int?, Int)])
    func `is readable for its user only, unless a group may read it`(before: Int?, after: Int) throws {
        let folder = TemporaryFolder()
        let path = folder.path + "/styles.sqlite"
        if let before {
            _ = try StoreLocation.file(path: path).open()
            chmod(path, mode_t(before))
        }
        let store = try StoreLocation.file(path: path).open()
        try store.insert([1])
        #expect(try modes(in: folder.path) == ["styles.sqlite": after])
        // The files beside it are there while another program has a transaction.
        let database = try SQLiteDatabase(path: path, waitingTime: 1000)
        try database.run("PRAGMA journal_mode = WAL")
        try store.insert([2])
        let all = try modes(in: folder.path)
        #expect(all.count == 3)
        #expect(all.values.allSatisfy { $0 == after }, "\(all)")
    }

    @Test(arguments: StorePlace.Kind.allCases)
    func `is full at its size, and stays readable`(kind: StorePlace.Kind) throws {
        let place = try StorePlace(kind)
        let store = try place.open(size: 100)
        let first = [UInt8](repeating: 1, count: 60)
        #expect(try store.insert(first))
        let tooLong = [UInt8](repeating: 2, count: 41)
        #expect(throws: StoreError.full) { try store.insert(tooLong) }
        #expect(try !store.contains(tooLong))
        let last = [UInt8](repeating: 3, count: 40)
        #expect(try store.insert(last))
        #expect(throws: StoreError.full) { try store.insert([4]) }
        #expect(try !store.insert(first))
        #expect(try store.contains(first))
        #expect(try store.contains(last))
        #expect(try place.open(size: 101).insert([4]))
    }

    @Test(arguments: StorePlace.Kind.allCases)
    func `counts what many threads store at once`(kind: StorePlace.Kind) throws {
        let place = try StorePlace(kind)
        // Ten bytes for each source: each fits if it is counted once.
        let stores = [try place.open(size: 400), try place.open(size: 400)]
        let results = Mutex<[Bool]>([])
        DispatchQueue.concurrentPerform(iterations: 160) { index in
            let source = Array("source \(100 + index % 40)".utf8)
            let isNew = (try? stores[index % 2].insert(source)) ?? false
            results.withLock { $0.append(isNew) }
        }
        #expect(results.withLock { $0.count(where: { $0 }) } == 40)
        #expect(throws: StoreError.full) { try stores[0].insert([1]) }
    }
}

@Suite struct `A store in a file` {
    private let folder = TemporaryFolder()
    private var path: String { folder.path + "/styles.sqlite" }

    /// Opens the store some days after the present one.
    private func open(waitingTime: Int = 50, day: Int = 0) throws(StoreError) -> SQLiteStore {
        try SQLiteStore(path: path, limits: StoreLimits(size: 1000, waitingTime: waitingTime)) {
            StoreClock.seconds() + day * 86_400
        }
    }

    @Test func `is busy while another process locks it`() throws {
        let store = try open()
        try store.insert([1])
        let other = try SQLiteDatabase(path: path, waitingTime: 0)
        try other.run("BEGIN EXCLUSIVE")
        #expect(throws: StoreError.busy) { try store.insert([2]) }
        #expect(throws: StoreError.busy) { try store.contains([1]) }
        try other.run("ROLLBACK")
        #expect(try store.insert([2]))
    }

    @Test func `notes no reads while another process locks it, for which it does not wait`() throws {
        let day = DayClock()
        let store = try SQLiteStore(path: path, limits: StoreLimits(waitingTime: 5_000)) { day.seconds }
        try store.insert([1])
        day.advance(byDays: 1)
        let other = try SQLiteDatabase(path: path, waitingTime: 0)
        try other.run("BEGIN IMMEDIATE")
        let start = ContinuousClock.now
        #expect(throws: StoreError.busy) { try store.noteReads(of: [SourceHash(of: [1])]) }
        #expect(ContinuousClock.now - start < .seconds(4))
        #expect(try store.contains([1]))
        try other.run("ROLLBACK")
        try store.noteReads(of: [SourceHash(of: [1])])
        #expect(try other.run("SELECT day FROM reads") == [.integer(StoreClock.day(of: day.seconds))])
    }

    @Test func `can be read where it cannot be written`() throws {
        try open().insert([1])
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
        // Root may write everywhere; this thread accesses files as another user.
        setfsuid(65_534)
        defer { setfsuid(0) }
        let store = try open(day: 1)
        #expect(try store.contains([1]))
        #expect(throws: StoreError.readOnly) { try store.insert([2]) }
        #expect(throws: StoreError.readOnly) { try store.noteReads(of: [SourceHash(of: [1])]) }
        #expect(try store.contains([1]))
    }

    @Test func `says that it is corrupt`() throws {
        try Data(
            "not a database, but longer than a header of one hundred bytes".utf8
                + Array(repeating: 65, count: 900)
        )
        .write(to: URL(filePath: path))
        #expect(throws: StoreError.corrupt("file is not a database")) { try open() }
    }

    @Test func `does not return what was changed`() throws {
        let store = try open()
        try store.insert([1])
        try SQLiteDatabase(path: path, waitingTime: 0).run(
            "UPDATE sources SET source = ?",
            binding: .bytes([2])
        )
        #expect(throws: StoreError.corrupt("a source has another hash")) { try store.contains([1]) }
    }

    @Test func `is made again after it was removed`() throws {
        let store = try open()
        try store.insert([1])
        try FileManager.default.removeItem(atPath: path)
        #expect(try store.insert([2]))
        // A stored source outlasts the process.
        #expect(try open().contains([2]))
        #expect(try store.source(of: SourceHash(of: [1])) == .missing)
    }

    @Test func `needs its folder`() throws {
        #expect(throws: StoreError.unavailable("unable to open database file")) {
            try SQLiteStore(path: folder.path + "/missing/styles.sqlite", limits: StoreLimits())
        }
    }

    @Test func `of a newer version is not changed`() throws {
        _ = try open()
        try SQLiteDatabase(path: path, waitingTime: 0).run("PRAGMA user_version = 99")
        #expect(throws: StoreError.newerSchema(99)) { try open() }
    }
}

@Suite struct `A store on a server` {
    private let server: PostgreSQLServer

    init() throws {
        server = try PostgreSQLServer()
    }

    /// Opens the store some days after the present one.
    private func open(_ parameters: String = "", waitingTime: Int = 1_000, day: Int = 0) throws(StoreError)
        -> PostgreSQLStore
    {
        try PostgreSQLStore(
            url: server.url(parameters),
            limits: StoreLimits(size: 1000, waitingTime: waitingTime)
        ) { StoreClock.seconds() + day * 86_400 }
    }

    @Test func `continues after its server was killed`() throws {
        let store = try open()
        try store.insert([1])
        server.kill()
        #expect(throws: StoreError.self) { try store.insert([2]) }
        try server.start()
        #expect(try store.contains([1]))
        #expect(try store.insert([2]))
    }

    @Test func `does not wait for a server that hangs`() throws {
        let store = try open(waitingTime: 300)
        try store.insert([1])
        server.signal(SIGSTOP)
        let start = ContinuousClock.now
        #expect(throws: StoreError.busy) { try store.contains([1]) }
        #expect(throws: StoreError.busy) { try store.insert([2]) }
        #expect(ContinuousClock.now - start < .seconds(5))
        server.signal(SIGCONT)
        #expect(try store.contains([1]))
        #expect(try store.insert([2]))
    }

    @Test func `is busy while another connection holds a lock`() throws {
        let store = try open(waitingTime: 300)
        let other = try PostgreSQLConnection(url: server.url(), waitingTime: 1_000)
        try other.run("BEGIN")
        try other.run("LOCK TABLE bezel_size IN ACCESS EXCLUSIVE MODE")
        #expect(throws: StoreError.busy) { try store.insert([1]) }
        #expect(try store.source(of: SourceHash(of: [1])) == .missing)
        try other.run("ROLLBACK")
        #expect(try store.insert([1]))
    }

    @Test func `can be read where it cannot be written`() throws {
        try open().insert([1])
        try PostgreSQLConnection(url: server.url(), waitingTime: 1_000)
            .run("ALTER ROLE bezel SET default_transaction_read_only = on")
        let store = try open(day: 1)
        #expect(try store.contains([1]))
        #expect(throws: StoreError.readOnly) { try store.insert([2]) }
        #expect(throws: StoreError.readOnly) { try store.noteReads(of: [SourceHash(of: [1])]) }
        #expect(try store.contains([1]))
    }

    @Test func `of a newer version is not changed`() throws {
        _ = try open()
        try PostgreSQLConnection(url: server.url(), waitingTime: 1_000).run(
            "UPDATE bezel_schema SET version = 99"
        )
        #expect(throws: StoreError.newerSchema(99)) { try open() }
    }

    @Test func `needs its server`() throws {
        server.stop()
        #expect(throws: StoreError.self) { try open() }
    }
}
