/// Reads the tokens of one source after another, roughly as the Swift parser does, in time linear in the bytes.
///
/// Branches of `#if` that are not compiled have no tokens. Whatever is open at a place (brackets, strings, branches) is on
/// a stack, not in recursion. A closing brace ends the brackets inside of it that are still open, so that an error in one
/// declaration leaves the next ones alone.
struct TokenScanner: Sendable {
    var names = NameTable()
    var tokens: [Token] = []

    var bytes: [UInt8] = []
    var offset = 0
    var line: Int32 = 1
    var startsLine = true
    var isSpaced = true
    /// The brackets that are open, the outermost first.
    var brackets: [Bracket] = []
    /// The number of braces that are open inside of the innermost barrier.
    var openBraces = 0
    /// The strings of which an interpolation is being read.
    var strings: [StringLiteral] = []
    var branches = BranchStack()
    /// The place before which no regular expression begins, since none ends there.
    var plainEnd = 0
    var decoded: [UInt8] = []

    /// A bracket that is open, or a barrier that no closing brace goes beyond.
    enum Bracket: Sendable {
        case brace, parenthesis, square, `subscript`
        /// The parenthesis of an interpolation, with the braces that are open around it.
        case interpolation(braces: Int)
        /// The beginning of a branch that is not compiled.
        case branch(braces: Int)
    }

    /// Reads the tokens of a source, in place of those of the one before.
    mutating func scan(_ source: [UInt8], for settings: BuildSettings) {
        bytes = source
        tokens.removeAll(keepingCapacity: true)
        brackets.removeAll(keepingCapacity: true)
        strings.removeAll(keepingCapacity: true)
        branches = BranchStack(settings)
        line = 1
        startsLine = true
        isSpaced = true
        openBraces = 0
        plainEnd = 0
        // A byte order mark, and the line that names an interpreter.
        offset = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        if byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
        while offset < bytes.count { readToken() }
    }

    // MARK: State

    func byte(_ distance: Int = 0) -> UInt8 {
        let index = offset + distance
        return index < bytes.count ? bytes[index] : 0
    }

    /// Adds a token that ends at this place, unless the branch is not compiled.
    mutating func add(
        _ kind: Token.Kind,
        from start: Int,
        name: Int32 = -1,
        byte: UInt8 = 0,
        line: Int32? = nil
    ) {
        if branches.isActive {
            tokens.append(
                Token(
                    kind: kind,
                    byte: byte,
                    startsLine: startsLine,
                    isSpaced: isSpaced,
                    name: name,
                    start: Int32(truncatingIfNeeded: start),
                    end: Int32(truncatingIfNeeded: offset),
                    line: line ?? self.line,
                    depth: Int32(truncatingIfNeeded: brackets.count)
                )
            )
        }
        startsLine = false
        isSpaced = false
    }

    /// Notes the end of a line at the byte of this place, and moves behind it.
    mutating func endLine() {
        // The two bytes of Windows are one end.
        if byte() == 0x0D, byte(1) == 0x0A { offset += 1 }
        offset += 1
        line &+= 1
    }

    private mutating func skipLine() {
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    }

    // MARK: Tokens

    private mutating func readToken() {
        let first = bytes[offset]
        switch first {
        case 0x20, 0x09:
            offset += 1
            isSpaced = true
        case 0x0A, 0x0D:
            endLine()
            startsLine = true
            isSpaced = true
        case _ where Self.isWord(first):
            readWord(first)
        case UInt8(ascii: "\""):
            beginString(pounds: 0)
        case UInt8(ascii: "/"):
            readSlash()
        case UInt8(ascii: "#"):
            readPounds()
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
            open(first)
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
            close(first)
        case UInt8(ascii: "`"):
            readQuotedName()
        case _ where Self.isOperator(first):
            readOperator()
        case UInt8(ascii: "."):
            readPoint()
        case UInt8(ascii: ":"):
            markLabel()
            fallthrough
        default:
            let start = offset
            offset += 1
            add(.punctuation, from: start, byte: first)
        }
    }

