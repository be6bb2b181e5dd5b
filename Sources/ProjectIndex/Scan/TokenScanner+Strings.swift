/// A string literal of which a part has been read.
struct StringLiteral: Sendable {
    /// The number of `#` before the quotes.
    let pounds: Int
    let isMultiline: Bool
    /// The offset of the first quote or `#`.
    let start: Int
    /// The line on which the string begins.
    let line: Int32
    /// Whether a token of the string is there, since an interpolation has been read.
    var isAdded = false
}

extension TokenScanner {
    mutating func beginString(pounds: Int) {
        let start = offset
        offset += pounds
        let quotes = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") ? 3 : 1
        offset += quotes
        readString(StringLiteral(pounds: pounds, isMultiline: quotes == 3, start: start, line: line))
    }

    /// Reads a string behind an interpolation.
    mutating func continueString() {
        guard let literal = strings.popLast() else { return }
        readString(literal)
    }

    /// Reads a part of a string: to an interpolation, or to its end.
    private mutating func readString(_ literal: StringLiteral) {
        let start = offset
        var hasEscape = false
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\\"):
                guard arePounds(literal.pounds, at: 1) else {
                    offset += 1
                    continue
                }
                hasEscape = true
                offset += 1 + literal.pounds
                if byte() == UInt8(ascii: "(") { return beginInterpolation(of: literal) }
                // A line break behind a backslash is left to the test for the end of the line.
                if offset < bytes.count, byte() != 0x0A, byte() != 0x0D { offset += 1 }
            case 0x0A, 0x0D:
                // The string has no end.
                guard literal.isMultiline else { return endString(literal, name: -1) }
                endLine()
            case UInt8(ascii: "\"") where isEnd(of: literal):
                let name =
                    literal.isMultiline || literal.isAdded
                    ? -1 : number(from: start, hasEscape: hasEscape, in: literal)
                offset += (literal.isMultiline ? 3 : 1) + literal.pounds
                return endString(literal, name: name)
            default:
                offset += 1
            }
        }
        endString(literal, name: -1)
    }

    private mutating func endString(_ literal: StringLiteral, name: Int32) {
        if !literal.isAdded { add(.string, from: literal.start, name: name, line: literal.line) }
    }

    private mutating func beginInterpolation(of literal: StringLiteral) {
        var literal = literal
        if !literal.isAdded {
            add(.string, from: literal.start, line: literal.line)
            literal.isAdded = true
        }
        strings.append(literal)
        let start = offset
        offset += 1
        add(.punctuation, from: start, byte: UInt8(ascii: "("))
        openBarrier(isBranch: false)
    }

    private func isEnd(of literal: StringLiteral) -> Bool {
        guard literal.isMultiline else { return arePounds(literal.pounds, at: 1) }
        return byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
            && arePounds(literal.pounds, at: 3)
    }

    private func arePounds(_ count: Int, at distance: Int) -> Bool {
        for index in 0..<count where byte(distance + index) != UInt8(ascii: "#") { return false }
        return true
    }

    /// The number of the text up to this place; -1 if it is too long.
    private mutating func number(from start: Int, hasEscape: Bool, in literal: StringLiteral) -> Int32 {
        guard offset - start <= IndexLimits.literalBytes, branches.isActive else { return -1 }
        guard hasEscape else { return names.number(of: bytes, from: start, to: offset) }
        decoded.removeAll(keepingCapacity: true)
        var index = start
        while index < offset {
            guard bytes[index] == UInt8(ascii: "\\"), index + literal.pounds + 1 < offset,
                isEscape(literal.pounds, at: index)
            else {
                decoded.append(bytes[index])
                index += 1
                continue
            }
            index += 1 + literal.pounds
            switch bytes[index] {
            case UInt8(ascii: "n"): decoded.append(0x0A)
            case UInt8(ascii: "t"): decoded.append(0x09)
            case UInt8(ascii: "r"): decoded.append(0x0D)
            case UInt8(ascii: "0"): decoded.append(0)
            case UInt8(ascii: "u"): index = decodeScalar(at: index)
            default: decoded.append(bytes[index])
            }
            index += 1
        }
        return names.number(of: decoded, from: 0, to: decoded.count)
    }

    private func isEscape(_ pounds: Int, at index: Int) -> Bool {
        for distance in 0..<pounds where bytes[index + 1 + distance] != UInt8(ascii: "#") { return false }
        return true
    }

    /// Adds the character of `u{1F600}`, and returns the place of its last byte.
    private mutating func decodeScalar(at start: Int) -> Int {
        var index = start + 1
        guard index < offset, bytes[index] == UInt8(ascii: "{") else { return start }
        var value: UInt32 = 0
        index += 1
        while index < offset, let digit = Self.hexadecimal(bytes[index]) {
            value = (value & 0x0FFF_FFFF) << 4 | digit
            index += 1
        }
        if let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) { decoded += encoded }
        return min(index, offset - 1)
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46: UInt32(byte - 0x41 + 10)
        case 0x61...0x66: UInt32(byte - 0x61 + 10)
        default: nil
        }
    }
}
