import ViewEngine

/// A range of moments; one without an end ends in the distant past or the distant future.
struct DateRange: EngineValue, Hashable, Sendable {
    static var engineType: EngineType { .dateRange }

    let lowerBound: Date
    let upperBound: Date
    let isClosed: Bool

    func contains(_ date: Date) -> Bool {
        date >= lowerBound && (isClosed ? date <= upperBound : date < upperBound)
    }
}