    private mutating func readPoint() {
        let start = offset
        while byte() == UInt8(ascii: ".") { offset += 1 }
        if offset - start == 1 {
            add(.punctuation, from: start, byte: UInt8(ascii: "."))
        } else {
            while byte() == UInt8(ascii: "<") { offset += 1 }
            add(.operator, from: start)
        }
    }

    private mutating func readOperator() {
        let start = offset
        while offset < bytes.count, Self.isOperator(bytes[offset]) {
            // A comment begins.
            if bytes[offset] == UInt8(ascii: "/"), offset > start,
                byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*")
            {
                break
            }
            offset += 1
        }
        if offset - start == 1 {
            add(.operator, from: start, byte: bytes[start])
        } else {
            add(.operator, from: start, name: names.number(of: bytes, from: start, to: offset))
        }
    }

    private mutating func readWord(_ first: UInt8) {
        var start = offset
        offset += 1
        while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
        if first >= 0x30, first <= 0x39 {
            // The digits behind a point.
            if byte() == UInt8(ascii: "."), byte(1) >= 0x30, byte(1) <= 0x39 {
                offset += 1
                while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
            }
            return add(.literal, from: start)
        }
        if first == UInt8(ascii: "$"), offset - start > 1 {
            // `$0` is no name, and `$isOn` the projection of `isOn`.
            if bytes[start + 1] >= 0x30, bytes[start + 1] <= 0x39 { return add(.literal, from: start) }
            start += 1
        }
        let name = names.number(of: bytes, from: start, to: offset)
        if !branches.isActive {
            if Word.beginsDeclaration(name) || name == Word.actor.rawValue { countSkipped(name) }
            return add(.name, from: start)
        }
        let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
        let isKeyword =
            Word.isKeyword(name)
            && !(isMember && name != Word.`init`.rawValue && name != Word.`self`.rawValue)
        add(isKeyword ? .keyword : .name, from: start, name: name)
    }

    /// Counts a type or function of the file that is compiled for macOS only.
    private mutating func countSkipped(_ name: Int32) {
        guard brackets.count == branches.barriers else { return }
        switch name {
        case Word.struct.rawValue, Word.class.rawValue, Word.enum.rawValue, Word.protocol.rawValue,
            Word.extension.rawValue, Word.func.rawValue, Word.actor.rawValue:
            branches.countSkipped()
        default: break
        }
    }

    private mutating func readQuotedName() {
        let start = offset
        var end = offset + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0A, bytes[end] != 0x0D {
            end += 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "`"), end > start + 1 else {
            offset += 1
            return
        }
        offset = end + 1
        add(.name, from: start, name: names.number(of: bytes, from: start + 1, to: end))
    }

    /// Reads a comment, a regular expression or an operator.
    private mutating func readSlash() {
        if byte(1) == UInt8(ascii: "/") {
            skipLine()
            isSpaced = true
        } else if byte(1) == UInt8(ascii: "*") {
            skipComment()
            isSpaced = true
        } else if !readExpression(pounds: 0) {
            readOperator()
        }
    }

    /// Reads a directive, a macro, a raw string or a regular expression.
    private mutating func readPounds() {
        let start = offset
        var pounds = 0
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        switch byte(pounds) {
        case UInt8(ascii: "\""):
            return beginString(pounds: pounds)
        case UInt8(ascii: "/"):
            if readExpression(pounds: pounds) { return }
        default: break
        }
        offset += pounds
        guard pounds == 1, offset < bytes.count, Self.isWord(bytes[offset]) else {
            return add(.punctuation, from: start, byte: UInt8(ascii: "#"))
        }
        let word = offset
        while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
        let name = names.number(of: bytes, from: word, to: offset)
        if strings.isEmpty, readDirective(name) { return }
        if !branches.isActive, name == KnownName.preview, brackets.count == branches.barriers {
            branches.countSkipped()
        }
        add(.macro, from: start, name: name)
    }

    // MARK: Characters

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
            true
        default: false
        }
    }

    private static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "<"),
            UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"),
            UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "^"), UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
