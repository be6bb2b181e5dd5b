import Synchronization

/// A store in a file of SQLite.
///
/// One connection serves all threads, one after the other: a call takes less than a millisecond, or the time of the disk.
final class SQLiteStore: StyleStore {
    private let path: String
    private let limits: StoreLimits
    private let clock: @Sendable () -> Int
    private let file: Mutex<SQLiteFile>

    init(
        path: String,
        limits: StoreLimits,
        clock: @escaping @Sendable () -> Int = StoreClock.seconds
    ) throws(StoreError) {
        self.path = path
        self.limits = limits
        self.clock = clock
        file = Mutex(try SQLiteFile(path: path, waitingTime: limits.waitingTime))
    }

    func insert(_ source: [UInt8], hash: SourceHash) throws(StoreError) -> StoreInsertion {
        try withFile(isWriting: true) { file throws(StoreError) in
            let database = file.database
            let now = clock()
            let day = StoreClock.day(of: now)
            return try database.transaction { () throws(StoreError) in
                try database.run(
                    "INSERT OR IGNORE INTO sources VALUES (?, ?, ?)",
                    binding: .text(hash.description),
                    .bytes(source),
                    .integer(now)
                )
                guard database.changedRows > 0 else {
                    try database.noteRead(of: hash, on: day)
                    return StoreInsertion(isNew: false)
                }
                return try database.makeRoom(for: source.count, limits: limits, day: day)
            }
        }
    }

    func source(of hash: SourceHash) throws(StoreError) -> StoredSource {
        try withFile(isWriting: false) { file throws(StoreError) in
            let sql = "SELECT source FROM sources WHERE hash = ?"
            guard let source = try file.database.run(sql, binding: .text(hash.description))?.first?.bytes
            else {
                return try file.hasRemoved(hash) ? .removed : .missing
            }
            guard SourceHash(of: source) == hash else { throw .corrupt("a source has another hash") }
            return .bytes(source)
        }
    }

    func noteReads(of hashes: [SourceHash]) throws(StoreError) {
        try withFile(isWriting: true) { file throws(StoreError) in
            let database = file.database
            let day = StoreClock.day(of: clock())
            // To look first takes no lock, and writes nothing.
            var unnoted: [SourceHash] = []
            for hash in hashes where try database.isUnnoted(hash, on: day) { unnoted.append(hash) }
            guard !unnoted.isEmpty else { return }
            // Meanwhile, reads wait for this connection.
            try database.withoutWaiting { () throws(StoreError) in
                try database.transaction { () throws(StoreError) in
                    for hash in unnoted { try database.noteRead(of: hash, on: day) }
                }
            }
        }
    }

    /// Calls a function with the file that is at the path now.
    private func withFile<Result: Sendable>(
        isWriting: Bool,
        _ body: (SQLiteFile) throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        let outcome = file.withLock { file -> Swift.Result<Result, StoreError> in
            Swift.Result { () throws(StoreError) in
                // One that could only be read may be written now.
                if file.database.hasMoved || isWriting && file.isOld {
                    file = try SQLiteFile(path: path, waitingTime: limits.waitingTime)
                }
                guard !isWriting || !file.isOld else { throw .readOnly }
                return try body(file)
            }
        }
        return try outcome.get()
    }
}
