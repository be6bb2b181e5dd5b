import StyleRuntime
import StyleSyntax

extension ControlFlow {
    func conditions(_ list: [Condition], in scope: Scope) -> Conditions {
        Conditions(list: list.map { condition($0, in: scope) })
    }

    private func condition(_ condition: Condition, in scope: Scope) -> any ConditionOperation {
        switch condition {
        case .expression(let id): return BooleanCondition(value: expressions.check(id, as: .bool, in: scope))
        case .availability(_, let isUnavailable, _): return AvailabilityCondition(isTrue: !isUnavailable)
        case .pattern(let id, _, let value):
            let typed = expressions.resolve(value, as: nil, in: scope)
            return PatternCondition(pattern: patterns.pattern(id, as: typed.type, in: scope), value: typed)
        case .optionalBinding(let isVariable, let id, _, let value):
            let typed: Typed
            if let value {
                typed = expressions.resolve(value, as: nil, in: scope)
            } else if case .binding(let name, _) = program[id].kind {
                typed = identifiers.resolveIdentifier(name, as: nil, in: scope)
            } else {
                typed = .failed
            }
            // A value that a project takes from elsewhere may have another type than its stand-in.
            if !typed.type.isOptional, !typed.type.isUnknown, !replacements.isOfProject,
                !isGenericInitializer(value, in: scope)
            {
                checker.report(.bindingOfValue(type: checker.name(of: typed.type)), at: program[id].place)
            }
            let bound = patterns.pattern(id, as: typed.type.unwrapped, in: scope, isVariable: isVariable)
            return PatternCondition(pattern: SomePattern(value: bound), value: typed)
        }
    }

    /// Whether an expression makes a value of a generic parameter: `T(text)`, whose protocol declares an initializer that
    /// may fail, where the initializer of the argument may not.
    private func isGenericInitializer(_ id: ExpressionID?, in scope: Scope) -> Bool {
        guard let id, case .call(let callee, _, _) = program[id].kind,
            case .identifier(let name, labels: nil) = program[callee].kind
        else { return false }
        return scope.generics[name.text] != nil || scope.owner?.generics[name.text] != nil
    }
}
