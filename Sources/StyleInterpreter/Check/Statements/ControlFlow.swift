import StyleRuntime
import StyleSyntax

/// Statements: blocks, local declarations, conditions, loops, switches and errors.
struct ControlFlow: CheckPart {
    let checker: Checker

    func block(_ statements: [StatementID], in scope: Scope) -> any StatementOperation {
        scope.open()
        defer { scope.close() }
        return Block(
            items: statements.map { id in
                let isDeferred = if case .defer = program[id].kind { true } else { false }
                return Block.Item(statement: statement(id, in: scope), isDeferred: isDeferred)
            }
        )
    }

    /// A statement, whose failures have its place unless they have one of an expression in it.
    func statement(_ id: StatementID, in scope: Scope) -> any StatementOperation {
        PlacedStatement(statement: unplacedStatement(id, in: scope), place: program[id].place)
    }

    private func unplacedStatement(_ id: StatementID, in scope: Scope) -> any StatementOperation {
        let statement = program[id]
        let place = statement.place
        switch statement.kind {
        case .expression(let expression):
            let typed = expressions.resolve(expression, as: nil, in: scope)
            if typed.type.isUnknown, let external = typed.external, !typed.isFailed {
                checker.standIns.append(
                    StandIn(name: external.name, place: place, type: "Void", kind: .fixed, isStatement: true)
                )
            }
            return ExpressionStatement(value: typed)
        case .declaration(let declaration): return declare(declaration, in: scope)
        case .if(let content):
            var branches: [(condition: Conditions, body: any StatementOperation)] = []
            for branch in content.branches {
                scope.open()
                let condition = conditions(branch.conditions, in: scope)
                branches.append((condition, block(branch.body, in: scope)))
                scope.close()
            }
            return IfStatement(
                branches: branches,
                otherwise: content.otherwise.map { block($0, in: scope) }
            )
        case .guard(let conditionList, let otherwise):
            let leave = block(otherwise, in: scope)
            return GuardStatement(condition: conditions(conditionList, in: scope), otherwise: leave)
        case .switch(let content): return switchStatement(content, at: statement.place, in: scope)
        case .while, .repeatWhile, .forIn: return loop(id, label: nil, in: scope)
        case .return(let value):
            guard let value else { return Return(value: nil) }
            if let result = scope.result {
                return Return(value: expressions.check(value, as: result, in: scope))
            }
            let typed = expressions.resolve(value, as: nil, in: scope)
            scope.result = typed.type
            return Return(value: typed)
        case .break(let label): return Jump(target: .break(label?.text))
        case .continue(let label): return Jump(target: .continue(label?.text))
        case .fallthrough: return Jump(target: .fallthrough)
        case .do(let body, let catches): return doStatement(body, catching: catches, in: scope)
        case .labeled(let label, let inner):
            return loop(inner, label: label.text, in: scope)
        case .throw(let value):
            return ThrowStatement(error: expressions.resolve(value, as: nil, in: scope), place: place)
        // It runs when the block ends.
        case .defer(let body): return block(body, in: scope)
        case .conditional:
            checker.report(.unsupported("this statement"), at: statement.place)
        case .unsupported(let what): checker.report(.unsupported(what), at: statement.place)
        }
        return Jump.none
    }
}
