import Synchronization

/// A store in a database of PostgreSQL, which several machines can share.
final class PostgreSQLStore: StyleStore {
    private struct State {
        /// The connections that no call uses; as many calls at once as there are threads have one each.
        var idle: [PostgreSQLConnection] = []
        /// Whether the tables are those of an earlier version, because the database can only be read.
        var isOld = false
    }

    private let url: String
    private let limits: StoreLimits
    private let clock: @Sendable () -> Int
    private let state: Mutex<State>

    init(
        url: String,
        limits: StoreLimits,
        clock: @escaping @Sendable () -> Int = StoreClock.seconds
    ) throws(StoreError) {
        self.url = url
        self.limits = limits
        self.clock = clock
        state = Mutex(State())
        try withConnection { connection throws(StoreError) in try migrate(connection) }
    }

    private func migrate(_ connection: PostgreSQLConnection) throws(StoreError) {
        let isOld = try PostgreSQLSchema.migrate(connection)
        state.withLock { $0.isOld = isOld }
    }

    private var isOld: Bool { state.withLock { $0.isOld } }

    func insert(_ source: [UInt8], hash: SourceHash) throws(StoreError) -> StoreInsertion {
        try withPresentTables { connection throws(StoreError) in
            try connection.transaction { () throws(StoreError) in
                let day = today
                for _ in 0..<Self.attempts {
                    let inserted = try connection.run(
                        """
                        INSERT INTO bezel_sources (hash, source, read_day) VALUES ($1, $2, $3::integer)
                        ON CONFLICT DO NOTHING
                        """,
                        binding: .text(hash.description),
                        .data(source),
                        .integer(day)
                    )
                    if inserted.rowCount > 0 {
                        return try connection.makeRoom(for: source.count, limits: limits, day: day)
                    }
                    // Another connection may remove it in this moment, unless it is noted as read.
                    if try connection.isNoted(hash, on: day) { return StoreInsertion(isNew: false) }
                    if try connection.noteRead(of: hash, on: day) { return StoreInsertion(isNew: false) }
                }
                throw .busy
            }
        }
    }

    func source(of hash: SourceHash) throws(StoreError) -> StoredSource {
        try withConnection { connection throws(StoreError) in
            let sql = "SELECT source FROM bezel_sources WHERE hash = $1"
            guard let source = try connection.run(sql, binding: .text(hash.description)).value else {
                guard !isOld else { return .missing }
                let sql = "SELECT 1 FROM bezel_removed WHERE hash = $1"
                return try connection.run(sql, binding: .text(hash.description)).value == nil
                    ? .missing : .removed
            }
            guard SourceHash(of: source) == hash else { throw .corrupt("a source has another hash") }
            return .bytes(source)
        }
    }

    func noteReads(of hashes: [SourceHash]) throws(StoreError) {
        try withPresentTables { connection throws(StoreError) in
            let day = today
            // Each by itself: two connections that note several in different orders would block each other.
            for hash in hashes { try connection.noteRead(of: hash, on: day) }
        }
    }

    private var today: Int { StoreClock.day(of: clock()) }

    /// Calls a function that writes, with a connection.
    private func withPresentTables<Result>(
        _ body: (PostgreSQLConnection) throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        try withConnection { connection throws(StoreError) in
            // A database that could only be read may be written now.
            if isOld { try migrate(connection) }
            guard !isOld else { throw .readOnly }
            return try body(connection)
        }
    }

    /// Calls a function with a connection: first with one that exists, and if that is lost with a new one.
    ///
    /// All calls can be repeated, since a source is inserted at most once.
    private func withConnection<Result>(
        _ body: (PostgreSQLConnection) throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        while let connection = state.withLock({ $0.idle.popLast() }) {
            do throws(StoreError) {
                let result = try body(connection)
                state.withLock { $0.idle.append(connection) }
                return result
            } catch {
                guard connection.isLost else {
                    if error != .busy { state.withLock { $0.idle.append(connection) } }
                    throw error
                }
            }
        }
        let connection = try PostgreSQLConnection(url: url, waitingTime: limits.waitingTime)
        let result = try body(connection)
        state.withLock { $0.idle.append(connection) }
        return result
    }

    /// The number of times that a source is inserted which others remove in the same moment.
    private static let attempts = 3
}
