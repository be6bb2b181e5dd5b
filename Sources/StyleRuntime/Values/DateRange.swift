package import ViewEngine

/// A range of moments; one without an end ends in the distant past or the distant future.
package struct DateRange: EngineValue, Hashable, Sendable {
    package static var engineType: EngineType { .dateRange }

    package let lowerBound: Date
    package let upperBound: Date
    package let isClosed: Bool

    package init(lowerBound: Date, upperBound: Date, isClosed: Bool) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
        self.isClosed = isClosed
    }

    package func contains(_ date: Date) -> Bool {
        date >= lowerBound && (isClosed ? date <= upperBound : date < upperBound)
    }
}
