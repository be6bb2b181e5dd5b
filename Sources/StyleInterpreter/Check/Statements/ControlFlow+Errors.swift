import StyleRuntime
import StyleSyntax

// Errors that a source throws and catches.
extension ControlFlow {
    /// A block with the clauses that catch its errors.
    func doStatement(_ body: [StatementID], catching catches: [Statement.CatchClause], in scope: Scope)
        -> any StatementOperation
    {
        let block = block(body, in: scope)
        guard !catches.isEmpty else { return block }
        var clauses: [(pattern: any PatternOperation, body: any StatementOperation)] = []
        for clause in catches {
            scope.open()
            let pattern = clause.items.isEmpty ? anyError(scope) : caught(clause.items, in: scope)
            clauses.append((pattern, self.block(clause.body, in: scope)))
            scope.close()
        }
        return DoStatement(body: block, clauses: clauses)
    }

    /// A clause without a pattern, which names the error `error`.
    private func anyError(_ scope: Scope) -> any PatternOperation {
        BindingPattern(name: "error", slot: scope.declare("error", as: .any(.error)))
    }

    private func caught(_ items: [SwitchCase.Item], in scope: Scope) -> any PatternOperation {
        CasePatterns(
            items: items.map { item in
                let pattern = patterns.pattern(item.pattern, as: .any(.error), in: scope)
                return .init(
                    pattern: pattern,
                    condition: item.condition.map { expressions.check($0, as: .bool, in: scope) }
                )
            }
        )
    }

    /// Resolves an expression that can throw.
    func resolveTry(
        _ kind: Expression.Try,
        of inner: ExpressionID,
        at place: SourcePlace,
        as expected: StyleType?,
        in scope: Scope,
        base: StyleType?
    ) -> Typed {
        let typed = expressions.resolve(
            inner,
            as: kind == .optional ? expected?.unwrapped : expected,
            in: scope,
            base: base
        )
        switch kind {
        case .plain: return typed
        case .optional:
            let type: StyleType =
                typed.type.isOptional || typed.type.isUnknown ? typed.type : .optional(typed.type)
            return Typed(
                type,
                external: typed.external,
                TryOperation(isOptional: true, value: typed, place: place)
            )
        case .forced:
            return Typed(
                typed.type,
                external: typed.external,
                TryOperation(isOptional: false, value: typed, place: place)
            )
        }
    }
}
