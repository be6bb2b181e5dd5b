import StyleSyntax

extension Checker {
    /// A range between two values: of integers, or of numbers where one of them is no integer.
    func resolveRange(
        _ left: ExpressionID,
        _ symbol: Name,
        _ right: ExpressionID,
        as expected: StyleType?,
        in scope: Scope
    ) -> Typed {
        let integers = attempt {
            (self.check(left, as: .int, in: scope), self.check(right, as: .int, in: scope))
        }
        let wantsNumbers = expected?.unwrapped == NumberRange.bridgedType
        if !wantsNumbers, integers.diagnostics.isEmpty {
            let (first, second) = accept(integers)
            return integerRange(first, symbol, second)
        }
        let numbers = attempt {
            (self.check(left, as: .double, in: scope), self.check(right, as: .double, in: scope))
        }
        guard numbers.diagnostics.isEmpty else {
            let (first, second) = accept(integers)
            return integerRange(first, symbol, second)
        }
        let (first, second) = accept(numbers)
        return Typed(
            NumberRange.bridgedType,
            RangeOperation(
                isOfIntegers: false,
                isClosed: symbol.text == "...",
                lower: first,
                upper: second,
                place: symbol.place
            )
        )
    }

    private func integerRange(_ lower: Typed, _ symbol: Name, _ upper: Typed) -> Typed {
        let isClosed = symbol.text == "..."
        return Typed(
            isClosed ? .closedRange : .range,
            RangeOperation(
                isOfIntegers: true,
                isClosed: isClosed,
                lower: lower,
                upper: upper,
                place: symbol.place
            )
        )
    }

    /// A range without an end, of integers, or of numbers where its bound is no integer.
    func openRange(
        _ lower: ExpressionID?,
        _ symbol: Name,
        _ upper: ExpressionID?,
        as expected: StyleType?,
        in scope: Scope
    )
        -> Typed
    {
        guard let bound = lower ?? upper else { return .failed }
        let (isLower, isClosed) = (lower != nil, symbol.text == "...")
        let integer = attempt { self.check(bound, as: .int, in: scope) }
        if integer.diagnostics.isEmpty, expected?.unwrapped != NumberRange.bridgedType {
            let value = accept(integer)
            return Typed(
                .range,
                OpenRange(isOfIntegers: true, isLower: isLower, isClosed: isClosed, bound: value)
            )
        }
        return Typed(
            NumberRange.bridgedType,
            OpenRange(
                isOfIntegers: false,
                isLower: isLower,
                isClosed: isClosed,
                bound: check(bound, as: .double, in: scope)
            )
        )
    }

    /// A range as a pattern for a number: `0..<1`, `..<0`, `5...`; nil for other expressions.
    func rangePattern(_ id: ExpressionID, as type: StyleType, in scope: Scope) -> BoundsPattern? {
        guard type == .int || type == .double else { return nil }
        let bounds: (lower: ExpressionID?, symbol: String, upper: ExpressionID?)
        switch program[id].kind {
        case .binary(let lower, let symbol, let upper): bounds = (lower, symbol.text, upper)
        case .prefix(let symbol, let upper): bounds = (nil, symbol.text, upper)
        case .postfix(let lower, let symbol): bounds = (lower, symbol.text, nil)
        default: return nil
        }
        guard bounds.symbol == "..." || bounds.symbol == "..<" else { return nil }
        return BoundsPattern(
            lower: bounds.lower.map { check($0, as: type, in: scope) },
            upper: bounds.upper.map { check($0, as: type, in: scope) },
            isClosed: bounds.symbol == "..."
        )
    }
}
