import StyleBridge
import StyleRuntime
import StyleSyntax

extension Operators {
    func resolveArithmetic(
        _ left: ExpressionID,
        _ symbol: Name,
        _ right: ExpressionID,
        as expected: StyleType?,
        in scope: Scope
    ) -> Typed {
        var wanted = expected?.unwrapped
        switch wanted?.kind {
        case .engine(.double), .engine(.int), .engine(.string): break
        // The elements of a literal may say nothing without the type of the sum: `[.first, .second] + others`.
        case .array where symbol.text == "+": break
        default: wanted = nil
        }
        if let wanted {
            let checked = checker.attempt {
                (
                    expressions.check(left, as: wanted, in: scope),
                    expressions.check(right, as: wanted, in: scope)
                )
            }
            if checked.diagnostics.isEmpty, let computation = Arithmetic(symbol.text, of: wanted) {
                let (first, second) = checker.accept(checked)
                return combine(first, with: second, as: wanted, by: computation, at: symbol.place)
            }
        }
        if bridge.functions[symbol.text]?.contains(where: { $0.result == expected?.unwrapped }) == true,
            let typed = engineOperator(symbol, on: [left, right], as: expected, in: scope)
        {
            return typed
        }
        let isOfIntegers = symbol.text == "%"
        guard let (first, second, type) = operands(left, right, as: isOfIntegers ? .int : nil, in: scope)
        else {
            return engineOperator(symbol, on: [left, right], as: expected, in: scope)
                ?? mismatch(left, symbol, right, in: scope)
        }
        if type.isUnknown {
            return Typed(.unknown, external: first.external ?? second.external, first.operation)
        }
        guard let computation = Arithmetic(symbol.text, of: type) else {
            // Both operands have the type, whatever they are made of.
            return engineOperator(symbol, on: [left, right], as: expected, in: scope, acceptsStandIns: true)
                ?? mismatch(left, symbol, right, in: scope)
        }
        return combine(first, with: second, as: type, by: computation, at: symbol.place)
    }

    private func combine(
        _ first: Typed,
        with second: Typed,
        as type: StyleType,
        by computation: Arithmetic,
        at place: SourcePlace
    ) -> Typed {
        Typed(type, ArithmeticOperation(computation: computation, first: first, second: second, place: place))
    }
}
