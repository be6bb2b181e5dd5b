import StyleStore

/// The sources that were removed from a store, and those of them that its log has yet to report.
struct RemovalCounts {
    private(set) var count = 0
    private var unreported = (count: 0, bytes: 0)
    private var lastReport: Int?

    /// Counts the sources that an insertion removed; returns those since the last report, if that is an interval ago.
    mutating func add(
        _ insertion: StoreInsertion,
        at now: Int,
        reportInterval: Int
    ) -> (count: Int, bytes: Int)? {
        count += insertion.removed.count
        unreported.count += insertion.removed.count
        unreported.bytes += insertion.removedBytes
        if let lastReport, now - lastReport < reportInterval { return nil }
        lastReport = now
        defer { unreported = (0, 0) }
        return unreported
    }
}
