/// A scanner of hexadecimal numbers, as Foundation's.
package struct ScannerReference: EngineValue {
    package static var engineType: EngineType { .scanner }

    private final class Position {
        var offset = 0
    }

    private let characters: [Character]
    private let position = Position()

    package init(_ text: String) {
        characters = Array(text)
    }

    /// The number of characters, read or not.
    var length: Int { characters.count }

    /// The number of characters that have been read.
    package var location: Int {
        get { position.offset }
        nonmutating set { position.offset = min(max(0, newValue), characters.count) }
    }

    package var isAtEnd: Bool { location == characters.count }

    /// Skips a text; false if it does not follow.
    package func skip(_ text: String) -> Bool {
        guard characters[location...].starts(with: text) else { return false }
        location += text.count
        return true
    }

    /// Reads hexadecimal digits, as many as there are; nil if there are none.
    package func hexadecimal() -> Int? {
        var digits = characters[location...].drop(while: \.isWhitespace)
        if digits.starts(with: "0x") || digits.starts(with: "0X") { digits = digits.dropFirst(2) }
        let number = digits.prefix(while: \.isHexDigit)
        guard !number.isEmpty else { return nil }
        location = number.endIndex
        return Int(String(number), radix: 16) ?? Int.max
    }
}
