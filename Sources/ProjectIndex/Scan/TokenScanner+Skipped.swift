extension TokenScanner {
    /// Moves behind a comment, inside of which there can be others.
    mutating func skipComment() {
        var depth = 0
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
                depth += 1
                offset += 2
            case UInt8(ascii: "*") where byte(1) == UInt8(ascii: "/"):
                depth -= 1
                offset += 2
                if depth == 0 { return }
            case 0x0A, 0x0D:
                endLine()
                startsLine = true
            default:
                offset += 1
            }
        }
    }

    /// Reads a regular expression on one line; `false` if there is none.
    mutating func readExpression(pounds: Int) -> Bool {
        let start = offset
        guard offset >= plainEnd else { return false }
        if pounds == 0 {
            let next = byte(1)
            guard next != 0x20, next != 0x09, next != 0x0A, next != 0x0D, expectsOperand else { return false }
        }
        var end = offset + pounds + 1
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
            if bytes[end] == UInt8(ascii: "\\") {
                end += 1
            } else if bytes[end] == UInt8(ascii: "/") {
                var closing = 0
                while closing < pounds, end + 1 + closing < bytes.count,
                    bytes[end + 1 + closing] == UInt8(ascii: "#")
                {
                    closing += 1
                }
                if closing == pounds {
                    offset = end + 1 + pounds
                    add(.literal, from: start)
                    return true
                }
                end += closing
            }
            end += 1
        }
        plainEnd = min(end, bytes.count)
        return false
    }

    /// Whether an operand can stand behind the last token, rather than an operator.
    private var expectsOperand: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .name, .label, .string, .literal, .macro: return false
        case .keyword: return !last.is(.self) && !last.is(.super)
        case .operator: return isSpaced || last.isSpaced
        case .punctuation: return !last.is(")") && !last.is("]") && !last.is("}")
        }
    }
}
