extension SQLiteDatabase {
    /// Counts the bytes of a source that was inserted, within the limits; returns what it removed for that.
    ///
    /// It is a part of a transaction, and throws if there is no room.
    func makeRoom(for count: Int, limits: StoreLimits, day: Int) throws(StoreError) -> StoreInsertion {
        var insertion = StoreInsertion(isNew: true)
        let size = try run("SELECT bytes FROM size")?.first?.integer ?? 0
        while size - insertion.removedBytes + count > limits.size {
            guard let unreadDays = limits.unreadDays,
                let row = try run(
                    """
                    SELECT hash, length(source) FROM reads JOIN sources USING (hash) WHERE day < ?
                    ORDER BY day, hash LIMIT 1
                    """,
                    binding: .integer(day - unreadDays)
                ),
                let hash = row[0].text.flatMap({ SourceHash($0) }), let bytes = row[1].integer
            else { throw .full }
            try run("DELETE FROM sources WHERE hash = ?", binding: .text(hash.description))
            try run("INSERT OR REPLACE INTO removed (hash) VALUES (?)", binding: .text(hash.description))
            insertion.removed.append(hash)
            insertion.removedBytes += bytes
        }
        try run("UPDATE size SET bytes = bytes + ?", binding: .integer(count - insertion.removedBytes))
        if !insertion.removed.isEmpty {
            try run(
                "DELETE FROM removed WHERE number <= (SELECT max(number) FROM removed) - ?",
                binding: .integer(limits.removedHashes)
            )
        }
        return insertion
    }
}
