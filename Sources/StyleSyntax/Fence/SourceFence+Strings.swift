extension SourceFence {
    mutating func readPounds() throws(Diagnostic) {
        try checkRun()
        var count = 0
        while peek(count) == UInt8(ascii: "#") {
            count += 1
        }
        if peek(count) == UInt8(ascii: "\"") {
            offset += count
            try beginString(pounds: count)
            return
        }
        offset += count
        // `#if` and its branches can stand in a chain.
        if let directive = Self.directives.first(where: { follows($0) }) {
            offset += directive.utf8.count
            chain.isLineEnded = false
            chain.isContinued = false
        } else {
            beginToken()
        }
    }

    static let directives = ["if", "elseif", "endif", "else"]

    func follows(_ word: String) -> Bool {
        let end = min(offset + word.utf8.count, bytes.count)
        return bytes[offset..<end].elementsEqual(word.utf8)
    }

    mutating func beginString(pounds: Int) throws(Diagnostic) {
        beginToken()
        try checkRun()
        let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
        offset += isMultiline ? 3 : 1
        contexts.append(.string(StringLiteral(pounds: pounds, isMultiline: isMultiline)))
    }

    /// Reads a part of a string: to an interpolation, or to its end.
    mutating func readString(_ literal: StringLiteral) throws(Diagnostic) {
        while let byte = peek() {
            switch byte {
            case 0:
                throw error("nul character embedded in middle of file", at: offset)
            case UInt8(ascii: "\\"):
                guard arePounds(literal.pounds, at: 1) else {
                    offset += 1
                    continue
                }
                offset += 1 + literal.pounds
                if peek() == UInt8(ascii: "(") {
                    try open(UInt8(ascii: "("))
                    return
                }
                // A line break behind a backslash is left to the test for the end of the line.
                if let next = peek(), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") {
                    offset += 1
                }
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if !literal.isMultiline {
                    // The string has no end; the parser reports it.
                    contexts.removeLast()
                    return
                }
                offset += 1
            case UInt8(ascii: "\""):
                let quotes = literal.isMultiline ? 3 : 1
                if areQuotes(quotes), arePounds(literal.pounds, at: quotes) {
                    offset += quotes + literal.pounds
                    contexts.removeLast()
                    return
                }
                offset += 1
            default:
                offset += 1
            }
        }
    }

    func areQuotes(_ count: Int) -> Bool {
        (0..<count).allSatisfy { peek($0) == UInt8(ascii: "\"") }
    }

    func arePounds(_ count: Int, at distance: Int) -> Bool {
        (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
    }

    mutating func readLineComment() throws(Diagnostic) {
        while let byte = peek(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
            try checkCharacter(isComment: true)
        }
    }

    /// Reads a comment, inside of which there can be others.
    mutating func readBlockComment() throws(Diagnostic) {
        var depth = 0
        while offset < bytes.count {
            if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
                if depth == 0 {
                    return
                }
            } else {
                try checkCharacter(isComment: true)
            }
        }
    }
}
