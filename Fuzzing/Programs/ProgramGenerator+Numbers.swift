// Expressions of numbers, truth values and texts. Each takes a depth, the number of expressions that may be within it;
// the first form of each, that of an input at its end, has none.
extension ProgramGenerator {
    /// An expression of type `Int`.
    func int(_ depth: Int) -> String {
        guard depth > 0 else { return leaf(.int) ?? integerLiteral() }
        let inner = depth - 1
        switch choice(24) {
        case 0: return integerLiteral()
        case 1...5: return leaf(.int) ?? integerLiteral()
        case 6: return "(\(int(inner)) &+ \(int(inner)))"
        case 7: return "(\(int(inner)) &* \(int(inner)))"
        case 8: return "(\(int(inner)) &- \(int(inner)))"
        case 9: return "(\(int(inner)) % \(pick(["7", "3", "100", "1"])))"
        case 10: return "(\(int(inner)) / \(pick(["3", "2", "64"])))"
        case 11: return "\(pick(["min", "max"]))(\(int(inner)), \(int(inner)))"
        case 12: return "(\(int(inner)) \(pick(["&", "|", "^"])) \(int(inner)))"
        case 13: return "(\(pick(["1", "12", "255"])) \(pick(["<<", ">>"])) \(pick(["0", "1", "8", "31"])))"
        case 14: return "abs(\(int(inner)))"
        case 15: return "Int(\(pick(["1.5", "-0.5", "0.0", "99.9"])) * 2)"
        case 16: return "\(array(of: .int, inner)).count"
        case 17: return "\(array(of: .int, inner)).reduce(0, \(pick(["&+", "&*", "^"])))"
        case 18: return "(\(array(of: .int, inner)).\(pick(["first", "last", "max()", "min()"])) ?? 0)"
        case 19: return "(\(dictionary(inner))[\(string(inner))] ?? \(integerLiteral()))"
        case 20: return "\(string(inner)).count"
        case 21: return "\(set(inner)).count"
        case 22: return "(\(int(inner)) + \(pick(["1", "2", "0"])))"
        default: return anyForm(of: .int, inner)
        }
    }

    /// A literal of an integer, which may be an extreme one.
    func integerLiteral() -> String {
        chance(oneIn: 12)
            ? pick(["Int.max", "Int.min", "1_000_000"])
            : pick(["1", "0", "2", "3", "5", "8", "12", "20", "-1", "100", "300", "0xFF"])
    }

    /// A range of integers from zero, of at most a few hundred.
    func shortRange() -> String { "0..<\(pick(["3", "0", "12", "100", "300"]))" }

    /// An expression of type `Double`.
    func double(_ depth: Int) -> String {
        guard depth > 0 else { return leaf(.double) ?? numberLiteral() }
        let inner = depth - 1
        switch choice(16) {
        case 0, 1: return numberLiteral()
        case 2...4: return leaf(.double) ?? numberLiteral()
        case 5: return "(\(double(inner)) \(pick(["+", "-", "*", "/"])) \(double(inner)))"
        case 6: return "Double(\(int(inner)))"
        case 7: return "Double(\(cgFloat(inner)))"
        case 8: return "\(pick(["min", "max"]))(\(double(inner)), \(double(inner)))"
        case 9: return "\(pick(["sin", "cos", "abs", "sqrt", "floor"]))(\(double(inner)))"
        case 10: return "\(double(inner)).rounded()"
        case 11: return "pow(\(double(inner)), \(pick(["2", "0.5", "-1"])))"
        case 12: return "\(double(inner)).truncatingRemainder(dividingBy: \(numberLiteral()))"
        case 13: return "\(array(of: .double, inner)).reduce(0, +)"
        case 14: return "(\(bool(inner)) ? \(double(inner)) : \(double(inner)))"
        default: return anyForm(of: .double, inner)
        }
    }

    /// A literal of a number, which may be an extreme one.
    func numberLiteral() -> String {
        if chance(oneIn: 12) {
            return pick([
                "1e308", "-1e308", "1e-308", "Double.infinity", "-Double.infinity", "Double.nan",
                "Double.greatestFiniteMagnitude", "Double.leastNonzeroMagnitude", "-0.0",
            ])
        }
        return pick(["1.0", "0.5", "0.0", "0.25", "2.5", "12.0", "-1.0", "100.0", "Double.pi", "0.1", "0.9"])
    }

