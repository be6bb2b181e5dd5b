import StyleRuntime
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
        method("ClosedRange<Double>", "clamped", "to") { (range: NumberRange, limits: NumberRange) in
            range.clamped(to: limits)
        }
        method("ClosedRange<Double>", "overlaps", "_") { (range: NumberRange, other: NumberRange) in
            range.contains(other.lowerBound) || other.contains(range.lowerBound)
        }
        property("ClosedRange<Double>", "isEmpty") { (range: NumberRange) in
            !range.isClosed && range.lowerBound == range.upperBound
        }
        addDateRanges()
        addIntegerRanges()
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

extension Bridge {
    private mutating func addDateRanges() {
        add(DateRange.self, "Hashable", "Sendable")
        property("ClosedRange<Date>", "lowerBound") { (range: DateRange) in range.lowerBound }
        property("ClosedRange<Date>", "upperBound") { (range: DateRange) in range.upperBound }
        method("ClosedRange<Date>", "contains", "_") { (range: DateRange, date: Date) in range.contains(date)
        }
    }

    // These do not count through the range, which may be a long one.
    private mutating func addIntegerRanges() {
        property("Range", "lowerBound") { (range: Range<Int>) in range.lowerBound }
        property("Range", "upperBound") { (range: Range<Int>) in range.upperBound }
        property("ClosedRange", "upperBound") { (range: Range<Int>) in range.upperBound &- 1 }
        property("Range", "startIndex") { (range: Range<Int>) in range.lowerBound }
        property("Range", "endIndex") { (range: Range<Int>) in range.upperBound }
        property("Range", "indices") { (range: Range<Int>) in range }
        property("Range", "count") { (range: Range<Int>) in range.boundedCount }
        property("Range", "isEmpty") { (range: Range<Int>) in range.isEmpty }
        property("Range", "first") { (range: Range<Int>) in range.isEmpty ? nil : range.lowerBound }
        property("Range", "last") { (range: Range<Int>) in range.isEmpty ? nil : range.upperBound - 1 }
        method("Range", "min") { (range: Range<Int>) in range.isEmpty ? nil : range.lowerBound }
        method("Range", "max") { (range: Range<Int>) in range.isEmpty ? nil : range.upperBound - 1 }
        method("Range", "contains", "_") { (range: Range<Int>, number: Int) in range.contains(number) }
        method("Range", "overlaps", "_") { (range: Range<Int>, other: Range<Int>) in range.overlaps(other) }
        method("Range", "prefix", "_") { (range: Range<Int>, count: Int) in range.prefix(max(0, count)) }
        method("Range", "suffix", "_") { (range: Range<Int>, count: Int) in range.suffix(max(0, count)) }
        method("Range", "dropFirst", .or("_", 1)) { (range: Range<Int>, count: Int) in
            range.dropFirst(max(0, count))
        }
        method("Range", "dropLast", .or("_", 1)) { (range: Range<Int>, count: Int) in
            range.dropLast(max(0, count))
        }
        for (type, result) in [("ClosedRange", StyleType.closedRange), ("Range", .range)] {
            method(type, "clamped", "to", result: result) { (range: Range<Int>, limits: Range<Int>) in
                range.clamped(to: limits)
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
