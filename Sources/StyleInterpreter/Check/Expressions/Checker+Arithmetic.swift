import StyleSyntax

extension Checker {
    func resolveArithmetic(
        _ left: ExpressionID,
        _ symbol: Name,
        _ right: ExpressionID,
        _ expected: StyleType?,
        _ scope: Scope
    ) -> Typed {
        var wanted = expected?.unwrapped
        if wanted != .double && wanted != .int && wanted != .string { wanted = nil }
        if let wanted {
            let checked = attempt { (self.check(left, wanted, scope), self.check(right, wanted, scope)) }
            if checked.diagnostics.isEmpty, let compute = arithmetic(symbol, wanted) {
                let (first, second) = accept(checked)
                return combine(first, second, wanted, compute, symbol)
            }
        }
        if bridge.functions[symbol.text]?.contains(where: { $0.result == expected?.unwrapped }) == true,
            let typed = engineOperator(symbol, [left, right], expected, scope)
        {
            return typed
        }
        let isOfIntegers = symbol.text == "%"
        guard let (first, second, type) = operands(left, right, isOfIntegers ? .int : nil, scope) else {
            return engineOperator(symbol, [left, right], expected, scope)
                ?? mismatch(left, symbol, right, scope)
        }
        if type.isUnknown {
            return Typed(.unknown, external: first.external ?? second.external, first.code)
        }
        guard let compute = arithmetic(symbol, type) else {
            return engineOperator(symbol, [left, right], expected, scope)
                ?? mismatch(left, symbol, right, scope)
        }
        return combine(first, second, type, compute, symbol)
    }

    private func combine(
        _ first: Typed,
        _ second: Typed,
        _ type: StyleType,
        _ compute: @escaping @Sendable (Execution, Value, Value) throws(Failure) -> Value,
        _ symbol: Name
    ) -> Typed {
        let (a, b) = (first.code, second.code)
        return Typed(type) { frame throws(Failure) in
            do throws(Failure) {
                try frame.execution.step()
                let first = try a(frame)
                return try compute(frame.execution, first, try b(frame))
            } catch {
                throw error.at(symbol.place)
            }
        }
    }

    /// The computation of an operator for a type.
    func arithmetic(
        _ symbol: Name,
        _ type: StyleType
    ) -> (@Sendable (Execution, Value, Value) throws(Failure) -> Value)? {
        let operation = symbol.text
        switch type {
        case .double where ["+", "-", "*", "/"].contains(operation):
            return { _, first, second throws(Failure) in
                guard case .number(let first) = first, case .number(let second) = second else { return first }
                return switch operation {
                case "+": .number(first + second)
                case "-": .number(first - second)
                case "*": .number(first * second)
                default: .number(first / second)
                }
            }
        case .int:
            return { _, first, second throws(Failure) in
                guard case .integer(let first) = first, case .integer(let second) = second else {
                    return first
                }
                let result: (partialValue: Int, overflow: Bool)
                switch operation {
                case "+": result = first.addingReportingOverflow(second)
                case "-": result = first.subtractingReportingOverflow(second)
                case "*": result = first.multipliedReportingOverflow(by: second)
                case "/": result = first.dividedReportingOverflow(by: second)
                case "&": return .integer(first & second)
                case "|": return .integer(first | second)
                case "^": return .integer(first ^ second)
                case "<<": return .integer(first << second)
                case ">>": return .integer(first >> second)
                case "&+": return .integer(first &+ second)
                case "&-": return .integer(first &- second)
                case "&*": return .integer(first &* second)
                default: result = first.remainderReportingOverflow(dividingBy: second)
                }
                guard !result.overflow else { throw Failure("arithmetic operation overflows") }
                return .integer(result.partialValue)
            }
        case .string where operation == "+":
            return { execution, first, second throws(Failure) in
                guard case .string(let first) = first, case .string(let second) = second else { return first }
                try execution.checkText(byteCount: first.utf8.count + second.utf8.count)
                return try execution.made(.string(first + second))
            }
        case .array where operation == "+":
            return { execution, first, second throws(Failure) in
                guard case .array(let first) = first, case .array(let second) = second else { return first }
                try execution.checkParts(first.count + second.count)
                return try execution.made(.array(first + second))
            }
        default: return nil
        }
    }
}
