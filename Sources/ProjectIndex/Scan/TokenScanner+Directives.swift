extension TokenScanner {
    /// Reads a directive of conditional compilation behind its word; `false` if it is another word.
    mutating func readDirective(_ word: Int32) -> Bool {
        switch word {
        case Word.if.rawValue:
            let condition = readCondition()
            if branches.begin(condition, at: brackets.count) { openBarrier(isBranch: true) }
        case KnownName.elseif:
            let condition = readCondition()
            changeBranch(to: condition)
        case Word.else.rawValue:
            changeBranch(to: .both)
        case KnownName.endif:
            closeBarrier()
            branches.end()
        default: return false
        }
        return true
    }

    private mutating func changeBranch(to condition: BuildSettings.Systems) {
        closeBarrier()
        if branches.change(to: condition, at: brackets.count) { openBarrier(isBranch: true) }
    }

    private mutating func closeBarrier() {
        if let depth = branches.barrierDepth { closeBranch(at: depth) }
    }

    /// Reads a condition up to the end of its line, or of the next ones if an operator or a parenthesis expects more.
    private mutating func readCondition() -> BuildSettings.Systems {
        var condition = ConditionStack()
        while offset < bytes.count {
            let first = bytes[offset]
            switch first {
            case 0x0A, 0x0D:
                guard condition.expectsMore else { return condition.value }
                endLine()
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
                skipComment()
            case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "!"):
                condition.add(first)
                offset += 1
            case UInt8(ascii: "&"), UInt8(ascii: "|"):
                if byte(1) == first { offset += 1 }
                condition.add(first)
                offset += 1
            case _ where Self.isWord(first):
                condition.add(readTest())
            default:
                offset += 1
            }
        }
        return condition.value
    }

    /// Reads a flag, or a name with an argument.
    private mutating func readTest() -> BuildSettings.Systems {
        let name = readText { Self.isWord($0) }
        while byte() == 0x20 || byte() == 0x09 { offset += 1 }
        guard byte() == UInt8(ascii: "(") else {
            if let systems = branches.settings.flag(name) { return systems }
            if branches.isActive { branches.flags.insert(name) }
            return []
        }
        offset += 1
        let argument = readText { $0 != UInt8(ascii: ")") && $0 != 0x0A && $0 != 0x0D }
        if byte() == UInt8(ascii: ")") { offset += 1 }
        return branches.settings.test(name, argument: argument)
    }

    /// Reads the bytes of which a test is true, without spaces; of a long text the beginning.
    private mutating func readText(while isPart: (UInt8) -> Bool) -> String {
        let start = offset
        while offset < bytes.count, isPart(bytes[offset]) { offset += 1 }
        let part = bytes[start..<min(offset, start + IndexLimits.literalBytes)]
        return String(decoding: part.filter { $0 != 0x20 && $0 != 0x09 }, as: UTF8.self)
    }
}

/// The part of a condition that has been read: its operators and the systems for which its operands are true.
private struct ConditionStack {
    private var operands: [BuildSettings.Systems] = []
    private var operators: [UInt8] = []
    private var parentheses = 0
    private var isContinued = false

    /// Whether the condition goes on in the next line.
    var expectsMore: Bool { parentheses > 0 || isContinued }

    mutating func add(_ operand: BuildSettings.Systems) {
        operands.append(operand)
        isContinued = false
        applyNegations()
    }

    mutating func add(_ mark: UInt8) {
        switch mark {
        case UInt8(ascii: "("):
            parentheses += 1
            operators.append(mark)
        case UInt8(ascii: ")"):
            guard parentheses > 0 else { return }
            parentheses -= 1
            isContinued = false
            while let last = operators.popLast(), last != UInt8(ascii: "(") { apply(last) }
            applyNegations()
        case UInt8(ascii: "!"):
            operators.append(mark)
        default:
            isContinued = true
            while let last = operators.last, last == UInt8(ascii: "&") || last == mark {
                operators.removeLast()
                apply(last)
            }
            operators.append(mark)
        }
    }

    private mutating func applyNegations() {
        while operators.last == UInt8(ascii: "!"), let operand = operands.popLast() {
            operators.removeLast()
            operands.append(BuildSettings.Systems.both.subtracting(operand))
        }
    }

    private mutating func apply(_ mark: UInt8) {
        guard operands.count > 1, let second = operands.popLast(), let first = operands.popLast() else {
            return
        }
        operands.append(mark == UInt8(ascii: "&") ? first.intersection(second) : first.union(second))
    }

    /// The systems for which the whole condition is true.
    var value: BuildSettings.Systems {
        var rest = self
        while let last = rest.operators.popLast() { rest.apply(last) }
        return rest.operands.last ?? []
    }
}
