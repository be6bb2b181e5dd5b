extension Double: BoundedSVGValue {
    static var longest: Int { OutputSpan<UInt8>.longestNumber }

    /// Writes the number with at most three decimals, without trailing zeros, as short as SVG allows.
    func write(to bytes: inout OutputSpan<UInt8>) { bytes.append(number: self) }
}

extension Int: BoundedSVGValue {
    static var longest: Int { OutputSpan<UInt8>.longestNumber }

    func write(to bytes: inout OutputSpan<UInt8>) { bytes.append(integer: self) }
}

/// Numbers with a separator between them.
struct SVGNumberList<let count: Int>: BoundedSVGValue {
    private let numbers: InlineArray<count, Double>
    private let separator: UInt8

    init(_ numbers: InlineArray<count, Double>, separator: UInt8 = UInt8(ascii: " ")) {
        self.numbers = numbers
        self.separator = separator
    }

    static var longest: Int { count * (1 + OutputSpan<UInt8>.longestNumber) }

    func write(to bytes: inout OutputSpan<UInt8>) {
        for index in numbers.indices {
            if index > 0 { bytes.append(separator) }
            bytes.append(number: numbers[index])
        }
    }
}

// An array would check before every byte that it is uniquely referenced and has room.
extension OutputSpan<UInt8> {
    /// The bytes of the longest number: a sign, and as many digits as an integer has.
    static var longestNumber: Int { 20 }

    mutating func append(number: Double) {
        // No coordinate is beyond this limit, and the conversion below stays exact.
        var limited = number
        if !(abs(number) <= 1e9) { limited = number.isNaN ? 0 : max(-1e9, min(1e9, number)) }
        // Half away from zero; `rounded()` would call the C library.
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
        // Most numbers are below ten thousand, and so need no recursion.
        if digits >= 10_000 { append(digits: digits / 10_000) }
        let (upper, lower) = (digits % 10_000 / 100, digits % 100)
        if digits >= 1000 { append(digit: upper / 10) }
        if digits >= 100 { append(digit: upper % 10) }
        if digits >= 10 { append(digit: lower / 10) }
        append(digit: lower % 10)
    }

    private mutating func append(digit: UInt) {
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
    }
}
