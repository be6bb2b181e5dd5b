extension PostgreSQLConnection {
    /// Whether a source is noted as read on a day.
    func isNoted(_ hash: SourceHash, on day: Int) throws(StoreError) -> Bool {
        try run(
            "SELECT 1 FROM bezel_sources WHERE hash = $1 AND read_day >= $2::integer",
            binding: .text(hash.description),
            .integer(day)
        ).value != nil
    }

    /// Notes that a source is read on a day; returns whether it is stored and was not yet noted.
    @discardableResult
    func noteRead(of hash: SourceHash, on day: Int) throws(StoreError) -> Bool {
        try run(
            "UPDATE bezel_sources SET read_day = $2::integer WHERE hash = $1 AND read_day < $2::integer",
            binding: .text(hash.description),
            .integer(day)
        ).rowCount > 0
    }
}
