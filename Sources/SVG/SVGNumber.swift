extension [UInt8] {
    /// Writes a number with at most three decimals, without trailing zeros, as short as SVG allows.
    mutating func append(number: Double) {
        // Beyond this no coordinate makes sense, and the conversion below stays exact.
        let limited = number.isNaN ? 0 : Swift.max(-1e9, Swift.min(1e9, number))
        // Half away from zero; `rounded()` would be a call into the C library.
        let thousandths = Int(limited * 1000 + (limited < 0 ? -0.5 : 0.5))
        append(addingCapacity: Self.longestNumber) { $0.append(thousandths: thousandths) }
    }

    /// Writes a whole number.
    mutating func append(integer: Int) {
        append(addingCapacity: Self.longestNumber) { bytes in
            if integer < 0 { bytes.append(UInt8(ascii: "-")) }
            bytes.append(digits: integer.magnitude)
        }
    }

    /// A sign, and as many digits as an integer has.
    private static let longestNumber = 20
}

// An array would ask before every byte whether it is its own and has room.
extension OutputSpan<UInt8> {
    fileprivate mutating func append(thousandths: Int) {
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

    fileprivate mutating func append(digits: UInt) {
        if digits >= 10 { append(digits: digits / 10) }
        append(digit: digits % 10)
    }

    private mutating func append(digit: UInt) {
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
    }
}
