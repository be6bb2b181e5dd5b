/// A condition of `if`, `guard` or `while`.
package enum Condition: Hashable, Sendable {
    case expression(ExpressionID)
    /// `let a = b` and `let a`, which has no value; `var` is a variable.
    case optionalBinding(isVariable: Bool, pattern: PatternID, type: TypeID?, value: ExpressionID?)
    /// `case pattern = value`
    case pattern(PatternID, type: TypeID?, value: ExpressionID)
    /// `#available(iOS 26, *)`, and `#unavailable`.
    case availability(Availability, isUnavailable: Bool, SourceRange)
}
