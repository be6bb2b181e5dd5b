/// The escapes of string literals.
enum StringEscapes {
    /// Replaces the escapes of a segment of a literal, which begin with a backslash and as many `#` as the literal.
    ///
    /// The parser reports escapes that are not valid; they are left as they are.
    static func decode(_ segment: String, pounds: Int) -> String {
        guard segment.unicodeScalars.contains(where: { $0 == "\\" || $0 == "\r" }) else { return segment }
        let escape = "\\" + String(repeating: "#", count: pounds)
        var rest = Substring(segment)
        var text = ""
        while let first = rest.first {
            if rest.hasPrefix(escape) {
                let after = rest.dropFirst(escape.count)
                if let (character, end) = character(after) {
                    text += character
                    rest = end
                    continue
                }
            }
            text.append(first == "\r\n" || first == "\r" ? "\n" : first)
            rest.removeFirst()
        }
        return text
    }

    /// Returns the characters of an escape, and what follows it.
    private static func character(_ rest: Substring) -> (String, Substring)? {
        guard let first = rest.first else { return ("", rest) }
        let after = rest.dropFirst()
        switch first {
        case "0": return ("\0", after)
        case "n": return ("\n", after)
        case "r": return ("\r", after)
        case "t": return ("\t", after)
        case "\"", "'", "\\": return (String(first), after)
        // A line break that the literal leaves out.
        case "\n", "\r\n", "\r": return ("", after)
        case "u": return scalar(after)
        default: return nil
        }
    }

    /// Returns the character of `{…}`, hexadecimal digits of a Unicode scalar.
    private static func scalar(_ rest: Substring) -> (String, Substring)? {
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
        let digits = rest[rest.index(after: rest.startIndex)..<end]
        guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
        return (String(Character(scalar)), rest[rest.index(after: end)...])
    }
}
