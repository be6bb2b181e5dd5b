import StyleRuntime
import StyleSyntax

extension ControlFlow {
    func resolveStatement(_ id: StatementID, as expected: StyleType?, in scope: Scope) -> Typed {
        switch program[id].kind {
        case .if(let content):
            guard let otherwise = content.otherwise else {
                return checker.fail(.ifValueWithoutElse, at: program[id].place)
            }
            let bodies = content.branches.map(\.body) + [otherwise]
            let type = expressions.branchType(of: bodies.compactMap(valueExpression), as: expected, in: scope)
            var branches: [(condition: Conditions, value: Typed)] = []
            var result = type
            for branch in content.branches {
                scope.open()
                let condition = conditions(branch.conditions, in: scope)
                let value = branchValue(branch.body, as: type, in: scope)
                result = result ?? value.type
                branches.append((condition, value))
                scope.close()
            }
            scope.open()
            let last = branchValue(otherwise, as: type, in: scope)
            scope.close()
            return Typed(result ?? .unknown, IfValue(branches: branches, otherwise: last))
        case .switch(let content):
            let subject = expressions.resolve(content.subject, as: nil, in: scope)
            var cases: [(pattern: CasePatterns, value: Typed)] = []
            var result = expressions.branchType(
                of: content.cases.compactMap { valueExpression($0.body) },
                as: expected,
                in: scope
            )
            let type = result
            for item in content.cases {
                scope.open()
                let pattern = casePatterns(item, as: subject.type, in: scope)
                let value = branchValue(item.body, as: type, in: scope)
                result = result ?? value.type
                cases.append((pattern, value))
                scope.close()
            }
            checkExhaustive(content, of: subject.type, at: program[id].place)
            return Typed(result ?? .unknown, SwitchValue(subject: subject, cases: cases))
        default: return checker.fail(.statementWithoutValue, at: program[id].place)
        }
    }

    private func valueExpression(_ body: [StatementID]) -> ExpressionID? {
        guard body.count == 1, case .expression(let id) = program[body[0]].kind else { return nil }
        return id
    }

    private func branchValue(_ body: [StatementID], as type: StyleType?, in scope: Scope) -> Typed {
        guard let last = body.last else { return .failed }
        switch program[last].kind {
        case .expression(let id):
            let before = body.dropLast().map { statement($0, in: scope) }
            let typed =
                type.map { expressions.check(id, as: $0, in: scope) }
                ?? expressions.resolve(id, as: nil, in: scope)
            guard !before.isEmpty else { return typed }
            return Typed(typed.type, ValueAfterStatements(statements: before, value: typed))
        case .if, .switch: return resolveStatement(last, as: type, in: scope)
        default: return checker.fail(.branchWithoutValue, at: program[last].place)
        }
    }
}
