/// Reads numbers from the start of a string, under Foundation's name.
public final class Scanner {
    public let string: String
    /// The place of the next character.
    public var currentIndex: String.Index
    /// Characters before a number that are skipped; `nil` for none.
    public var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines

    public init(string: String) {
        self.string = string
        currentIndex = string.startIndex
    }

    public var isAtEnd: Bool { currentIndex >= string.endIndex }

    /// The number of characters before the next one.
    public var scanLocation: Int {
        get { string.utf16.distance(from: string.startIndex, to: currentIndex) }
        set {
            currentIndex =
                string.utf16.index(string.startIndex, offsetBy: newValue, limitedBy: string.endIndex)
                ?? string.endIndex
        }
    }

    /// Reads a hexadecimal number, which may begin with `0x`; one that is too large becomes the largest.
    @discardableResult
    public func scanHexInt64(_ result: inout UInt64) -> Bool {
        guard let number = hexadecimalNumber() else { return false }
        result = number
        return true
    }

    /// Reads a hexadecimal number, which may begin with `0x`; one that is too large becomes the largest.
    @discardableResult
    public func scanHexInt32(_ result: inout UInt32) -> Bool {
        guard let number = hexadecimalNumber() else { return false }
        result = UInt32(clamping: number)
        return true
    }

    /// Reads a string; `nil` if it is not next.
    public func scanString(_ expected: String) -> String? {
        skip()
        guard string[currentIndex...].hasPrefix(expected) else { return nil }
        currentIndex = string.index(currentIndex, offsetBy: expected.count)
        return expected
    }

    private func skip() {
        guard let set = charactersToBeSkipped else { return }
        let scalars = string.unicodeScalars
        while currentIndex < string.endIndex, set.contains(scalars[currentIndex]) {
            currentIndex = scalars.index(after: currentIndex)
        }
    }

    private func hexadecimalNumber() -> UInt64? {
        skip()
        var rest = string[currentIndex...]
        if rest.hasPrefix("0x") || rest.hasPrefix("0X") { rest = rest.dropFirst(2) }
        let digits = rest.prefix { $0.isASCII && $0.isHexDigit }
        guard !digits.isEmpty else { return nil }
        currentIndex = digits.endIndex
        return UInt64(digits, radix: 16) ?? .max
    }
}
