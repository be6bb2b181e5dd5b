import Foundation
import Glibc
import Testing

@testable import StyleStore

/// A program of the first version, with the statements that it had.
private struct FirstVersion {
    private enum Connection {
        case file(SQLiteDatabase)
        case server(PostgreSQLConnection)
    }

    private let connection: Connection

    /// Opens a store, or makes it, as the first version does when it starts.
    init(_ place: StorePlace) throws(StoreError) {
        switch place.location {
        case .file(let path):
            let database = try SQLiteDatabase(path: path, waitingTime: 2000)
            connection = .file(database)
            let version = try database.run("PRAGMA user_version")?.first?.integer ?? 0
            guard version <= 1 else { throw .newerSchema(version) }
            guard version < 1 else { return }
            try database.run(
                """
                CREATE TABLE sources (
                    hash TEXT PRIMARY KEY, source BLOB NOT NULL, created INTEGER NOT NULL
                ) STRICT, WITHOUT ROWID
                """
            )
            try database.run("CREATE TABLE size (bytes INTEGER NOT NULL) STRICT")
            try database.run("INSERT INTO size VALUES (0)")
            try database.run("PRAGMA user_version = 1")
        case .postgreSQL(let url):
            let server = try PostgreSQLConnection(url: url, waitingTime: 2000)
            connection = .server(server)
            let table = try server.run("SELECT to_regclass('bezel_schema')::text")
            let version =
                table.value == nil ? 0 : try server.run("SELECT version FROM bezel_schema").integer ?? 0
            guard version <= 1 else { throw .newerSchema(version) }
            guard version < 1 else { return }
            try server.run("CREATE TABLE IF NOT EXISTS bezel_schema (version integer NOT NULL)")
            try server.run(
                """
                CREATE TABLE bezel_sources (
                    hash text PRIMARY KEY, source bytea NOT NULL, created timestamptz NOT NULL DEFAULT now()
                )
                """
            )
            try server.run("CREATE TABLE bezel_size (bytes bigint NOT NULL)")
            try server.run("INSERT INTO bezel_size VALUES (0)")
            try server.run("DELETE FROM bezel_schema")
            try server.run("INSERT INTO bezel_schema VALUES (1)")
        }
    }

    @discardableResult
    func insert(_ source: [UInt8], size: Int = 1 << 20) throws(StoreError) -> Bool {
        let hash = SourceHash(of: source).description
        switch connection {
        case .file(let database):
            return try database.transaction { () throws(StoreError) in
                try database.run(
                    "INSERT OR IGNORE INTO sources VALUES (?, ?, unixepoch())",
                    binding: .text(hash),
                    .bytes(source)
                )
                guard database.changedRows > 0 else { return false }
                try database.run(
                    "UPDATE size SET bytes = bytes + ?1 WHERE bytes + ?1 <= ?2",
                    binding: .integer(source.count),
                    .integer(size)
                )
                guard database.changedRows > 0 else { throw .full }
                return true
            }
        case .server(let server):
            return try server.transaction { () throws(StoreError) in
                let inserted = try server.run(
                    "INSERT INTO bezel_sources (hash, source) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    binding: .text(hash),
                    .data(source)
                )
                guard inserted.rowCount > 0 else { return false }
                let counted = try server.run(
                    "UPDATE bezel_size SET bytes = bytes + $1::bigint WHERE bytes + $1::bigint <= $2::bigint",
                    binding: .integer(source.count),
                    .integer(size)
                )
                guard counted.rowCount > 0 else { throw .full }
                return true
            }
        }
    }

    func contains(_ source: [UInt8]) throws(StoreError) -> Bool {
        let hash = SourceHash(of: source).description
        switch connection {
        case .file(let database):
            return try database.run("SELECT source FROM sources WHERE hash = ?", binding: .text(hash))?.first?
                .bytes
                == source
        case .server(let server):
            return try server.run("SELECT source FROM bezel_sources WHERE hash = $1", binding: .text(hash))
                .value
                == source
        }
    }
}

@Suite struct `A store of the first version` {
    private let sources = (0..<6).map { [UInt8](repeating: UInt8($0), count: 10) }

