import CSQLite
import Glibc

/// A connection to a file of SQLite, for one thread at a time: its store has a lock.
final class SQLiteDatabase: @unchecked Sendable {
    private let handle: OpaquePointer
    /// In milliseconds, for the locks of others.
    private let waitingTime: Int32

    /// Opens a file, creates it if it does not exist, and waits up to a time in milliseconds for the locks of others.
    init(path: String, waitingTime: Int) throws(StoreError) {
        Self.makePrivate(path)
        var handle: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard let handle, code == SQLITE_OK else {
            let error = StoreError(code: code, message: handle.map(Self.message) ?? "out of memory")
            sqlite3_close_v2(handle)
            throw error
        }
        self.handle = handle
        self.waitingTime = Int32(clamping: waitingTime)
        sqlite3_busy_timeout(handle, self.waitingTime)
    }

    /// Makes the file, so that only its user can read it; SQLite gives its mode to the files beside it.
    ///
    /// A file that everybody can read was made by an earlier version. One that a group can read was made so on purpose.
    private static func makePrivate(_ path: String) {
        // SQLite reports why a file cannot be opened.
        let file = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if file >= 0 { close(file) }
        for path in [path] + ["-journal", "-wal", "-shm"].map({ path + $0 }) {
            var status = stat()
            if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o007 != 0 {
                chmod(path, 0o600)
            }
        }
    }

    deinit {
        sqlite3_close_v2(handle)
    }

    /// Whether the file was removed, or replaced by another one, since it was opened: what is written is lost then.
    var hasMoved: Bool {
        var hasMoved: Int32 = 0
        let code = sqlite3_file_control(handle, nil, SQLITE_FCNTL_HAS_MOVED, &hasMoved)
        return code == SQLITE_OK && hasMoved != 0
    }

    /// Runs a statement, with values for its parameters, and returns its first row.
    @discardableResult
    func run(_ sql: String, binding values: SQLiteValue...) throws(StoreError) -> [SQLiteValue]? {
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
        defer { sqlite3_finalize(statement) }
        for (index, value) in values.enumerated() {
            try check(value.bind(to: statement, at: Int32(index + 1)))
        }
        let code = sqlite3_step(statement)
        guard code == SQLITE_ROW else {
            guard code == SQLITE_DONE else { throw error(code) }
            return nil
        }
        let row = (0..<sqlite3_column_count(statement)).map { SQLiteValue(column: $0, of: statement) }
        // A statement that changes rows is done only after its last row.
        var next = code
        while next == SQLITE_ROW { next = sqlite3_step(statement) }
        guard next == SQLITE_DONE else { throw error(next) }
        return row
    }

    /// The number of rows that the last statement inserted or updated.
    var changedRows: Int { Int(sqlite3_changes(handle)) }

    /// Runs statements that together change the file, or do not change it at all if they throw.
    func transaction<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
        // The lock is taken at once: two readers that both wait to write would block each other.
        try run("BEGIN IMMEDIATE")
        do throws(StoreError) {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // After some errors SQLite has rolled back itself.
            _ = try? run("ROLLBACK")
            throw error
        }
    }

    /// Runs statements that fail at once where they would wait for the locks of others.
    func withoutWaiting(_ body: () throws(StoreError) -> Void) throws(StoreError) {
        sqlite3_busy_timeout(handle, 0)
        defer { sqlite3_busy_timeout(handle, waitingTime) }
        try body()
    }

    private func check(_ code: Int32) throws(StoreError) {
        if code != SQLITE_OK { throw error(code) }
    }

    private func error(_ code: Int32) -> StoreError {
        StoreError(code: code, message: Self.message(handle))
    }

    private static func message(_ handle: OpaquePointer) -> String { String(cString: sqlite3_errmsg(handle)) }
}

extension StoreError {
    /// The error of a result code of SQLite, extended or not.
    fileprivate init(code: Int32, message: String) {
        self =
            switch code & 0xFF {
            case SQLITE_FULL: .full
            case SQLITE_READONLY: .readOnly
            case SQLITE_BUSY, SQLITE_LOCKED: .busy
            case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt(message)
            default: .unavailable(message)
            }
    }
}
