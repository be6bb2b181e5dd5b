import Graphics

/// A color as 3, 4, 6 or 8 hexadecimal digits: red, green, blue and, with 4 or 8 of them, the opacity.
struct HexadecimalColor {
    /// The components with two digits each; opaque without an opacity.
    private let bytes: [UInt8]

    /// Reads digits of either case; nil if they are another number of digits, or no digits.
    init?(digits text: some StringProtocol) {
        guard text.utf8.count <= 8 else { return nil }
        var digits: [UInt8] = []
        for byte in text.utf8 {
            guard let value = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            digits.append(UInt8(value))
        }
        if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
        if digits.count == 6 { digits += [15, 15] }
        guard digits.count == 8 else { return nil }
        bytes = stride(from: 0, to: 8, by: 2).map { index -> UInt8 in
            let high = digits[index]
            return high << 4 | digits[index + 1]
        }
    }

    /// The spelling with 6 lowercase digits, or with 8 if the color is not opaque.
    var name: String {
        let written = bytes[3] == .max ? bytes.dropLast() : bytes[...]
        return written.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }

    var color: ResolvedColor {
        ResolvedColor(red: component(0), green: component(1), blue: component(2), opacity: component(3))
    }

    private func component(_ index: Int) -> Double { Double(bytes[index]) / 255 }
}
