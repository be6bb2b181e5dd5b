extension PostgreSQLConnection {
    /// Counts the bytes of a source that was inserted, within the limits; returns what it removed for that.
    ///
    /// It is a part of a transaction, and throws if there is no room.
    func makeRoom(for count: Int, limits: StoreLimits, day: Int) throws(StoreError) -> StoreInsertion {
        var insertion = StoreInsertion(isNew: true)
        let counted = try run(
            "UPDATE bezel_size SET bytes = bytes + $1::bigint WHERE bytes + $1::bigint <= $2::bigint",
            binding: .integer(count),
            .integer(limits.size)
        )
        if counted.rowCount > 0 { return insertion }
        guard let unreadDays = limits.unreadDays else { throw .full }
        // From here on, others wait.
        let size = try run("SELECT bytes FROM bezel_size FOR UPDATE").integer ?? 0
        while true {
            let excess = size - insertion.removedBytes + count - limits.size
            guard excess > 0 else { break }
            let rows = try run(Self.removal, binding: .integer(day - unreadDays), .integer(excess)).rows
            for row in rows {
                guard let hash = row[0].flatMap({ SourceHash(String(decoding: $0, as: UTF8.self)) }) else {
                    throw .corrupt("a source has no hash")
                }
                insertion.removed.append(hash)
                insertion.removedBytes += row[1].map(PostgreSQLResult.integer) ?? 0
            }
            guard !rows.isEmpty else { throw .full }
        }
        try run(
            "UPDATE bezel_size SET bytes = bytes + $1::bigint",
            binding: .integer(count - insertion.removedBytes)
        )
        try run(
            """
            DELETE FROM bezel_removed WHERE number <= (SELECT max(number) FROM bezel_removed) - $1::bigint
            """,
            binding: .integer(limits.removedHashes)
        )
        return insertion
    }

    /// Removes sources that were not read since a day, the oldest first, until a number of bytes is free, at most some
    /// hundred of them; selects their hashes and lengths.
    ///
    /// A source that another connection notes as read meanwhile stays.
    private static let removal = """
        WITH unread AS (
            SELECT hash, read_day, octet_length(source) AS length FROM bezel_sources WHERE read_day < $1::integer
            ORDER BY read_day, hash LIMIT 256
        ), summed AS (
            SELECT hash, sum(length) OVER (ORDER BY read_day, hash) - length AS before FROM unread
        ), gone AS (
            DELETE FROM bezel_sources
            WHERE read_day < $1::integer AND hash IN (SELECT hash FROM summed WHERE before < $2::bigint)
            RETURNING hash, octet_length(source) AS length
        ), noted AS (
            INSERT INTO bezel_removed (number, hash)
            SELECT (SELECT coalesce(max(number), 0) FROM bezel_removed) + row_number() OVER (), hash FROM gone
            ON CONFLICT (hash) DO UPDATE SET number = excluded.number
        )
        SELECT hash, length FROM gone
        """
}
