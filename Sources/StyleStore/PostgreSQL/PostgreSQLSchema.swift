/// The tables of a store in a database of PostgreSQL.
enum PostgreSQLSchema {
    /// Brings the tables to the present version; returns whether they are those of an earlier one, because the database
    /// can only be read.
    static func migrate(_ connection: PostgreSQLConnection) throws(StoreError) -> Bool {
        // A database that may only be read is not changed if its schema is the present one.
        let current = try version(connection)
        guard current <= migrations.count else { throw .newerSchema(current) }
        guard current < migrations.count else { return false }
        do throws(StoreError) {
            try connection.transaction { () throws(StoreError) in
                try connection.run("SELECT pg_advisory_xact_lock(\(lock))")
                try connection.run("CREATE TABLE IF NOT EXISTS bezel_schema (version integer NOT NULL)")
                let current = try version(connection)
                for statements in migrations.dropFirst(current) {
                    for statement in statements { try connection.run(statement) }
                }
                guard current < migrations.count else { return }
                try connection.run("DELETE FROM bezel_schema")
                try connection.run("INSERT INTO bezel_schema VALUES (\(migrations.count))")
            }
            return false
        } catch {
            guard error == .readOnly, current > 0 else { throw error }
            return true
        }
    }

    private static func version(_ connection: PostgreSQLConnection) throws(StoreError) -> Int {
        let table = try connection.run("SELECT to_regclass('bezel_schema')::text")
        guard table.value != nil else { return 0 }
        return try connection.run("SELECT version FROM bezel_schema").integer ?? 0
    }

    /// The key of the lock under which one process changes the schema: any number that others do not use.
    private static let lock = 0x62_65_7A_65_6C

    /// The statements that lead from each version of the schema to the next; the first makes it.
    ///
    /// A program of an earlier version that is running goes on with its own statements; it does not start again.
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
        ],
        [
            // The day on which each source was read last, since 1970: that of the change for those that are stored, and
            // that of the insertion for what the first version inserts.
            """
            ALTER TABLE bezel_sources ADD COLUMN read_day integer NOT NULL
                DEFAULT floor(extract(epoch FROM now()) / 86400)::integer
            """,
            "CREATE INDEX bezel_sources_read_day ON bezel_sources (read_day)",
            // The hashes of the sources that were removed last.
            "CREATE TABLE bezel_removed (number bigint NOT NULL, hash text PRIMARY KEY)",
            "CREATE INDEX bezel_removed_number ON bezel_removed (number)",
        ],
    ]
}
