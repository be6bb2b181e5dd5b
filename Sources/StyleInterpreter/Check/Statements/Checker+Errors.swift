import StyleSyntax

// Errors that a source throws and catches, and statements that run when a block ends.
extension Checker {
    /// A statement that throws an error.
    func throwStatement(_ value: ExpressionID, _ place: SourcePlace, _ scope: Scope) -> StatementCode {
        let code = resolve(value, nil, scope).code
        return { frame throws(Failure) in
            let error = try code(frame)
            throw frame.execution.failure(throwing: error, at: place)
        }
    }

    /// A block with the clauses that catch its errors.
    func doStatement(_ body: [StatementID], _ catches: [Statement.CatchClause], _ scope: Scope)
        -> StatementCode
    {
        let code = block(body, scope)
        guard !catches.isEmpty else { return code }
        var clauses: [(matches: PatternCode, body: StatementCode)] = []
        for clause in catches {
            scope.open()
            let matches = clause.items.isEmpty ? anyError(scope) : caught(clause.items, scope)
            clauses.append((matches, block(clause.body, scope)))
            scope.close()
        }
        let list = clauses
        return { frame throws(Failure) in
            do throws(Failure) {
                return try code(frame)
            } catch {
                guard let value = frame.execution.caught(error) else { throw error }
                for clause in list where try clause.matches(frame, value) { return try clause.body(frame) }
                throw frame.execution.failure(throwing: value, at: error.place)
            }
        }
    }

    /// A clause without a pattern, which names the error `error`.
    private func anyError(_ scope: Scope) -> PatternCode {
        let slot = scope.declare("error", .any("Error"))
        return { frame, value in
            frame[slot] = value
            return true
        }
    }

    private func caught(_ items: [SwitchCase.Item], _ scope: Scope) -> PatternCode {
        let codes = items.map { item in
            let matches = pattern(item.pattern, .any("Error"), scope)
            return (matches: matches, condition: item.condition.map { check($0, .bool, scope).code })
        }
        return { frame, value throws(Failure) in
            for (matches, condition) in codes where try matches(frame, value) {
                if let condition, !(try condition(frame).isTrue) { continue }
                return true
            }
            return false
        }
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
        let code = typed.code
        switch kind {
        case .plain: return typed
        case .optional:
            let type: StyleType =
                typed.type.isOptional || typed.type.isUnknown ? typed.type : .optional(typed.type)
            return Typed(type, external: typed.external) { frame throws(Failure) in
                do throws(Failure) {
                    return try code(frame)
                } catch {
                    guard frame.execution.caught(error) != nil else { throw error }
                    return .none
                }
            }
        case .forced:
            return Typed(typed.type, external: typed.external) { frame throws(Failure) in
                do throws(Failure) {
                    return try code(frame)
                } catch {
                    guard let value = frame.execution.caught(error) else { throw error }
                    throw Failure(
                        "'try!' expression unexpectedly raised an error: \(value.description)",
                        at: place
                    )
                }
            }
        }
    }

    /// Statements of which some run when the block ends, the last one first.
    func deferring(_ statements: [(isDeferred: Bool, code: StatementCode)]) -> StatementCode {
        { frame throws(Failure) in
            var deferred: [StatementCode] = []
            var flow = Flow.next
            var failure: Failure?
            do throws(Failure) {
                for (isDeferred, code) in statements {
                    if isDeferred {
                        deferred.append(code)
                        continue
                    }
                    flow = try code(frame)
                    guard case .next = flow else { break }
                }
            } catch {
                guard error.isThrown else { throw error }
                failure = error
            }
            for code in deferred.reversed() { _ = try code(frame) }
            if let failure { throw failure }
            return flow
        }
    }
}
