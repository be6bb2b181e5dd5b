import Synchronization

@testable import StyleStore

/// A kind of store, and an empty place for one.
final class StorePlace {
    enum Kind: String, CaseIterable {
        case sqlite, postgreSQL
    }

    let location: StoreLocation
    let clock = DayClock()
    private let folder = TemporaryFolder()
    private let server: PostgreSQLServer?

    init(_ kind: Kind) throws {
        switch kind {
        case .sqlite:
            server = nil
            location = .file(path: folder.path + "/styles.sqlite")
        case .postgreSQL:
            let server = try PostgreSQLServer()
            self.server = server
            location = .postgreSQL(url: server.url())
        }
    }

    func open(
        size: Int = 1 << 20,
        unreadDays: Int? = nil,
        removedHashes: Int = 100_000
    ) throws -> any StyleStore {
        let limits = StoreLimits(
            size: size,
            waitingTime: 2_000,
            unreadDays: unreadDays,
            removedHashes: removedHashes
        )
        return try location.open(limits: limits) { [clock] in clock.seconds }
    }
}

/// A clock that a test sets forward by days; it begins with the present day.
final class DayClock: Sendable {
    private let day = Mutex(StoreClock.day(of: StoreClock.seconds()))

    var seconds: Int { day.withLock { $0 * 86_400 + 43_200 } }

    func advance(byDays days: Int) { day.withLock { $0 += days } }
}

extension StyleStore {
    @discardableResult
    func insert(_ source: [UInt8]) throws(StoreError) -> Bool {
        try insert(source, hash: SourceHash(of: source)).isNew
    }

    func contains(_ source: [UInt8]) throws(StoreError) -> Bool {
        try self.source(of: SourceHash(of: source)).bytes == source
    }
}
