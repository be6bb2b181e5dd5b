/// A conversion of a format: `%`, flags, a width, a precision and a type.
struct FormatConversion {
    /// The number of its value, from 1; nil for the one after that of the last conversion.
    private(set) var position: Int?
    private(set) var takesWidth = false
    private(set) var takesPrecision = false
    let type: Character
    private var flags: Set<Character> = []
    private var width = 0
    private var precision: Int?

    /// Reads what follows a percent sign.
    init(reading format: [Character], from position: inout Int) throws(TextFormat.Failure) {
        let start = position
        var index = position
        defer { position = index }
        func number() -> Int? {
            var digits = ""
            while index < format.count, ("0"..."9").contains(format[index]) {
                digits.append(format[index])
                index += 1
            }
            return digits.isEmpty ? nil : Int(digits) ?? .max
        }
        func isStar() -> Bool {
            guard index < format.count, format[index] == "*" else { return false }
            index += 1
            return true
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
        takesWidth = isStar()
        if !takesWidth { width = number() ?? 0 }
        if index < format.count, format[index] == "." {
            index += 1
            takesPrecision = isStar()
            if !takesPrecision { precision = number() ?? 0 }
        }
        while index < format.count, "hlqLztj".contains(format[index]) { index += 1 }
        guard index < format.count else {
            throw TextFormat.Failure(message: "the format ends within a conversion")
        }
        type = format[index]
        index += 1
        guard "diuxXofFeEgGcs@%".contains(type) else {
            throw TextFormat.Failure(
                message:
                    "the conversion '%\(String(format[start..<index]))' is not supported in a pasted style"
            )
        }
        guard width <= TextFormat.limit, precision ?? 0 <= TextFormat.limit else {
            throw TextFormat.Failure(
                message: "a width and a precision of a format are at most \(TextFormat.limit)"
            )
        }
    }

    mutating func setWidth(_ width: Int) {
        if width < 0 { flags.insert("-") }
        self.width = min(Int(clamping: width.magnitude), TextFormat.limit)
    }

    /// Sets the precision; a negative one is as if there was none, as in C.
    mutating func setPrecision(_ precision: Int) {
        self.precision = precision < 0 ? nil : min(precision, TextFormat.limit)
    }

    func text(of value: TextFormat.Argument) throws(TextFormat.Failure) -> String {
        switch type {
        case "@", "s":
            let text = value.description
            return padded(precision.map { String(text.prefix($0)) } ?? text)
        case "c":
            let scalar = Unicode.Scalar(UInt32(clamping: try integer(value)))
            return padded(scalar.map { String(Character($0)) } ?? "")
        case "f", "F", "e", "E", "g", "G": return padded(try number(value))
        default: return padded(try digits(of: integer(value)))
        }
    }

    private func integer(_ value: TextFormat.Argument) throws(TextFormat.Failure) -> Int {
        guard case .integer(let number) = value else {
            throw TextFormat.Failure(message: "the value for '%\(type)' of a format is not an integer")
        }
        return number
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

    private func number(_ value: TextFormat.Argument) throws(TextFormat.Failure) -> String {
        guard case .number(let number) = value else {
            throw TextFormat.Failure(
                message: "the value for '%\(type)' of a format is not a floating-point number"
            )
        }
        guard number.isFinite else {
            let text = number.isNaN ? "nan" : sign(isNegative: number < 0) + "inf"
            return type.isUppercase ? text.uppercased() : text
        }
        let sign = sign(isNegative: number.sign == .minus)
        let magnitude = number.magnitude
        switch type {
        case "f", "F": return sign + withPoint(magnitude.decimal(places: precision ?? 6))
        case "e", "E":
            let (digits, exponent) = magnitude.significantDigits((precision ?? 6) + 1)
            return sign + scientific(digits, exponent)
        default: return sign + shortest(magnitude)
        }
    }

    /// The notation of `%g`: that of `%e` for very small and very large numbers, otherwise that of `%f`, without zeros
    /// at the end.
    private func shortest(_ magnitude: Double) -> String {
        let count = max(1, precision ?? 6)
        var (digits, exponent) = magnitude.significantDigits(count)
        if !flags.contains("#") {
            while digits.count > 1, digits.last == "0" { digits.removeLast() }
        }
        guard exponent >= -4, exponent < count else { return scientific(digits, exponent) }
        if exponent < 0 {
            return "0." + String(repeating: "0", count: -exponent - 1) + digits
        }
        let whole = exponent + 1
        if digits.count <= whole {
            return withPoint(digits + String(repeating: "0", count: whole - digits.count))
        }
        return digits.prefix(whole) + "." + digits.dropFirst(whole)
    }

    private func scientific(_ digits: String, _ exponent: Int) -> String {
        let fraction = digits.dropFirst()
        let mantissa = fraction.isEmpty ? withPoint(digits) : digits.prefix(1) + "." + fraction
        let power = String(exponent.magnitude)
        return mantissa + (type.isUppercase ? "E" : "e") + (exponent < 0 ? "-" : "+")
            + (power.count < 2 ? "0" : "") + power
    }

    /// A number with the point that the flag `#` requests where there are no decimal places.
    private func withPoint(_ text: String) -> String {
        flags.contains("#") && !text.contains(".") ? text + "." : text
    }

    private func sign(isNegative: Bool) -> String {
        isNegative ? "-" : flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
    }

    /// Fills a text up to the width: with zeros between sign and digits, or with spaces.
    private func padded(_ text: String) -> String {
        let count = max(0, width - text.count)
        if flags.contains("-") { return text + String(repeating: " ", count: count) }
        let isFraction = "fFeEgG".contains(type)
        let isNumber = isFraction ? text.contains(where: \.isNumber) : "diuxXo".contains(type)
        guard flags.contains("0"), isNumber, precision == nil || isFraction else {
            return String(repeating: " ", count: count) + text
        }
        let sign = text.prefix { "+- ".contains($0) }
        return sign + String(repeating: "0", count: count) + text.dropFirst(sign.count)
    }
}

extension TextFormat.Argument {
    fileprivate var description: String {
        switch self {
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        case .text(let value): value
        }
    }
}
