import StyleRuntime
import StyleSyntax

extension Operators {
    /// A range between two values: of integers, of numbers where one of them is no integer, or of dates.
    func resolveRange(
        _ left: ExpressionID,
        _ symbol: Name,
        _ right: ExpressionID,
        as expected: StyleType?,
        in scope: Scope
    ) -> Typed {
        let bounds = RangeBounds.candidates(for: expected)
        let tried = bounds.lazy.map { bounds in
            (
                bounds,
                checker.attempt {
                    (
                        expressions.check(left, as: bounds.type, in: scope),
                        expressions.check(right, as: bounds.type, in: scope)
                    )
                }
            )
        }
        // The messages are those about integers, which most ranges are of.
        guard let (kind, ends) = tried.first(where: { $0.1.diagnostics.isEmpty }) ?? tried.first else {
            return .failed
        }
        let (lower, upper) = checker.accept(ends)
        let isClosed = symbol.text == "..."
        return Typed(
            .range(of: kind.type, isClosed: isClosed),
            RangeOperation(
                bounds: kind,
                isClosed: isClosed,
                lower: lower,
                upper: upper,
                place: symbol.place
            )
        )
    }

    /// A range without an end, of integers, of numbers where its bound is no integer, or of dates.
    func openRange(
        _ lower: ExpressionID?,
        _ symbol: Name,
        _ upper: ExpressionID?,
        as expected: StyleType?,
        in scope: Scope
    ) -> Typed {
        guard let bound = lower ?? upper else { return .failed }
        let tried = RangeBounds.candidates(for: expected).lazy.map { bounds in
            (bounds, checker.attempt { expressions.check(bound, as: bounds.type, in: scope) })
        }
        guard let (kind, end) = tried.first(where: { $0.1.diagnostics.isEmpty }) ?? tried.first else {
            return .failed
        }
        return Typed(
            .range(of: kind.type, isClosed: false),
            OpenRange(
                bounds: kind,
                isLower: lower != nil,
                isClosed: symbol.text == "...",
                bound: checker.accept(end)
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
            lower: bounds.lower.map { expressions.check($0, as: type, in: scope) },
            upper: bounds.upper.map { expressions.check($0, as: type, in: scope) },
            isClosed: bounds.symbol == "..."
        )
    }
}
