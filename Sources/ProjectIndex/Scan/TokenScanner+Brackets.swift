extension TokenScanner {
    mutating func open(_ byte: UInt8) {
        let start = offset
        offset += 1
        let isCalled =
            !isSpaced && (tokens.last.map { $0.kind == .name || $0.is(")") || $0.is("]") } ?? false)
        add(.punctuation, from: start, byte: byte)
        switch byte {
        case UInt8(ascii: "{"):
            brackets.append(.brace)
            openBraces += 1
        case UInt8(ascii: "("): brackets.append(.parenthesis)
        default: brackets.append(isCalled ? .subscript : .square)
        }
    }

    /// Opens the parenthesis of an interpolation, or the branch of an `#if`, inside of which braces are closed alone.
    mutating func openBarrier(isBranch: Bool) {
        brackets.append(isBranch ? .branch(braces: openBraces) : .interpolation(braces: openBraces))
        openBraces = 0
    }

    /// Ends a branch that is not compiled, with all that is open in it.
    mutating func closeBranch(at depth: Int) {
        guard depth < brackets.count, case .branch(let braces) = brackets[depth] else { return }
        brackets.removeLast(brackets.count - depth)
        openBraces = braces
    }

    mutating func close(_ byte: UInt8) {
        let start = offset
        offset += 1
        switch (byte, brackets.last) {
        case (UInt8(ascii: "}"), _):
            guard openBraces > 0 else { break }
            openBraces -= 1
            while let last = brackets.popLast() {
                if case .brace = last { break }
            }
        case (UInt8(ascii: ")"), .parenthesis), (UInt8(ascii: "]"), .square), (UInt8(ascii: "]"), .subscript):
            brackets.removeLast()
        case (UInt8(ascii: ")"), .interpolation(let braces)):
            brackets.removeLast()
            openBraces = braces
            add(.punctuation, from: start, byte: byte)
            return continueString()
        default: break
        }
        add(.punctuation, from: start, byte: byte)
    }

    /// Marks the name before a colon as that of an argument or a parameter, if it is one.
    mutating func markLabel() {
        let count = tokens.count
        guard branches.isActive, count > 1, tokens[count - 1].isWord else { return }
        switch brackets.last {
        case .parenthesis, .subscript: break
        default: return
        }
        func begins(_ index: Int) -> Bool {
            index >= 0 && (tokens[index].is("(") || tokens[index].is(",") || tokens[index].is("["))
        }
        if begins(count - 2) {
            tokens[count - 1] = tokens[count - 1].asLabel
        } else if tokens[count - 2].isWord, begins(count - 3) {
            tokens[count - 2] = tokens[count - 2].asLabel
            tokens[count - 1] = tokens[count - 1].asLabel
        }
    }
}
