/// A range of numbers that are no integers.
struct NumberRange: EngineValue, Hashable, Sendable {
    static var engineType: EngineType { .doubleRange }

    let lowerBound: Double
    let upperBound: Double
    let isClosed: Bool

    func contains(_ number: Double) -> Bool {
        number >= lowerBound && (isClosed ? number <= upperBound : number < upperBound)
    }

    func clamped(to limits: NumberRange) -> NumberRange {
        let lower = min(max(lowerBound, limits.lowerBound), limits.upperBound)
        let upper = max(min(upperBound, limits.upperBound), limits.lowerBound)
        return NumberRange(lowerBound: lower, upperBound: upper, isClosed: isClosed)
    }
}
