/// A case of a `switch`.
package struct SwitchCase: Hashable, Sendable {
    package let range: SourceRange
    /// The patterns; nil for `default`.
    package let items: [Item]?
    package let isUnknown: Bool
    package let body: [StatementID]
    /// The `#if` around the case; a program that was read for a system has none.
    package let condition: CompilationCondition?

    package init(
        range: SourceRange,
        items: [Item]?,
        isUnknown: Bool,
        body: [StatementID],
        condition: CompilationCondition?
    ) {
        self.range = range
        self.items = items
        self.isUnknown = isUnknown
        self.body = body
        self.condition = condition
    }

    /// A pattern with its `where` condition.
    package struct Item: Hashable, Sendable {
        package let pattern: PatternID
        package let condition: ExpressionID?

        package init(pattern: PatternID, condition: ExpressionID?) {
            self.pattern = pattern
            self.condition = condition
        }
    }
}
