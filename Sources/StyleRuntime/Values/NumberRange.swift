/// A range of numbers that are no integers.
package struct NumberRange: EngineValue, Hashable, Sendable {
    package static var engineType: EngineType { .doubleRange }

    package let lowerBound: Double
    package let upperBound: Double
    package let isClosed: Bool

    package init(lowerBound: Double, upperBound: Double, isClosed: Bool) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
        self.isClosed = isClosed
    }

    package func contains(_ number: Double) -> Bool {
        number >= lowerBound && (isClosed ? number <= upperBound : number < upperBound)
    }

    package func clamped(to limits: NumberRange) -> NumberRange {
        let lower = min(max(lowerBound, limits.lowerBound), limits.upperBound)
        let upper = max(min(upperBound, limits.upperBound), limits.lowerBound)
        return NumberRange(lowerBound: lower, upperBound: upper, isClosed: isClosed)
    }
}
