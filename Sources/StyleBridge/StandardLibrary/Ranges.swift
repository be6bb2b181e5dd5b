import StyleRuntime
import ViewEngine

// Ranges, and sequences of numbers.
extension Bridge {
    mutating func addRanges() {
        add(NumberRange.self, "Hashable", "Sendable")
        property("lowerBound", of: "ClosedRange<Double>") { (range: NumberRange) in range.lowerBound }
        property("upperBound", of: "ClosedRange<Double>") { (range: NumberRange) in range.upperBound }
        method("contains", of: "ClosedRange<Double>", labels: "_") { (range: NumberRange, number: Double) in
            range.contains(number)
        }
        method("clamped", of: "ClosedRange<Double>", labels: "to") {
            (range: NumberRange, limits: NumberRange) in
            range.clamped(to: limits)
        }
        method("overlaps", of: "ClosedRange<Double>", labels: "_") {
            (range: NumberRange, other: NumberRange) in
            range.contains(other.lowerBound) || other.contains(range.lowerBound)
        }
        property("isEmpty", of: "ClosedRange<Double>") { (range: NumberRange) in
            !range.isClosed && range.lowerBound == range.upperBound
        }
        addDateRanges()
        addIntegerRanges()
        for isClosed in [false, true] {
            let label = isClosed ? "through" : "to"
            function("stride", labels: "from", ParameterLabel(stringLiteral: label), "by") {
                (start: Int, end: Int, step: Int) in
                steps(from: Double(start), to: Double(end), by: Double(step), isClosed: isClosed)
                    .map { Int($0) }
            }
            function("stride", labels: "from", ParameterLabel(stringLiteral: label), "by") {
                (start: Double, end: Double, step: Double) in
                steps(from: start, to: end, by: step, isClosed: isClosed)
            }
        }
    }
}

extension Bridge {
    private mutating func addDateRanges() {
        add(DateRange.self, "Hashable", "Sendable")
        property("lowerBound", of: "ClosedRange<Date>") { (range: DateRange) in range.lowerBound }
        property("upperBound", of: "ClosedRange<Date>") { (range: DateRange) in range.upperBound }
        method("contains", of: "ClosedRange<Date>", labels: "_") { (range: DateRange, date: Date) in
            range.contains(date)
        }
    }

    // These do not count through the range, which may be a long one.
    private mutating func addIntegerRanges() {
        property("lowerBound", of: "Range") { (range: Range<Int>) in range.lowerBound }
        property("upperBound", of: "Range") { (range: Range<Int>) in range.upperBound }
        property("upperBound", of: "ClosedRange") { (range: Range<Int>) in range.upperBound &- 1 }
        property("startIndex", of: "Range") { (range: Range<Int>) in range.lowerBound }
        property("endIndex", of: "Range") { (range: Range<Int>) in range.upperBound }
        property("indices", of: "Range") { (range: Range<Int>) in range }
        property("count", of: "Range") { (range: Range<Int>) in range.boundedCount }
        property("isEmpty", of: "Range") { (range: Range<Int>) in range.isEmpty }
        property("first", of: "Range") { (range: Range<Int>) in range.isEmpty ? nil : range.lowerBound }
        property("last", of: "Range") { (range: Range<Int>) in range.isEmpty ? nil : range.upperBound - 1 }
        method("min", of: "Range") { (range: Range<Int>) in range.isEmpty ? nil : range.lowerBound }
        method("max", of: "Range") { (range: Range<Int>) in range.isEmpty ? nil : range.upperBound - 1 }
        method("contains", of: "Range", labels: "_") { (range: Range<Int>, number: Int) in
            range.contains(number)
        }
        method("overlaps", of: "Range", labels: "_") { (range: Range<Int>, other: Range<Int>) in
            range.overlaps(other)
        }
        method("prefix", of: "Range", labels: "_") { (range: Range<Int>, count: Int) in
            range.prefix(max(0, count))
        }
        method("suffix", of: "Range", labels: "_") { (range: Range<Int>, count: Int) in
            range.suffix(max(0, count))
        }
        method("dropFirst", of: "Range", labels: .or("_", 1)) { (range: Range<Int>, count: Int) in
            range.dropFirst(max(0, count))
        }
        method("dropLast", of: "Range", labels: .or("_", 1)) { (range: Range<Int>, count: Int) in
            range.dropLast(max(0, count))
        }
        for (type, result) in [("ClosedRange", StyleType.closedRange), ("Range", .range)] {
            method("clamped", of: type, labels: "to", result: result) {
                (range: Range<Int>, limits: Range<Int>) in
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
