import JSONReading

/// A number of a color, in one of the forms that Xcode writes.
enum ColorComponent {
    /// The value of a component of red, green, blue or white, where 1 is the whole of it; `nil` if it is not a number.
    ///
    /// `"0xFF"` and `"255"` are of 255, `"1.000"` and the number `1` are of 1.
    static func value(of json: JSONValue) -> Double? {
        switch json {
        case .number(let number): number
        case .string(let text): value(of: text, isAlpha: false)
        default: nil
        }
    }

    /// The value of an alpha component, which is of 1 except for `"0x80"`.
    static func alpha(of json: JSONValue) -> Double? {
        switch json {
        case .number(let number): number
        case .string(let text): value(of: text, isAlpha: true)
        default: nil
        }
    }

    private static func value(of text: String, isAlpha: Bool) -> Double? {
        guard text.utf8.count <= AssetLimits.componentLength else { return nil }
        let text = text.trimmingSpaces
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            let digits = text.dropFirst(2)
            guard digits.utf8.allSatisfy(\.isHexadecimalDigit), let value = UInt32(digits, radix: 16) else {
                return nil
            }
            return Double(value) / 255
        }
        guard !text.isEmpty, text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }),
            let value = Double(text), value.isFinite
        else { return nil }
        let isInteger = !text.utf8.contains { ".eE".utf8.contains($0) }
        return isInteger && !isAlpha ? value / 255 : value
    }
}

extension UInt8 {
    fileprivate var isHexadecimalDigit: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
        default: false
        }
    }
}

extension String {
    fileprivate var trimmingSpaces: Substring {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return text
    }
}
