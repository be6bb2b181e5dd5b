import StyleSyntax

extension Checker {
    func conditions(_ list: [Condition], _ scope: Scope) -> Conditions {
        Conditions(list: list.map { condition($0, scope) })
    }

    private func condition(_ condition: Condition, _ scope: Scope) -> any ConditionOperation {
        switch condition {
        case .expression(let id): return BooleanCondition(value: check(id, .bool, scope))
        case .availability(_, let isUnavailable, _): return AvailabilityCondition(isTrue: !isUnavailable)
        case .pattern(let id, _, let value):
            let typed = resolve(value, nil, scope)
            return PatternCondition(pattern: pattern(id, typed.type, scope), value: typed)
        case .optionalBinding(let isVariable, let id, _, let value):
            let typed: Typed
            if let value {
                typed = resolve(value, nil, scope)
            } else if case .binding(let name, _) = program[id].kind {
                typed = resolveIdentifier(name, nil, scope)
            } else {
                typed = .failed
            }
            if !typed.type.isOptional, !typed.type.isUnknown, !isGenericInitializer(value, scope) {
                report(.bindingOfValue(type: name(of: typed.type)), at: program[id].place)
            }
            let bound = pattern(id, typed.type.unwrapped, scope, isVariable: isVariable)
            return PatternCondition(pattern: SomePattern(value: bound), value: typed)
        }
    }

    /// Whether an expression makes a value of a generic parameter: `T(text)`, whose protocol declares an initializer that
    /// may fail, where the initializer of the argument may not.
    private func isGenericInitializer(_ id: ExpressionID?, _ scope: Scope) -> Bool {
        guard let id, case .call(let callee, _, _) = program[id].kind,
            case .identifier(let name, labels: nil) = program[callee].kind
        else { return false }
        return scope.generics[name.text] != nil || scope.owner?.generics[name.text] != nil
    }
}
