import StyleSyntax

extension Checker {
    func block(_ statements: [StatementID], _ scope: Scope) -> StatementCode {
        scope.open()
        defer { scope.close() }
        let codes = statements.map { statement($0, scope) }
        let isDeferred = statements.map { if case .defer = program[$0].kind { true } else { false } }
        if isDeferred.contains(true) { return deferring(Array(zip(isDeferred, codes))) }
        return { frame throws(Failure) in
            for code in codes {
                let flow = try code(frame)
                if case .next = flow { continue }
                return flow
            }
            return .next
        }
    }

    /// A statement, whose failures have its place unless they have one of an expression in it.
    func statement(_ id: StatementID, _ scope: Scope) -> StatementCode {
        let place = program[id].place
        let code = unplacedStatement(id, scope)
        return { frame throws(Failure) in
            do throws(Failure) {
                return try code(frame)
            } catch {
                throw error.at(place)
            }
        }
    }

    private func unplacedStatement(_ id: StatementID, _ scope: Scope) -> StatementCode {
        let statement = program[id]
        let place = statement.place
        switch statement.kind {
        case .expression(let expression):
            let typed = resolve(expression, nil, scope)
            if typed.type.isUnknown, let external = typed.external, !typed.isFailed {
                let text = StandIn(name: external.name, place: place, type: "Void", kind: .fixed)
                standIns.append(text)
            }
            let code = typed.code
            return { frame throws(Failure) in
                _ = try code(frame)
                return .next
            }
        case .declaration(let declaration): return declare(declaration, scope)
        case .if(let content):
            var branches: [(ConditionCode, StatementCode)] = []
            for branch in content.branches {
                scope.open()
                let condition = conditions(branch.conditions, scope)
                branches.append((condition, block(branch.body, scope)))
                scope.close()
            }
            let otherwise = content.otherwise.map { block($0, scope) }
            let cases = branches
            return { frame throws(Failure) in
                try frame.execution.step()
                for (condition, body) in cases where try condition(frame) { return try body(frame) }
                return try otherwise?(frame) ?? .next
            }
        case .guard(let conditionList, let otherwise):
            let leave = block(otherwise, scope)
            let condition = conditions(conditionList, scope)
            return { frame throws(Failure) in try condition(frame) ? .next : leave(frame) }
        case .switch(let content): return switchStatement(content, statement.place, scope)
        case .while, .repeatWhile, .forIn: return loop(id, label: nil, scope)
        case .return(let value):
            guard let value else { return { _ in .return(.void) } }
            if let result = scope.result {
                let code = check(value, result, scope).code
                return { frame throws(Failure) in .return(try code(frame)) }
            }
            let typed = resolve(value, nil, scope)
            scope.result = typed.type
            let code = typed.code
            return { frame throws(Failure) in .return(try code(frame)) }
        case .break(let label):
            let name = label?.text
            return { _ in .break(name) }
        case .continue(let label):
            let name = label?.text
            return { _ in .continue(name) }
        case .fallthrough: return { _ in .fallthrough }
        case .do(let body, let catches): return doStatement(body, catches, scope)
        case .labeled(let label, let inner):
            return loop(inner, label: label.text, scope)
        case .throw(let value): return throwStatement(value, place, scope)
        // It runs when the block ends.
        case .defer(let body): return block(body, scope)
        case .conditional:
            report(statement.place, "this statement is not supported in a pasted style")
        case .unsupported(let what): report(statement.place, "\(what) is not supported in a pasted style")
        }
        return { _ in .next }
    }
}
