/// Formats of `printf` for numbers and strings.
enum NumberFormat {
    /// A conversion, from its percent sign to its letter.
    private struct Conversion {
        var pads = Character(" ")
        var isLeftAligned = false
        var showsPlus = false
        var width = 0
        var precision: Int?
        var letter: Character = "@"

        func text(of value: Any?) -> String {
            switch letter {
            case "d", "i", "u": integer(value).map { sign($0 < 0) + String($0.magnitude) } ?? ""
            case "x": integer(value).map { String($0, radix: 16) } ?? ""
            case "X": integer(value).map { String($0, radix: 16, uppercase: true) } ?? ""
            case "f", "F", "g": number(value).map { fixed($0, digits: precision ?? 6) } ?? ""
            default: value.map { "\($0)" } ?? ""
            }
        }

        private func sign(_ isNegative: Bool) -> String { isNegative ? "-" : showsPlus ? "+" : "" }

        private func integer(_ value: Any?) -> Int? {
            if let value = value as? any BinaryInteger { return Int(clamping: value) }
            return number(value).map { Int(max(-1e15, min(1e15, $0))) }
        }

        private func number(_ value: Any?) -> Double? {
            if let value = value as? any BinaryFloatingPoint { return Double(value) }
            return (value as? any BinaryInteger).map { Double($0) }
        }

        private func fixed(_ value: Double, digits: Int) -> String {
            guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
            let digits = min(max(digits, 0), 12)
            let factor = (0..<digits).reduce(1.0) { factor, _ in factor * 10 }
            let scaled = (abs(value) * factor).rounded(.toNearestOrEven)
            let whole = (scaled / factor).rounded(.down)
            let text = sign(value < 0) + String(UInt64(whole))
            guard digits > 0 else { return text }
            let fraction = String(UInt64(max(0, scaled - whole * factor)))
            return text + "." + String(repeating: "0", count: max(0, digits - fraction.count)) + fraction
        }

        func padded(_ text: String) -> String {
            let padding = String(repeating: isLeftAligned ? " " : pads, count: max(0, width - text.count))
            return isLeftAligned ? text + padding : padding + text
        }
    }

    /// The greatest width of a field, so that a format cannot fill the memory.
    private static let greatestWidth = 64

    static func format(_ format: String, with values: [Any]) -> String {
        var result = ""
        var remaining = values[...]
        var rest = Substring(format)
        while let character = rest.popFirst() {
            guard character == "%" else {
                result.append(character)
                continue
            }
            guard rest.first != "%" else {
                result.append(rest.removeFirst())
                continue
            }
            let conversion = conversion(from: &rest)
            result += conversion.padded(conversion.text(of: remaining.popFirst()))
        }
        return result
    }

    private static func conversion(from rest: inout Substring) -> Conversion {
        var conversion = Conversion()
        while let flag = rest.first, "-+ #0".contains(flag) {
            switch rest.removeFirst() {
            case "-": conversion.isLeftAligned = true
            case "+": conversion.showsPlus = true
            case "0": conversion.pads = "0"
            default: break
            }
        }
        conversion.width = min(number(from: &rest) ?? 0, greatestWidth)
        if rest.first == "." {
            rest.removeFirst()
            conversion.precision = number(from: &rest) ?? 0
        }
        while let length = rest.first, "hlqLzt".contains(length) { rest.removeFirst() }
        conversion.letter = rest.popFirst() ?? "@"
        return conversion
    }

    private static func number(from rest: inout Substring) -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(digits.count)
        return Int(digits)
    }
}

extension String {
    /// A string in a format of `printf`; Foundation's takes precedence where a file imports it.
    @_disfavoredOverload
    public init(format: String, _ arguments: Any...) {
        self = NumberFormat.format(format, with: arguments)
    }
}
