/// A format of `String(format:)`, as in Foundation: texts with conversions such as `%d`, `%05.2f` and `%@`.
struct TextFormat {
    /// The largest width and precision of a conversion.
    static let limit = 100

    private let format: [Character]

    init(_ format: String) {
        self.format = Array(format)
    }

    /// Returns the text with a value in place of each conversion.
    func text(of values: [Value]) throws(Failure) -> String {
        var text = ""
        var position = 0
        var next = 0
        while position < format.count {
            let character = format[position]
            position += 1
            guard character == "%" else {
                text.append(character)
                continue
            }
            var conversion = try Conversion(reading: format, from: &position)
            if conversion.type == "%" {
                text.append("%")
                continue
            }
            if conversion.takesWidth {
                conversion.setWidth(try Int(bridging: try value(at: next, of: values)))
                next += 1
            }
            let value: Value
            if let number = conversion.position {
                value = try self.value(at: number - 1, of: values)
            } else {
                value = try self.value(at: next, of: values)
                next += 1
            }
            text += try conversion.text(of: value)
        }
        return text
    }

    private func value(at position: Int, of values: [Value]) throws(Failure) -> Value {
        guard values.indices.contains(position) else {
            throw Failure("the format '\(String(format))' has more conversions than there are values")
        }
        return values[position]
    }
}

/// A conversion of a format: `%`, flags, a width, a precision and a type.
private struct Conversion {
    /// The number of its value, from 1; nil for the one after that of the last conversion.
    private(set) var position: Int?
    private(set) var takesWidth = false
    let type: Character
    private var flags: Set<Character> = []
    private var width = 0
    private var precision: Int?

    /// Reads what follows a percent sign.
    init(reading format: [Character], from position: inout Int) throws(Failure) {
        let start = position
        var index = position
        func number() -> Int? {
            var digits = ""
            while index < format.count, ("0"..."9").contains(format[index]) {
                digits.append(format[index])
                index += 1
            }
            return digits.isEmpty ? nil : Int(digits) ?? .max
        }
        if let number = number() {
            if index < format.count, format[index] == "$" {
                self.position = max(1, number)
                index += 1
            } else {
                index = start
            }
        }
        while index < format.count, "-+ 0#'".contains(format[index]) {
            flags.insert(format[index])
            index += 1
        }
        if index < format.count, format[index] == "*" {
            takesWidth = true
            index += 1
        } else {
            width = number() ?? 0
        }
        if index < format.count, format[index] == "." {
            index += 1
            precision = number() ?? 0
        }
        while index < format.count, "hlqLztj".contains(format[index]) { index += 1 }
        guard index < format.count else { throw Failure("the format ends within a conversion") }
        type = format[index]
        index += 1
        position = index
        guard "diuxXofFcs@%".contains(type) else {
            throw Failure(
                "the conversion '%\(String(format[start..<index]))' is not supported in a pasted style"
            )
        }
        guard width <= TextFormat.limit, precision ?? 0 <= TextFormat.limit else {
            throw Failure("a width and a precision of a format are at most \(TextFormat.limit)")
        }
    }

    mutating func setWidth(_ width: Int) {
        if width < 0 { flags.insert("-") }
        self.width = min(Int(clamping: width.magnitude), TextFormat.limit)
    }

    func text(of value: Value) throws(Failure) -> String {
        switch type {
        case "@", "s":
            let text = value.description
            return padded(precision.map { String(text.prefix($0)) } ?? text)
        case "c":
            let scalar = Unicode.Scalar(UInt32(clamping: try integer(value)))
            return padded(scalar.map { String(Character($0)) } ?? "")
        case "f", "F": return padded(try number(value))
        default: return padded(try digits(of: integer(value)))
        }
    }

    private func integer(_ value: Value) throws(Failure) -> Int {
        switch value {
        case .integer(let number): return number
        case .boolean(let isTrue): return isTrue ? 1 : 0
        default: throw Failure("the value for '%\(type)' of a format is not an integer")
        }
    }

    private func digits(of number: Int) -> String {
        let digits =
            switch type {
            case "x": String(UInt(bitPattern: number), radix: 16)
            case "X": String(UInt(bitPattern: number), radix: 16, uppercase: true)
            case "o": String(UInt(bitPattern: number), radix: 8)
            case "u": String(UInt(bitPattern: number))
            default: String(number.magnitude)
            }
        let zeros = String(repeating: "0", count: max(0, (precision ?? 0) - digits.count))
        let isSigned = type == "d" || type == "i"
        let prefix = flags.contains("#") && (type == "x" || type == "X") ? "0\(type)" : ""
        return (isSigned ? sign(isNegative: number < 0) : "") + prefix + zeros + digits
    }

    private func number(_ value: Value) throws(Failure) -> String {
        guard case .number(let number) = value else {
            throw Failure("the value for '%\(type)' of a format is not a floating-point number")
        }
        guard number.isFinite else { return number.isNaN ? "nan" : sign(isNegative: number < 0) + "inf" }
        return sign(isNegative: number.sign == .minus) + number.magnitude.decimal(places: precision ?? 6)
    }

    private func sign(isNegative: Bool) -> String {
        isNegative ? "-" : flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
    }

    /// Fills a text up to the width: with zeros between sign and digits, or with spaces.
    private func padded(_ text: String) -> String {
        let count = max(0, width - text.count)
        if flags.contains("-") { return text + String(repeating: " ", count: count) }
        let isNumber = "diuxXofF".contains(type)
        guard flags.contains("0"), isNumber, precision == nil || type == "f" || type == "F" else {
            return String(repeating: " ", count: count) + text
        }
        let sign = text.prefix { "+- ".contains($0) }
        return sign + String(repeating: "0", count: count) + text.dropFirst(sign.count)
    }
}

extension Double {
    /// A positive finite number in decimal notation; ties are rounded to even, as in C.
    fileprivate func decimal(places: Int) -> String {
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
}

/// A natural number of any size, as many as a number in decimal notation needs.
private struct LargeNumber {
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
