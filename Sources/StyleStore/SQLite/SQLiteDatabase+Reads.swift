extension SQLiteDatabase {
    /// Whether a source is stored, and was not yet noted as read on a day.
    func isUnnoted(_ hash: SourceHash, on day: Int) throws(StoreError) -> Bool {
        try run(
            "SELECT 1 FROM reads WHERE hash = ? AND day < ?",
            binding: .text(hash.description),
            .integer(day)
        ) != nil
    }

    /// Notes that a source is read on a day.
    func noteRead(of hash: SourceHash, on day: Int) throws(StoreError) {
        try run(
            "UPDATE reads SET day = ?2 WHERE hash = ?1 AND day < ?2",
            binding: .text(hash.description),
            .integer(day)
        )
    }
}