    @Test(arguments: StorePlace.Kind.allCases)
    func `has its sources and its size after the step to the next one`(kind: StorePlace.Kind) throws {
        let place = try StorePlace(kind)
        let first = try FirstVersion(place)
        for source in sources[..<4] { try first.insert(source) }
        let store = try place.open(size: 50, unreadDays: 7)
        for source in sources[..<4] { #expect(try store.contains(source)) }
        #expect(try !store.insert(sources[0]))
        #expect(try store.insert(sources[4]))
        // Nobody knows when they were read, so that they are as those that were read on the day of the step.
        place.clock.advance(byDays: 7)
        #expect(throws: StoreError.full) { try store.insert(sources[5]) }
        place.clock.advance(byDays: 1)
        #expect(try store.insert(sources[5], hash: SourceHash(of: sources[5])).removed.count == 1)
    }

    @Test(arguments: StorePlace.Kind.allCases)
    func `is not opened by its program after that step`(kind: StorePlace.Kind) throws {
        let place = try StorePlace(kind)
        _ = try FirstVersion(place)
        _ = try FirstVersion(place)
        _ = try place.open()
        #expect(throws: StoreError.newerSchema(2)) { try FirstVersion(place) }
        _ = try place.open()
    }

    @Test(arguments: StorePlace.Kind.allCases)
    func `is used by its program on, and by the next one`(kind: StorePlace.Kind) throws {
        let place = try StorePlace(kind)
        let first = try FirstVersion(place)
        try first.insert(sources[0])
        let store = try place.open(size: 40, unreadDays: 7)
        #expect(try first.insert(sources[1], size: 40))
        #expect(try !first.insert(sources[1], size: 40))
        #expect(try store.insert(sources[2]))
        #expect(try !first.insert(sources[2], size: 40))
        #expect(try !store.insert(sources[1]))
        for source in sources[..<3] {
            #expect(try first.contains(source))
            #expect(try store.contains(source))
        }
        #expect(try store.insert(sources[3]))
        // Both count all.
        #expect(throws: StoreError.full) { try first.insert(sources[4], size: 40) }
        #expect(throws: StoreError.full) { try store.insert(sources[4]) }
        place.clock.advance(byDays: 8)
        try store.noteReads(of: [sources[1], sources[3]].map { SourceHash(of: $0) })
        let removed =
            try store.insert(sources[4], hash: SourceHash(of: sources[4])).removed
            + store.insert(sources[5], hash: SourceHash(of: sources[5])).removed
        #expect(Set(removed) == Set([sources[0], sources[2]].map { SourceHash(of: $0) }))
        #expect(try !first.contains(sources[0]))
        // Removed sources can be stored again, by either of them.
        #expect(try first.insert(sources[0], size: 50))
        #expect(try store.contains(sources[0]))
        // It is as old as its insertion, by the clock of the machine.
        let larger = try place.open(size: 50, unreadDays: 7)
        #expect(try larger.insert([1], hash: SourceHash(of: [1])).removed == [SourceHash(of: sources[0])])
    }

    @Test func `can be read in a file that cannot be written, and takes the step when it can`() throws {
        let place = try StorePlace(.sqlite)
        guard case .file(let path) = place.location else { return }
        let folder = URL(filePath: path).deletingLastPathComponent().path
        func setPermissions(file: Int, folder mode: Int) throws {
            try FileManager.default.setAttributes([.posixPermissions: file], ofItemAtPath: path)
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder)
        }
        try FirstVersion(place).insert(sources[0])
        try setPermissions(file: 0o444, folder: 0o555)
        // Root may write everywhere; this thread accesses files as another user.
        setfsuid(65_534)
        defer { setfsuid(0) }
        let store = try place.open()
        try expectOldAndReadable(store)
        setfsuid(0)
        try setPermissions(file: 0o600, folder: 0o700)
        #expect(try store.insert(sources[1]))
        try store.noteReads(of: [SourceHash(of: sources[0])])
    }

    @Test func `can be read in a database that cannot be written, and takes the step when it can`() throws {
        let place = try StorePlace(.postgreSQL)
        guard case .postgreSQL(let url) = place.location else { return }
        try FirstVersion(place).insert(sources[0])
        let role = try PostgreSQLConnection(url: url, waitingTime: 1_000)
        try role.run("ALTER ROLE bezel SET default_transaction_read_only = on")
        let store = try place.open()
        try expectOldAndReadable(store)
        try role.run("ALTER ROLE bezel RESET default_transaction_read_only")
        // Only new connections have the setting of the role.
        try role.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        #expect(try store.insert(sources[1]))
        try store.noteReads(of: [SourceHash(of: sources[0])])
    }

    private func expectOldAndReadable(_ store: any StyleStore) throws {
        #expect(try store.contains(sources[0]))
        #expect(try store.source(of: SourceHash(of: sources[1])) == .missing)
        #expect(throws: StoreError.readOnly) { try store.insert(sources[1]) }
        #expect(throws: StoreError.readOnly) { try store.noteReads(of: [SourceHash(of: sources[0])]) }
        #expect(try store.contains(sources[0]))
    }
}
