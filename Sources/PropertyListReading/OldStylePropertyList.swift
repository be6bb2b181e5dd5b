/// The old syntax of property lists: `{ key = value; }`, `( a, b )`, `<0f>`, and strings with or without quotes.
struct OldStylePropertyList {
    private let text: [UInt8]
    private var position = 0
    private var depth = 0
    private var count = 0

    init(_ text: [UInt8]) {
        self.text = text
    }

    /// Reads the whole text: one value, or the pairs of a string table.
    mutating func value() throws(PropertyListError) -> PropertyListValue {
        try skipSpace()
        guard let first = peek() else { return .dictionary([:]) }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "(") || first == UInt8(ascii: "<") {
            let value = try element()
            try skipSpace()
            guard peek() == nil else { throw .syntax(at: place) }
            return value
        }
        return .dictionary(try pairs(until: nil))
    }

    // MARK: - Values

    private mutating func element() throws(PropertyListError) -> PropertyListValue {
        try skipSpace()
        count += 1
        guard count <= PropertyListLimits.values else {
            throw .tooMany(limit: PropertyListLimits.values, at: place)
        }
        switch peek() {
        case UInt8(ascii: "{"):
            try enter()
            let values = try pairs(until: UInt8(ascii: "}"))
            depth -= 1
            return .dictionary(values)
        case UInt8(ascii: "("):
            try enter()
            let elements = try elements()
            depth -= 1
            return .array(elements)
        case UInt8(ascii: "<"): return .data(try data())
        default: return .string(try string())
        }
    }

    private mutating func enter() throws(PropertyListError) {
        guard depth < PropertyListLimits.depth else {
            throw .tooDeep(limit: PropertyListLimits.depth, at: place)
        }
        depth += 1
        position += 1
    }

    /// The pairs of a dictionary up to its brace, or those of the whole text.
    private mutating func pairs(until end: UInt8?) throws(PropertyListError) -> [String: PropertyListValue] {
        var values: [String: PropertyListValue] = [:]
        while true {
            try skipSpace()
            if peek() == end {
                position += end == nil ? 0 : 1
                return values
            }
            let key = try string()
            try skipSpace()
            if peek() == UInt8(ascii: "=") {
                position += 1
                values[key] = try element()
                try skipSpace()
            } else {
                values[key] = .string(key)
                count += 1
                guard count <= PropertyListLimits.values else {
                    throw .tooMany(limit: PropertyListLimits.values, at: place)
                }
            }
            guard peek() == UInt8(ascii: ";") else { throw .syntax(at: place) }
            position += 1
        }
    }

    private mutating func elements() throws(PropertyListError) -> [PropertyListValue] {
        var elements: [PropertyListValue] = []
        while true {
            try skipSpace()
            if peek() == UInt8(ascii: ")") {
                position += 1
                return elements
            }
            elements.append(try element())
            try skipSpace()
            switch peek() {
            case UInt8(ascii: ","): position += 1
            case UInt8(ascii: ")"): continue
            default: throw .syntax(at: place)
            }
        }
    }

    private mutating func data() throws(PropertyListError) -> String {
        position += 1
        var digits: [UInt8] = []
        while let byte = peek(), byte != UInt8(ascii: ">") {
            switch byte {
            case 0x30...0x39, 0x41...0x46, 0x61...0x66: digits.append(byte)
            case 0...0x20: break
            default: throw .syntax(at: place)
            }
            position += 1
        }
        guard peek() != nil else { throw .syntax(at: place) }
        position += 1
        return String(decoding: digits, as: UTF8.self)
    }

    // MARK: - Strings

    private mutating func string() throws(PropertyListError) -> String {
        guard let first = peek() else { throw .syntax(at: place) }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
        let start = position
        while let byte = peek(), byte.isOfUnquotedString {
            // A comment ends a string that has no quotes.
            if byte == UInt8(ascii: "/"), isComment { break }
            position += 1
        }
        guard position > start else { throw .syntax(at: place) }
        return String(decoding: text[start..<position], as: UTF8.self)
    }

    private mutating func quoted(by quote: UInt8) throws(PropertyListError) -> String {
        let start = position
        position += 1
        var bytes: [UInt8] = []
        // The first half of a character that is written as two units of UTF-16.
        var surrogate: UInt16?
        while let byte = peek() {
            position += 1
            if byte == UInt8(ascii: "\\"), peek() == UInt8(ascii: "U") {
                position += 1
                let unit = try unit()
                try append(unit, after: &surrogate, to: &bytes)
                continue
            }
            guard surrogate == nil else { throw .syntax(at: place(of: position - 1)) }
            if byte == quote { return String(decoding: bytes, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") {
                try appendEscape(to: &bytes)
            } else {
                bytes.append(byte)
            }
        }
        // The place of the quote helps more than that of the end.
        throw .syntax(at: place(of: start))
    }

    /// Reads up to four hexadecimal digits.
    private mutating func unit() throws(PropertyListError) -> UInt16 {
        var unit: UInt16 = 0
        var length = 0
        while length < 4, let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
            unit = unit << 4 | UInt16(digit)
            position += 1
            length += 1
        }
        guard length > 0 else { throw .syntax(at: place) }
        return unit
    }

    private func append(
        _ unit: UInt16,
        after surrogate: inout UInt16?,
        to bytes: inout [UInt8]
    ) throws(PropertyListError) {
        if let first = surrogate {
            guard let text = String(validating: [first, unit], as: UTF16.self) else {
                throw .syntax(at: place)
            }
            bytes += Array(text.utf8)
            surrogate = nil
        } else if UTF16.isLeadSurrogate(unit) {
            surrogate = unit
        } else {
            guard let scalar = Unicode.Scalar(unit) else { throw .syntax(at: place) }
            bytes += Array(String(scalar).utf8)
        }
    }

    /// Appends what a backslash stands for: a control, an ASCII character in octal, or the character after it.
    private mutating func appendEscape(to bytes: inout [UInt8]) throws(PropertyListError) {
        guard let byte = peek() else { throw .syntax(at: place) }
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var value = 0
            var length = 0
            while length < 3, let digit = peek(), (0x30...0x37).contains(digit) {
                value = value * 8 + Int(digit - 0x30)
                position += 1
                length += 1
            }
            // Beyond ASCII it is a character of NeXTSTEP's encoding, which nothing writes today.
            guard value < 0x80 else { throw .syntax(at: place) }
            bytes.append(UInt8(value))
            return
        case UInt8(ascii: "a"): bytes.append(7)
        case UInt8(ascii: "b"): bytes.append(8)
        case UInt8(ascii: "f"): bytes.append(12)
        case UInt8(ascii: "n"): bytes.append(10)
        case UInt8(ascii: "r"): bytes.append(13)
        case UInt8(ascii: "t"): bytes.append(9)
        case UInt8(ascii: "v"): bytes.append(11)
        default: bytes.append(byte)
        }
        position += 1
    }

    // MARK: - Characters

    private func peek() -> UInt8? { position < text.count ? text[position] : nil }

    /// Whether two slashes, or a slash and an asterisk, are next.
    private var isComment: Bool {
        guard position + 1 < text.count, text[position] == UInt8(ascii: "/") else { return false }
        return text[position + 1] == UInt8(ascii: "/") || text[position + 1] == UInt8(ascii: "*")
    }

    /// Whether U+2028 or U+2029 is next, the separators of lines and paragraphs.
    private var isSeparator: Bool {
        let next = text[position...].prefix(3)
        return next.elementsEqual([0xE2, 0x80, 0xA8]) || next.elementsEqual([0xE2, 0x80, 0xA9])
    }

    private mutating func skipSpace() throws(PropertyListError) {
        while let byte = peek() {
            if byte.isPropertyListSpace {
                position += 1
            } else if byte == 0xE2, isSeparator {
                position += 3
            } else if isComment {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(PropertyListError) {
        let start = position
        position += 2
        if text[start + 1] == UInt8(ascii: "/") {
            while let byte = peek(), byte != 10, byte != 13 { position += 1 }
            return
        }
        while position + 1 < text.count {
            if text[position] == UInt8(ascii: "*"), text[position + 1] == UInt8(ascii: "/") {
                position += 2
                return
            }
            position += 1
        }
        throw .syntax(at: place(of: start))
    }

    private var place: PropertyListError.Place { place(of: position) }

    private func place(of position: Int) -> PropertyListError.Place {
        let before = text[..<min(position, text.count)]
        let line = before.count { $0 == 10 }
        let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
        let column = before[start...].count { $0 & 0xC0 != 0x80 }
        return PropertyListError.Place(line: line + 1, column: column + 1)
    }
}

extension UInt8 {
    /// Whether a string with this character needs no quotes.
    fileprivate var isOfUnquotedString: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "_$/:.-".utf8.contains(self)
        }
    }
}
