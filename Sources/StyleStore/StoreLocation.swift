/// The place of a store, as an option names it.
package enum StoreLocation: Hashable, Sendable {
    /// A file of SQLite, which is created if it does not exist.
    case file(path: String)
    /// A database of PostgreSQL: `postgres://user@host/database`.
    case postgreSQL(url: String)

    /// The location of an option's value: the URL of a database, or the path of a file.
    package init(_ text: String) {
        let isURL = ["postgres://", "postgresql://"].contains(where: text.hasPrefix)
        self = isURL ? .postgreSQL(url: text) : .file(path: text)
    }

    /// Opens the store, and brings its schema to the present version; the clock has the seconds since 1970.
    package func open(
        limits: StoreLimits = StoreLimits(),
        clock: @escaping @Sendable () -> Int = StoreClock.seconds
    ) throws(StoreError) -> any StyleStore {
        switch self {
        case .file(let path): try SQLiteStore(path: path, limits: limits, clock: clock)
        case .postgreSQL(let url): try PostgreSQLStore(url: url, limits: limits, clock: clock)
        }
    }
}
