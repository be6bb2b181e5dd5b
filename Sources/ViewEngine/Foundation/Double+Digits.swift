extension Double {
    /// A positive finite number in decimal notation; ties are rounded to even, as in C.
    func decimal(places: Int) -> String {
        // The number is `significand` × 2^`exponent`, exactly.
        let exponent = max(Int(exponentBitPattern), 1) - 1075
        let significand = significandBitPattern | (exponentBitPattern > 0 ? 1 << 52 : 0)
        var digits = LargeNumber(significand)
        for _ in 0..<places { digits.multiply(by: 10) }
        if exponent >= 0 { digits.shiftLeft(by: exponent) } else { digits.shiftRight(by: -exponent) }
        var text = digits.decimal
        guard places > 0 else { return text }
        if text.count <= places { text = String(repeating: "0", count: places + 1 - text.count) + text }
        return text.dropLast(places) + "." + text.suffix(places)
    }

    /// The first digits of a positive finite number, rounded as in C, and the power of ten of the first one.
    func significantDigits(_ count: Int) -> (digits: String, exponent: Int) {
        guard self > 0 else { return (String(repeating: "0", count: count), 0) }
        // The logarithm to the base 10 from that to the base 2, which is too small by one at most.
        let estimate = Int((Double(self.exponent) * 0.301_029_995_663_981_2).rounded(.down))
        var exponent = estimate
        while true {
            let digits = digits(places: count - 1 - exponent)
            if digits.count == count { return (digits, exponent) }
            // The estimate was too small, or rounding has added a digit.
            exponent += 1
        }
    }

    /// The digits of the number, times ten to the power of `places`, which are rounded to an integer.
    private func digits(places: Int) -> String {
        if places >= 0 {
            let text = decimal(places: places).filter { $0 != "." }
            let digits = text.drop { $0 == "0" }
            return digits.isEmpty ? "0" : String(digits)
        }
        // A number with an integral part has at most 52 binary places, and as many decimal ones.
        let text = decimal(places: 52)
        let exact = Array(text.utf8.filter { $0 != UInt8(ascii: ".") })
        let kept = exact.count - 52 + places
        guard kept > 0 else { return "0" }
        var digits = Array(exact[..<kept])
        let rest = exact[kept...]
        let half = UInt8(ascii: "5")
        let isMore = rest.dropFirst().contains { $0 != UInt8(ascii: "0") }
        let first = rest[kept]
        if first > half || first == half && (isMore || digits[kept - 1] % 2 == 1) {
            var position = kept - 1
            while position >= 0, digits[position] == UInt8(ascii: "9") {
                digits[position] = UInt8(ascii: "0")
                position -= 1
            }
            if position >= 0 { digits[position] += 1 } else { digits.insert(UInt8(ascii: "1"), at: 0) }
        }
        return String(decoding: digits, as: UTF8.self)
    }
}
