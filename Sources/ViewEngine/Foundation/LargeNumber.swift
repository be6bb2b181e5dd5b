/// A natural number of any size, as many as a number in decimal notation needs.
struct LargeNumber {
    /// The digits to the base 2³², least first.
    private var digits: [UInt32]

    init(_ number: UInt64) {
        digits = [UInt32(truncatingIfNeeded: number), UInt32(truncatingIfNeeded: number >> 32)]
    }

    mutating func multiply(by factor: UInt32) {
        var carry: UInt64 = 0
        for index in digits.indices {
            let product = UInt64(digits[index]) * UInt64(factor) + carry
            digits[index] = UInt32(truncatingIfNeeded: product)
            carry = product >> 32
        }
        if carry > 0 { digits.append(UInt32(carry)) }
    }

    mutating func shiftLeft(by count: Int) {
        for _ in 0..<count / 16 { multiply(by: 1 << 16) }
        multiply(by: 1 << UInt32(count % 16))
    }

    /// Divides by a power of two, and rounds to the nearest, ties to even.
    mutating func shiftRight(by count: Int) {
        let isHalf = bit(at: count - 1)
        let isMore = (0..<max(0, count - 1)).contains { bit(at: $0) }
        var shifted: [UInt32] = []
        var position = count
        while position < digits.count * 32 {
            var digit: UInt32 = 0
            for offset in 0..<32 where bit(at: position + offset) { digit |= 1 << UInt32(offset) }
            shifted.append(digit)
            position += 32
        }
        digits = shifted.isEmpty ? [0] : shifted
        if isHalf, isMore || bit(at: 0) { increment() }
    }

    private mutating func increment() {
        for index in digits.indices {
            digits[index] &+= 1
            if digits[index] != 0 { return }
        }
        digits.append(1)
    }

    private func bit(at position: Int) -> Bool {
        position >= 0 && position / 32 < digits.count
            && digits[position / 32] & (1 << UInt32(position % 32)) != 0
    }

    /// The number in decimal notation.
    var decimal: String {
        var rest = digits
        var groups: [UInt32] = []
        while rest.contains(where: { $0 != 0 }) {
            var remainder: UInt64 = 0
            for index in rest.indices.reversed() {
                let dividend = remainder << 32 | UInt64(rest[index])
                rest[index] = UInt32(dividend / 1_000_000_000)
                remainder = dividend % 1_000_000_000
            }
            groups.append(UInt32(remainder))
        }
        guard let first = groups.last else { return "0" }
        return groups.dropLast().reversed().reduce(String(first)) { text, group in
            let digits = String(group)
            return text + String(repeating: "0", count: 9 - digits.count) + digits
        }
    }
}
