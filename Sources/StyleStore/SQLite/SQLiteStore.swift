import Synchronization

/// A store in a file of SQLite.
///
/// One connection serves all threads, one after the other: a call takes less than a millisecond, or the time of the disk.
final class SQLiteStore: StyleStore {
    private let path: String
    private let limits: StoreLimits
    private let database: Mutex<SQLiteDatabase>

    init(path: String, limits: StoreLimits) throws(StoreError) {
        self.path = path
        self.limits = limits
        database = Mutex(try Self.open(path, limits: limits))
    }

    private static func open(_ path: String, limits: StoreLimits) throws(StoreError) -> SQLiteDatabase {
        let database = try SQLiteDatabase(path: path, waitingTime: limits.waitingTime)
        // A commit waits until the disk has it, also the removal of the journal that ends it.
        try database.run("PRAGMA synchronous = EXTRA")
        let version = try database.run("PRAGMA user_version")?.first?.integer ?? 0
        guard version <= Self.migrations.count else { throw .newerSchema(version) }
        guard version < Self.migrations.count else { return database }
        try database.transaction { () throws(StoreError) in
            // Another process may have done it meanwhile.
            let version = try database.run("PRAGMA user_version")?.first?.integer ?? 0
            for statements in Self.migrations.dropFirst(version) {
                for statement in statements { try database.run(statement) }
            }
            try database.run("PRAGMA user_version = \(Self.migrations.count)")
        }
        return database
    }

    /// The statements that lead from each version of the schema to the next; the first makes it.
    private static let migrations = [
        [
            """
            CREATE TABLE sources (
                hash TEXT PRIMARY KEY, source BLOB NOT NULL, created INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
            // The bytes of all sources, since to add them up would read the whole file.
            "CREATE TABLE size (bytes INTEGER NOT NULL) STRICT",
            "INSERT INTO size VALUES (0)",
        ]
    ]

    func insert(_ source: [UInt8], hash: SourceHash) throws(StoreError) -> Bool {
        try withDatabase { database throws(StoreError) in
            try database.transaction { () throws(StoreError) in
                try database.run(
                    "INSERT OR IGNORE INTO sources VALUES (?, ?, unixepoch())",
                    .text(hash.description),
                    .bytes(source)
                )
                guard database.changedRows > 0 else { return false }
                try database.run(
                    "UPDATE size SET bytes = bytes + ?1 WHERE bytes + ?1 <= ?2",
                    .integer(source.count),
                    .integer(limits.size)
                )
                guard database.changedRows > 0 else { throw .full }
                return true
            }
        }
    }

    func source(of hash: SourceHash) throws(StoreError) -> [UInt8]? {
        try withDatabase { database throws(StoreError) in
            let sql = "SELECT source FROM sources WHERE hash = ?"
            guard let source = try database.run(sql, .text(hash.description))?.first?.bytes else {
                return nil
            }
            guard SourceHash(of: source) == hash else { throw .corrupt("a source has another hash") }
            return source
        }
    }

    /// Calls a function with the connection to the file that is at the path now.
    private func withDatabase<Result: Sendable>(
        _ body: (SQLiteDatabase) throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        let outcome = database.withLock { database -> Swift.Result<Result, StoreError> in
            Swift.Result { () throws(StoreError) in
                if database.hasMoved { database = try Self.open(path, limits: limits) }
                return try body(database)
            }
        }
        return try outcome.get()
    }
}