    /// An expression of type `CGFloat`.
    func cgFloat(_ depth: Int) -> String {
        guard depth > 0 else { return leaf(.cgFloat) ?? lengthLiteral() }
        let inner = depth - 1
        switch choice(9) {
        case 0, 1: return lengthLiteral()
        case 2, 3: return leaf(.cgFloat) ?? lengthLiteral()
        case 4: return "CGFloat(\(double(inner)))"
        case 5: return "CGFloat(\(int(inner)))"
        case 6: return "(\(cgFloat(inner)) \(pick(["+", "-", "*", "/"])) \(cgFloat(inner)))"
        case 7: return "\(pick(["min", "max"]))(\(cgFloat(inner)), \(cgFloat(inner)))"
        default: return anyForm(of: .cgFloat, inner)
        }
    }

    /// A literal of a length, which may be an extreme one.
    private func lengthLiteral() -> String {
        "CGFloat(\(pick(["8", "0", "1", "2.5", "16", "40", "-4", "1000", "1e6"])))"
    }

    /// An expression of type `Bool`.
    func bool(_ depth: Int) -> String {
        guard depth > 0 else { return leaf(.bool) ?? pick(["true", "false"]) }
        let inner = depth - 1
        switch choice(13) {
        case 0: return pick(["true", "false"])
        case 1...3: return leaf(.bool) ?? pick(["true", "false"])
        case 4: return "(\(int(inner)) \(pick(["<", "==", ">=", "!="])) \(int(inner)))"
        case 5: return "(\(double(inner)) \(pick(["<", "==", ">", "!="])) \(double(inner)))"
        case 6: return "(\(bool(inner)) \(pick(["&&", "||"])) \(bool(inner)))"
        case 7: return "!(\(bool(inner)))"
        case 8: return "\(array(of: .int, inner)).contains(\(int(inner)))"
        case 9:
            return "\(array(of: .int, inner)).\(pick(["allSatisfy", "contains"])) { $0 > \(int(inner)) }"
                .parenthesized
        case 10: return "\(string(inner)).\(pick(["isEmpty", "hasPrefix(\"a\")", "hasSuffix(\"é\")"]))"
        case 11: return "(0..<\(pick(["9", "300"]))).contains(\(int(inner)))"
        default: return anyForm(of: .bool, inner)
        }
    }

    /// An expression of type `String`.
    func string(_ depth: Int) -> String {
        guard depth > 0 else { return leaf(.string) ?? textLiteral() }
        let inner = depth - 1
        switch choice(14) {
        case 0, 1: return textLiteral()
        case 2...4: return leaf(.string) ?? textLiteral()
        case 5: return "(\(string(inner)) + \(string(inner)))"
        case 6: return "\"n \\(\(int(inner)))\""
        case 7: return "\"\\(\(double(inner))), \\(\(bool(inner)))\""
        case 8: return "\(string(inner)).\(pick(["uppercased()", "lowercased()"]))"
        case 9:
            return "String(\(string(inner)).\(pick(["prefix(2)", "reversed()", "dropFirst()", "suffix(3)"])))"
        case 10: return "\(array(of: .string, inner)).joined(separator: \", \")"
        case 11: return "String(repeating: \(textLiteral()), count: \(pick(["3", "0", "40", "300"])))"
        case 12: return "\(array(of: .int, inner)).map { \"\\($0)\" }.joined()".parenthesized
        default: return anyForm(of: .string, inner)
        }
    }

    /// A literal of a text.
    func textLiteral() -> String {
        pick([
            "\"a\"", "\"\"", "\"Buy\"", "\"a longer title with spaces\"", "\"é\"", "\"👩‍👩‍👧\"", "\"שלום\"",
            "\"مرحبا\"",
            "\"**bold** _text_\"", "\"two\\nlines\"", "\"%d\"", "\"\\u{0}\"", "\"\\u{202E}x\"",
        ])
    }

    /// A variable of a type, or a member of one, if there is any.
    func leaf(_ type: GeneratedType) -> String? {
        pickIfAny(scope.readable(type))
    }
}

extension String {
    /// The expression in parentheses.
    var parenthesized: String { "(\(self))" }
}
