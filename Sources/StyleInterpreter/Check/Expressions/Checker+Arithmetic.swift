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
            if checked.diagnostics.isEmpty, let computation = Arithmetic(symbol.text, of: wanted) {
                let (first, second) = accept(checked)
                return combine(first, second, as: wanted, by: computation, at: symbol.place)
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
            return Typed(.unknown, external: first.external ?? second.external, first.operation)
        }
        guard let computation = Arithmetic(symbol.text, of: type) else {
            // Both operands have the type, whatever they are made of.
            return engineOperator(symbol, [left, right], expected, scope, acceptsStandIns: true)
                ?? mismatch(left, symbol, right, scope)
        }
        return combine(first, second, as: type, by: computation, at: symbol.place)
    }

    private func combine(
        _ first: Typed,
        _ second: Typed,
        as type: StyleType,
        by computation: Arithmetic,
        at place: SourcePlace
    ) -> Typed {
        Typed(type, ArithmeticOperation(computation: computation, first: first, second: second, place: place))
    }
}
