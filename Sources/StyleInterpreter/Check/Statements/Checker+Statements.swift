import StyleSyntax

extension Checker {
    func block(_ statements: [StatementID], _ scope: Scope) -> StatementCode {
        scope.open()
        defer { scope.close() }
        let codes = statements.map { statement($0, scope) }
        return { frame throws(Failure) in
            for code in codes {
                let flow = try code(frame)
                if case .next = flow { continue }
                return flow
            }
            return .next
        }
    }

    func statement(_ id: StatementID, _ scope: Scope) -> StatementCode {
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
        case .forIn(let loop): return forIn(loop, scope)
        case .while(let conditionList, let body):
            scope.open()
            defer { scope.close() }
            let condition = conditions(conditionList, scope)
            let code = block(body, scope)
            return { frame throws(Failure) in
                while try condition(frame) {
                    try frame.execution.step(at: place)
                    switch try code(frame) {
                    case .return(let value): return .return(value)
                    case .break: return .next
                    case .next, .continue, .fallthrough: continue
                    }
                }
                return .next
            }
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
        case .do(let body, _): return block(body, scope)
        case .labeled(_, let inner): return self.statement(inner, scope)
        case .repeatWhile(let body, let condition):
            let code = block(body, scope)
            let test = check(condition, .bool, scope).code
            return { frame throws(Failure) in
                repeat {
                    try frame.execution.step(at: place)
                    switch try code(frame) {
                    case .return(let value): return .return(value)
                    case .break: return .next
                    case .next, .continue, .fallthrough: break
                    }
                } while try test(frame).isTrue
                return .next
            }
        case .throw, .defer, .conditional:
            report(statement.place, "this statement is not supported in a pasted style")
        case .unsupported(let what): report(statement.place, "\(what) is not supported in a pasted style")
        }
        return { _ in .next }
    }

    private func forIn(_ loop: Statement.ForIn, _ scope: Scope) -> StatementCode {
        let sequence = resolve(loop.sequence, nil, scope)
        let element: StyleType
        switch sequence.type {
        case .array(let type): element = type
        case .range: element = .int
        case .unknown: element = .unknown
        default:
            report(
                program[loop.sequence].place,
                "for-in loop requires '\(name(of: sequence.type))' to conform to 'Sequence'"
            )
            return { _ in .next }
        }
        scope.open()
        defer { scope.close() }
        let bind = pattern(loop.pattern, element, scope)
        let condition = loop.condition.map { check($0, .bool, scope).code }
        let body = block(loop.body, scope)
        let values = sequence.code
        return { frame throws(Failure) in
            let elements: [Value]
            switch try values(frame) {
            case .array(let array): elements = array
            case .range(let range):
                try frame.execution.checkCount(range.count)
                elements = range.map(Value.integer)
            default: elements = []
            }
            for element in elements {
                try frame.execution.step()
                guard try bind(frame, element) else { continue }
                if let condition, !(try condition(frame).isTrue) { continue }
                switch try body(frame) {
                case .return(let value): return .return(value)
                case .break: return .next
                case .next, .continue, .fallthrough: continue
                }
            }
            return .next
        }
    }
}
