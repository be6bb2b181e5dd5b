/// A file of SQLite with the tables of a store.
struct SQLiteFile: Sendable {
    let database: SQLiteDatabase
    /// Whether the tables are those of an earlier version, because the file can only be read.
    let isOld: Bool

    /// Opens a file, and brings its schema to the present version.
    init(path: String, waitingTime: Int) throws(StoreError) {
        database = try SQLiteDatabase(path: path, waitingTime: waitingTime)
        // A commit waits until the disk has it, also the removal of the journal that ends it.
        try database.run("PRAGMA synchronous = EXTRA")
        let version = try Self.version(of: database)
        guard version <= Self.migrations.count else { throw .newerSchema(version) }
        guard version < Self.migrations.count else {
            isOld = false
            return
        }
        do throws(StoreError) {
            try Self.migrate(database)
            isOld = false
        } catch {
            guard error == .readOnly, version > 0 else { throw error }
            isOld = true
        }
    }

    /// Whether a hash is among those of the sources that were removed last.
    func hasRemoved(_ hash: SourceHash) throws(StoreError) -> Bool {
        guard !isOld else { return false }
        return try database.run("SELECT 1 FROM removed WHERE hash = ?", binding: .text(hash.description))
            != nil
    }

    private static func migrate(_ database: SQLiteDatabase) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            // Another process may have done it meanwhile.
            let version = try version(of: database)
            for statements in migrations.dropFirst(version) {
                for statement in statements { try database.run(statement) }
            }
            if version < migrations.count { try database.run("PRAGMA user_version = \(migrations.count)") }
        }
    }

    private static func version(of database: SQLiteDatabase) throws(StoreError) -> Int {
        try database.run("PRAGMA user_version")?.first?.integer ?? 0
    }

    /// The statements that lead from each version of the schema to the next; the first makes it.
    ///
    /// A program of an earlier version that has the file open goes on with its own statements; it does not open the file
    /// again.
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
        ],
        [
            // The day on which each source was read last, in a table of its own: to change a column of a source would
            // write all of it, and the first version inserts without names of columns.
            """
            CREATE TABLE reads (
                hash TEXT PRIMARY KEY, day INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX reads_by_day ON reads (day)",
            // The days before are unknown.
            "INSERT INTO reads SELECT hash, unixepoch() / 86400 FROM sources",
            // Also for what the first version inserts.
            """
            CREATE TRIGGER source_inserted AFTER INSERT ON sources BEGIN
                INSERT INTO reads VALUES (new.hash, new.created / 86400);
            END
            """,
            """
            CREATE TRIGGER source_deleted AFTER DELETE ON sources BEGIN
                DELETE FROM reads WHERE hash = old.hash;
            END
            """,
            // The hashes of the sources that were removed last.
            "CREATE TABLE removed (number INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE) STRICT",
        ],
    ]
}
