import Synchronization

/// A store in a database of PostgreSQL, which several machines can share.
final class PostgreSQLStore: StyleStore {
    private let url: String
    private let limits: StoreLimits
    /// The connections that no call uses; as many calls at once as there are threads have one each.
    private let idle: Mutex<[PostgreSQLConnection]>

    init(url: String, limits: StoreLimits) throws(StoreError) {
        self.url = url
        self.limits = limits
        idle = Mutex([])
        try withConnection { connection throws(StoreError) in try Self.migrate(connection) }
    }

    /// The statements that lead from each version of the schema to the next; the first makes it.
    private static let migrations = [
        [
            """
            CREATE TABLE bezel_sources (
                hash text PRIMARY KEY, source bytea NOT NULL, created timestamptz NOT NULL DEFAULT now()
            )
            """,
            // The bytes of all sources, since to add them up would read the whole table.
            "CREATE TABLE bezel_size (bytes bigint NOT NULL)",
            "INSERT INTO bezel_size VALUES (0)",
        ]
    ]

    /// The key of the lock under which one process changes the schema: any number that others do not use.
    private static let lock = 0x62_65_7A_65_6C

    private static func migrate(_ connection: PostgreSQLConnection) throws(StoreError) {
        // A database that may only be read is not changed if its schema is the present one.
        let current = try version(connection)
        guard current <= migrations.count else { throw .newerSchema(current) }
        guard current < migrations.count else { return }
        try connection.transaction { () throws(StoreError) in
            try connection.run("SELECT pg_advisory_xact_lock(\(lock))")
            try connection.run("CREATE TABLE IF NOT EXISTS bezel_schema (version integer NOT NULL)")
            let current = try version(connection)
            for statements in migrations.dropFirst(current) {
                for statement in statements { try connection.run(statement) }
            }
            try connection.run("DELETE FROM bezel_schema")
            try connection.run("INSERT INTO bezel_schema VALUES (\(migrations.count))")
        }
    }

    private static func version(_ connection: PostgreSQLConnection) throws(StoreError) -> Int {
        let table = try connection.run("SELECT to_regclass('bezel_schema')::text")
        guard table.value != nil else { return 0 }
        return try connection.run("SELECT version FROM bezel_schema").integer ?? 0
    }

    func insert(_ source: [UInt8], hash: SourceHash) throws(StoreError) -> Bool {
        try withConnection { connection throws(StoreError) in
            try connection.transaction { () throws(StoreError) in
                let inserted = try connection.run(
                    "INSERT INTO bezel_sources (hash, source) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    .text(hash.description),
                    .data(source)
                )
                guard inserted.rowCount > 0 else { return false }
                let counted = try connection.run(
                    "UPDATE bezel_size SET bytes = bytes + $1::bigint WHERE bytes + $1::bigint <= $2::bigint",
                    .integer(source.count),
                    .integer(limits.size)
                )
                guard counted.rowCount > 0 else { throw .full }
                return true
            }
        }
    }

    func source(of hash: SourceHash) throws(StoreError) -> [UInt8]? {
        try withConnection { connection throws(StoreError) in
            let sql = "SELECT source FROM bezel_sources WHERE hash = $1"
            guard let source = try connection.run(sql, .text(hash.description)).value else { return nil }
            guard SourceHash(of: source) == hash else { throw .corrupt("a source has another hash") }
            return source
        }
    }

    /// Calls a function with a connection: first with one that exists, and if that is lost with a new one.
    ///
    /// All calls can be repeated, since a source is inserted at most once.
    private func withConnection<Result>(
        _ body: (PostgreSQLConnection) throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        while let connection = idle.withLock({ $0.popLast() }) {
            do throws(StoreError) {
                let result = try body(connection)
                idle.withLock { $0.append(connection) }
                return result
            } catch {
                guard connection.isLost else {
                    if error != .busy { idle.withLock { $0.append(connection) } }
                    throw error
                }
            }
        }
        let connection = try PostgreSQLConnection(url: url, waitingTime: limits.waitingTime)
        let result = try body(connection)
        idle.withLock { $0.append(connection) }
        return result
    }
}
