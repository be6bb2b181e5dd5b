/// A part of a text with places for arguments.
enum FormatPiece: Equatable {
    case text(String)
    /// An argument by its number from 1, or the next one, in a format such as `%lld`.
    case argument(number: Int?, format: String)
    /// A substitution `%#@name@` for an argument.
    case substitution(number: Int?, name: String)
    /// The argument of the substitution that the text is of: `%arg`.
    case ownArgument

    /// The pieces of a text; a percent sign that begins no place is a character.
    static func pieces(of text: String) -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var literal = ""
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "%" else {
                literal.unicodeScalars.append(scalar)
                continue
            }
            var reader = FormatReader(rest)
            guard let piece = reader.piece() else {
                literal.unicodeScalars.append(scalar)
                continue
            }
            rest = reader.rest
            if case .text(let text) = piece {
                literal += text
                continue
            }
            if !literal.isEmpty { pieces.append(.text(literal)) }
            literal = ""
            pieces.append(piece)
        }
        if !literal.isEmpty { pieces.append(.text(literal)) }
        return pieces
    }
}

/// The characters after a percent sign.
private struct FormatReader {
    private(set) var rest: Substring.UnicodeScalarView

    /// The characters of the longest name, so that a text without the end of one is not read again and again.
    private static let nameLength = 100

    init(_ rest: Substring.UnicodeScalarView) {
        self.rest = rest
    }

    mutating func piece() -> FormatPiece? {
        if take("%") { return .text("%") }
        if takeAll("arg") { return .ownArgument }
        let number = number()
        if take("#") {
            if take("@") { return name().map { .substitution(number: number, name: $0) } }
            return argument(number: number, flags: "#")
        }
        // The name of an argument, for those who translate.
        if number == nil, take("(") {
            let name = rest.prefix(Self.nameLength).prefix { $0 != ")" }
            rest = rest.dropFirst(name.count)
            guard take(")") else { return nil }
        }
        return argument(number: number, flags: "")
    }

    /// A number with a dollar sign.
    private mutating func number() -> Int? {
        let digits = rest.prefix { ("0"..."9").contains($0) }
        guard (1...3).contains(digits.count), rest.dropFirst(digits.count).first == "$",
            let number = Int(String(digits)), number > 0
        else { return nil }
        rest = rest.dropFirst(digits.count + 1)
        return number
    }

    /// The name up to an at sign.
    private mutating func name() -> String? {
        let name = rest.prefix(Self.nameLength).prefix { $0 != "@" }
        guard !name.isEmpty, rest.dropFirst(name.count).first == "@" else { return nil }
        rest = rest.dropFirst(name.count + 1)
        return String(name)
    }

    /// The digits of a width and of a precision: nobody reads a longer text.
    private static let digits = 3

    /// Flags, a width, a precision, a length and a conversion.
    private mutating func argument(number: Int?, flags: String) -> FormatPiece? {
        var format = "%" + flags
        func take(atMost count: Int = 8, while isPart: (Unicode.Scalar) -> Bool) {
            let part = rest.prefix(count).prefix(while: isPart)
            format.unicodeScalars.append(contentsOf: part)
            rest = rest.dropFirst(part.count)
        }
        take { "-+ 0#'".unicodeScalars.contains($0) }
        take(atMost: Self.digits) { ("0"..."9").contains($0) }
        if self.take(".") {
            format += "."
            take(atMost: Self.digits) { ("0"..."9").contains($0) }
        }
        take { "hlqLztj".unicodeScalars.contains($0) }
        guard let conversion = rest.popFirst(), "@diouxXeEfFgGaAcCsSp".unicodeScalars.contains(conversion)
        else {
            return nil
        }
        format.unicodeScalars.append(conversion)
        return .argument(number: number, format: format)
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest = rest.dropFirst()
        return true
    }

    private mutating func takeAll(_ text: String) -> Bool {
        guard rest.starts(with: text.unicodeScalars) else { return false }
        rest = rest.dropFirst(text.unicodeScalars.count)
        return true
    }
}
