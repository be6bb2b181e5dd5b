import StyleSyntax

// Errors that a source throws and catches.
extension Checker {
    /// A block with the clauses that catch its errors.
    func doStatement(_ body: [StatementID], _ catches: [Statement.CatchClause], _ scope: Scope)
        -> any StatementOperation
    {
        let block = block(body, scope)
        guard !catches.isEmpty else { return block }
        var clauses: [(pattern: any PatternOperation, body: any StatementOperation)] = []
        for clause in catches {
            scope.open()
            let pattern = clause.items.isEmpty ? anyError(scope) : caught(clause.items, scope)
            clauses.append((pattern, self.block(clause.body, scope)))
            scope.close()
        }
        return DoStatement(body: block, clauses: clauses)
    }

    /// A clause without a pattern, which names the error `error`.
    private func anyError(_ scope: Scope) -> any PatternOperation {
        BindingPattern(name: "error", slot: scope.declare("error", .any("Error")))
    }

    private func caught(_ items: [SwitchCase.Item], _ scope: Scope) -> any PatternOperation {
        CasePatterns(
            items: items.map { item in
                let pattern = pattern(item.pattern, .any("Error"), scope)
                return .init(pattern: pattern, condition: item.condition.map { check($0, .bool, scope) })
            }
        )
    }

    /// Resolves an expression that can throw.
    func resolveTry(
        _ kind: Expression.Try,
        _ inner: ExpressionID,
        _ place: SourcePlace,
        _ expected: StyleType?,
        _ scope: Scope,
        base: StyleType?
    ) -> Typed {
        let typed = resolve(inner, kind == .optional ? expected?.unwrapped : expected, scope, base: base)
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
