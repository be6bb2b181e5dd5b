import StyleBridge
import StyleRuntime
import StyleSyntax

/// Patterns of declarations, conditions, loops, switches and `catch` clauses.
struct Patterns: CheckPart {
    let checker: Checker

    func pattern(_ id: PatternID, as type: StyleType, in scope: Scope, isVariable: Bool = false)
        -> any PatternOperation
    {
        let place = program[id].place
        switch program[id].kind {
        case .wildcard: return ConstantPattern(matches: true)
        case .binding(let name, let isVariableBinding):
            let slot = scope.declare(name.text, as: type, isVariable: isVariable || isVariableBinding)
            return BindingPattern(name: name.text, slot: slot)
        case .tuple(let elements):
            var types: [StyleType] = elements.map { _ in .unknown }
            if case .tuple(let found) = type.kind {
                guard found.count == elements.count else {
                    checker.report(.tuplePatternLength(type: checker.name(of: type)), at: place)
                    return ConstantPattern(matches: false)
                }
                types = found.map(\.type)
            }
            return TuplePattern(
                elements: zip(elements, types).map {
                    pattern($0.pattern, as: $1, in: scope, isVariable: isVariable)
                }
            )
        case .enumCase(let callee, let elements):
            return casePattern(callee, with: elements, as: type, in: scope)
        case .optional(let inner):
            return SomePattern(value: pattern(inner, as: type.unwrapped, in: scope, isVariable: isVariable))
        case .expression(let expression): return expressionPattern(expression, as: type, in: scope)
        case .typeTest(let tested):
            return TypePattern(test: expressions.typeTest(typeNames.type(tested, in: scope)))
        case .cast(let inner, let target):
            let target = typeNames.type(target, in: scope)
            return TypePattern(
                test: expressions.typeTest(target),
                value: pattern(inner, as: target, in: scope, isVariable: isVariable)
            )
        case .unsupported(let what):
            checker.report(.unsupported(what), at: place)
            return ConstantPattern(matches: false)
        }
    }

    private func expressionPattern(_ id: ExpressionID, as type: StyleType, in scope: Scope)
        -> any PatternOperation
    {
        // A case with values, without its patterns.
        if case .implicitMember(let name, _) = program[id].kind, let number = type.unwrapped.declaredNumber,
            let item = checker.index.types[number].cases.first(where: { $0.name == name.text })
        {
            return CasePattern(name: item.name, number: item.number, elements: [])
        }
        if let range = operators.rangePattern(id, as: type, in: scope) { return range }
        if case .implicitMember(let name, _) = program[id].kind,
            case .engine(let engine) = type.unwrapped.kind,
            let payload = bridge.payloads[engine.name]?[name.text]
        {
            return PayloadPattern(name: name.text, payload: payload, elements: [])
        }
        let typed = expressions.resolve(id, as: type, in: scope)
        if typed.type == .range || typed.type == .closedRange, type == .int {
            return RangePattern(range: typed)
        }
        // An error is known by its protocol only.
        if case .any = type.kind, case .declared = typed.type.kind { return EqualPattern(value: typed) }
        return EqualPattern(value: conversions.convert(typed, to: type, at: program[id].place))
    }

    private func casePattern(
        _ callee: ExpressionID,
        with elements: [Pattern.Element],
        as type: StyleType,
        in scope: Scope
    ) -> any PatternOperation {
        let place = program[callee].place
        let caseName: Name
        switch program[callee].kind {
        case .implicitMember(let name, _), .member(_, let name, _): caseName = name
        default:
            checker.report(.unsupported("this pattern"), at: place)
            return ConstantPattern(matches: false)
        }
        if type.isOptional, caseName.text == "some", let first = elements.first {
            return SomePattern(value: pattern(first.pattern, as: type.unwrapped, in: scope))
        }
        if case .engine(let engine) = type.unwrapped.kind,
            let payload = bridge.payloads[engine.name]?[caseName.text],
            payload.types.count == elements.count
        {
            return PayloadPattern(
                name: caseName.text,
                payload: payload,
                elements: zip(elements, payload.types).map { pattern($0.pattern, as: $1, in: scope) }
            )
        }
        let type = enumeration(of: callee, scope) ?? type
        guard let number = type.unwrapped.declaredNumber,
            let item = checker.index.types[number].cases.first(where: { $0.name == caseName.text })
        else {
            if !type.isUnknown {
                checker.report(.noStaticMember(of: checker.name(of: type), caseName.text), at: place)
            }
            return ConstantPattern(matches: false)
        }
        let types = callables.callable(item, of: checker.index.types[number]).parameters.map(\.type)
        let patterns = elements.enumerated().map { position, element in
            pattern(
                element.pattern,
                as: types.indices.contains(position) ? types[position] : .unknown,
                in: scope
            )
        }
        return CasePattern(name: item.name, number: item.number, elements: patterns)
    }

    /// The enumeration that a pattern such as `Failure.missing(let name)` names.
    private func enumeration(of callee: ExpressionID, _ scope: Scope) -> StyleType? {
        guard case .member(let base, _, _) = program[callee].kind else { return nil }
        let type = checker.attempt { expressions.resolve(base, as: nil, in: scope).type }.value
        guard case .metatype(let enumeration) = type.kind, case .declared = enumeration.kind else {
            return nil
        }
        return enumeration
    }
}
