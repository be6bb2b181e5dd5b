/// A token of a `Package.swift`.
enum ManifestToken: Equatable {
    case identifier(String)
    /// A string literal; `nil` if it has an interpolation.
    case string(String?)
    /// A character that is neither.
    case symbol(UInt8)

    /// The tokens of a text, without comments; an end inside of a string or a comment ends the last token.
    static func tokens(of text: [UInt8]) -> [ManifestToken] {
        var scanner = ManifestScanner(text)
        var tokens: [ManifestToken] = []
        while let token = scanner.next() { tokens.append(token) }
        return tokens
    }
}

/// The characters of a `Package.swift`.
private struct ManifestScanner {
    private let text: [UInt8]
    private var position = 0

    init(_ text: [UInt8]) {
        self.text = text
    }

    private func peek(_ offset: Int = 0) -> UInt8? {
        position + offset < text.count ? text[position + offset] : nil
    }

    mutating func next() -> ManifestToken? {
        skipSpace()
        guard let byte = peek() else { return nil }
        if byte.isOfIdentifier {
            let start = position
            while let byte = peek(), byte.isOfIdentifier { position += 1 }
            return .identifier(String(decoding: text[start..<position], as: UTF8.self))
        }
        if byte == UInt8(ascii: "\"") {
            return text[position...].starts(with: [0x22, 0x22, 0x22]) ? longString() : string()
        }
        position += 1
        return .symbol(byte)
    }

    private mutating func skipSpace() {
        while let byte = peek() {
            if byte <= 0x20 {
                position += 1
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
                while let byte = peek(), byte != 10 { position += 1 }
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                skipComment()
            } else {
                return
            }
        }
    }

    /// Skips a comment, in which others may be.
    private mutating func skipComment() {
        var depth = 0
        while let byte = peek() {
            if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    /// A literal of one line.
    private mutating func string() -> ManifestToken {
        position += 1
        var bytes: [UInt8] = []
        var isLiteral = true
        while let byte = peek(), byte != 10 {
            position += 1
            if byte == UInt8(ascii: "\"") { break }
            guard byte == UInt8(ascii: "\\"), let escaped = peek() else {
                bytes.append(byte)
                continue
            }
            position += 1
            if escaped == UInt8(ascii: "(") {
                isLiteral = false
                skipInterpolation()
            } else {
                bytes.append(escaped)
            }
        }
        return .string(isLiteral ? String(decoding: bytes, as: UTF8.self) : nil)
    }

    /// Skips the parentheses of an interpolation, in which strings may be.
    private mutating func skipInterpolation() {
        var depth = 1
        while depth > 0, let byte = peek(), byte != 10 {
            position += 1
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\""):
                while let byte = peek(), byte != 10 {
                    position += 1
                    if byte == UInt8(ascii: "\\") { position += 1 }
                    if byte == UInt8(ascii: "\"") { break }
                }
            default: break
            }
        }
    }

    /// A literal of several lines, which no name or path is.
    private mutating func longString() -> ManifestToken {
        position += 3
        while position < text.count, !text[position...].starts(with: [0x22, 0x22, 0x22]) {
            position += peek() == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position + 3, text.count)
        return .string(nil)
    }
}

extension UInt8 {
    fileprivate var isOfIdentifier: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
        default: false
        }
    }
}
