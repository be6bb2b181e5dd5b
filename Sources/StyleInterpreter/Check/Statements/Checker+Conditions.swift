import StyleSyntax

/// A condition: it sets local values and says whether it is true.
typealias ConditionCode = @Sendable (Frame) throws(Failure) -> Bool

extension Checker {
    func conditions(_ list: [Condition], _ scope: Scope) -> ConditionCode {
        let codes = list.map { condition($0, scope) }
        return { frame throws(Failure) in
            for code in codes where !(try code(frame)) { return false }
            return true
        }
    }

    func condition(_ condition: Condition, _ scope: Scope) -> ConditionCode {
        switch condition {
        case .expression(let id):
            let code = check(id, .bool, scope).code
            return { frame throws(Failure) in try code(frame).isTrue }
        case .availability(_, let isUnavailable, _): return { _ in !isUnavailable }
        case .pattern(let id, _, let value):
            let typed = resolve(value, nil, scope)
            let bind = pattern(id, typed.type, scope)
            let code = typed.code
            return { frame throws(Failure) in try bind(frame, try code(frame)) }
        case .optionalBinding(let isVariable, let id, _, let value):
            let typed: Typed
            if let value {
                typed = resolve(value, nil, scope)
            } else if case .binding(let name, _) = program[id].kind {
                typed = resolveIdentifier(name, nil, scope)
            } else {
                typed = .failed
            }
            if !typed.type.isOptional, !typed.type.isUnknown {
                report(
                    program[id].place,
                    "initializer for conditional binding must have Optional type, not '\(name(of: typed.type))'"
                )
            }
            let bind = pattern(id, typed.type.unwrapped, scope, isVariable: isVariable)
            let code = typed.code
            return { frame throws(Failure) in
                let value = try code(frame)
                if case .none = value { return false }
                return try bind(frame, value)
            }
        }
    }
}
