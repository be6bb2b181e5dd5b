import ViewEngine

// Ranges, and sequences of numbers.
extension Bridge {
    mutating func addRanges() {
        add(NumberRange.self, "Hashable", "Sendable")
        property("ClosedRange<Double>", "lowerBound") { (range: NumberRange) in range.lowerBound }
        property("ClosedRange<Double>", "upperBound") { (range: NumberRange) in range.upperBound }
        method("ClosedRange<Double>", "contains", "_") { (range: NumberRange, number: Double) in
            range.contains(number)
        }
        for isClosed in [false, true] {
            let label = isClosed ? "through" : "to"
            function("stride", "from", ParameterLabel(stringLiteral: label), "by") {
                (start: Int, end: Int, step: Int) in
                steps(from: Double(start), to: Double(end), by: Double(step), isClosed: isClosed)
                    .map { Int($0) }
            }
            function("stride", "from", ParameterLabel(stringLiteral: label), "by") {
                (start: Double, end: Double, step: Double) in
                steps(from: start, to: end, by: step, isClosed: isClosed)
            }
        }
    }
}

/// The numbers from one to another in equal steps, at most one more than a loop can have.
private func steps(from start: Double, to end: Double, by step: Double, isClosed: Bool) -> [Double] {
    guard step != 0, start.isFinite, end.isFinite, step.isFinite else { return [] }
    let count = (end - start) / step
    guard count >= 0 else { return [] }
    let limit = InterpreterLimits().elements + 1
    let last = min(count.rounded(.down), Double(limit))
    let includesLast = isClosed || last < count
    return (0..<Int(last) + (includesLast ? 1 : 0)).map { start + Double($0) * step }
}
