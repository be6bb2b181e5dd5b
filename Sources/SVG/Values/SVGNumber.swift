extension [UInt8] {
    /// Writes a number with at most three decimals, without trailing zeros, as short as SVG allows.
    mutating func append(number: Double) {
        append(addingCapacity: Self.longestNumber) { $0.append(number: number) }
    }

    /// Writes a whole number.
    mutating func append(integer: Int) {
        append(addingCapacity: Self.longestNumber) { $0.append(integer: integer) }
    }

    /// A sign, and as many digits as an integer has.
    static let longestNumber = 20
}

// An array would ask before every byte whether it is its own and has room.
extension OutputSpan<UInt8> {
    mutating func append(number: Double) {
        // Beyond this no coordinate makes sense, and the conversion below stays exact.
        let limited = number.isNaN ? 0 : max(-1e9, min(1e9, number))
        // Half away from zero; `rounded()` would be a call into the C library.
        let thousandths = Int(limited * 1000 + (limited < 0 ? -0.5 : 0.5))
        if thousandths < 0 { append(UInt8(ascii: "-")) }
        let magnitude = thousandths.magnitude
        let whole = magnitude / 1000
        let fraction = magnitude % 1000
        // SVG reads ".5" as "0.5".
        if whole > 0 || fraction == 0 { append(digits: whole) }
        guard fraction > 0 else { return }
        append(UInt8(ascii: "."))
        append(digit: fraction / 100)
        if fraction % 100 > 0 { append(digit: fraction / 10 % 10) }
        if fraction % 10 > 0 { append(digit: fraction % 10) }
    }

    mutating func append(integer: Int) {
        if integer < 0 { append(UInt8(ascii: "-")) }
        append(digits: integer.magnitude)
    }

    private mutating func append(digits: UInt) {
        // Most numbers are below a hundred thousand, and so written without going round.
        if digits >= 100_000 { append(digits: digits / 100_000) }
        if digits >= 10_000 { append(digit: digits / 10_000 % 10) }
        if digits >= 1000 { append(digit: digits / 1000 % 10) }
        if digits >= 100 { append(digit: digits / 100 % 10) }
        if digits >= 10 { append(digit: digits / 10 % 10) }
        append(digit: digits % 10)
    }

    private mutating func append(digit: UInt) {
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
    }
}
