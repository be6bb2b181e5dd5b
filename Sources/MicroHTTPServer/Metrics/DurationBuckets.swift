import Metrics

/// Ranges of durations, in which a histogram counts.
struct DurationBuckets: Sendable {
    /// The greatest duration of each range but the last one, which has none, in nanoseconds.
    let bounds: [Int]

    /// Those of whole exchanges: from 100 µs, a cached picture, to 10 s.
    static let exchange = DurationBuckets(microseconds: [
        100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
        2_500_000,
        5_000_000, 10_000_000,
    ])
    /// Those of phases: from 1 µs, the drawing of a small button, to 2.5 s, more than any job may take.
    static let phase = DurationBuckets(microseconds: [
        1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 100_000, 500_000, 2_500_000,
    ])

    private init(microseconds: [Int]) {
        bounds = microseconds.map { $0 * 1000 }
    }

    /// The number of ranges.
    var count: Int { bounds.count + 1 }

    /// The size of a row of a table: the ranges, and the sum of all durations.
    var rowSize: Int { count + 1 }

    /// Counts a duration in a row of a table that only one thread counts in.
    func count(_ nanoseconds: Int, in table: CounterTable, rowStart: Int) {
        var bucket = 0
        // Most durations are in one of the first ranges.
        while bucket < bounds.count, bounds[bucket] < nanoseconds { bucket += 1 }
        table.add(1, at: rowStart + bucket)
        table.add(nanoseconds, at: rowStart + count)
    }

    /// The samples of the sum of several rows; none if nothing was counted and `isOmittedIfEmpty`.
    func samples(
        of tables: [CounterTable],
        rowStart: Int,
        labels: [MetricSample.Label],
        isOmittedIfEmpty: Bool = false
    ) -> [MetricSample] {
        let row = (0..<rowSize).map { column in tables.reduce(0) { $0 &+ $1[rowStart + column] } }
        if isOmittedIfEmpty, row.allSatisfy({ $0 == 0 }) { return [] }
        return MetricSample.histogram(
            counts: Array(row.dropLast()),
            bounds: bounds.map { Double($0) / 1e9 },
            sum: Double(row[count]) / 1e9,
            labels: labels
        )
    }
}
