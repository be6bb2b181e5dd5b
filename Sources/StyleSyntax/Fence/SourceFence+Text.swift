extension SourceFence {
    func checkLength(_ limit: Int) throws(Diagnostic) {
        if bytes.count > limit {
            throw error(
                "source is longer than \(limit) bytes",
                at: limit,
                remedy: "Leave out what the style does not use"
            )
        }
    }

    func checkEncoding() throws(Diagnostic) {
        var bytes = self.bytes.makeIterator()
        var decoder = UTF8()
        var position = 0
        while true {
            switch decoder.decode(&bytes) {
            case .scalarValue(let scalar): position += UTF8.width(scalar)
            case .emptyInput: return
            case .error: throw error("invalid UTF-8 found in source file", at: position)
            }
        }
    }

    /// Checks a character outside of strings, and moves behind it.
    mutating func checkCharacter(isComment: Bool) throws(Diagnostic) {
        let start = offset
        guard let scalar = nextScalar() else { return }
        if InvisibleCharacters.isForbidden(scalar, isComment: isComment),
            !(start == 0 && scalar == "\u{FEFF}")
        {
            throw error(
                "invisible character U+\(hexadecimal(scalar)) found outside of a string literal",
                at: start,
                remedy: "Remove it, or write '\\u{\(hexadecimal(scalar))}' in a string literal"
            )
        }
    }

    mutating func nextScalar() -> Unicode.Scalar? {
        var bytes = self.bytes[offset...].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
        offset += UTF8.width(scalar)
        return scalar
    }

    func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
