import StyleSyntax

/// A pattern: it sets the local values that it declares, and says whether a value matches.
typealias PatternCode = @Sendable (Frame, Value) throws(Failure) -> Bool

extension Checker {
    func pattern(_ id: PatternID, _ type: StyleType, _ scope: Scope, isVariable: Bool = false) -> PatternCode
    {
        let place = program[id].place
        switch program[id].kind {
        case .wildcard: return { _, _ in true }
        case .binding(let name, let isVariableBinding):
            let slot = scope.declare(name.text, type, isVariable: isVariable || isVariableBinding)
            return { frame, value in
                frame[slot] = value
                return true
            }
        case .tuple(let elements):
            var types: [StyleType] = elements.map { _ in .unknown }
            if case .tuple(let found) = type {
                guard found.count == elements.count else {
                    report(place, "tuple pattern has the wrong length for tuple type '\(name(of: type))'")
                    return { _, _ in false }
                }
                types = found.map(\.type)
            }
            let codes = zip(elements, types).map { pattern($0.pattern, $1, scope, isVariable: isVariable) }
            return { frame, value throws(Failure) in
                guard case .tuple(let values) = value, values.count == codes.count else { return false }
                for (code, value) in zip(codes, values) where !(try code(frame, value)) { return false }
                return true
            }
        case .enumCase(let callee, let elements): return casePattern(callee, elements, type, scope)
        case .optional(let inner):
            let code = pattern(inner, type.unwrapped, scope, isVariable: isVariable)
            return { frame, value throws(Failure) in
                if case .none = value { return false }
                return try code(frame, value)
            }
        case .expression(let expression): return expressionPattern(expression, type, scope)
        case .typeTest(let tested): return typePattern(tested, scope)
        case .cast(let inner, let target): return castPattern(inner, target, scope, isVariable: isVariable)
        case .unsupported(let what):
            report(place, "\(what) is not supported in a pasted style")
            return { _, _ in false }
        }
    }

    private func expressionPattern(_ id: ExpressionID, _ type: StyleType, _ scope: Scope) -> PatternCode {
        // A case with values, without its patterns.
        if case .implicitMember(let name, _) = program[id].kind, case .declared(let number) = type.unwrapped,
            let item = index.types[number].cases.first(where: { $0.name == name.text })
        {
            let caseNumber = item.number
            return { _, value in
                guard case .enumeration(let value) = value else { return false }
                return value.number == caseNumber
            }
        }
        if let range = rangePattern(id, type, scope) { return range }
        if case .implicitMember(let name, _) = program[id].kind, case .engine(let engine) = type.unwrapped,
            let payload = bridge.payloads[engine]?[name.text]
        {
            let values = payload.values
            return { _, value in values(value) != nil }
        }
        let typed = resolve(id, type, scope)
        if typed.type == .range || typed.type == .closedRange, type == .int {
            let code = typed.code
            return { frame, value throws(Failure) in
                guard case .range(let range) = try code(frame), case .integer(let number) = value else {
                    return false
                }
                return range.contains(number)
            }
        }
        // An error is known by its protocol only.
        if case .any = type, case .declared = typed.type {
            let code = typed.code
            return { frame, value throws(Failure) in
                let expected = try code(frame)
                return value == expected
            }
        }
        let code = convert(typed, to: type, at: program[id].place).code
        return { frame, value throws(Failure) in
            let expected = try code(frame)
            return value == expected
        }
    }

    private func casePattern(
        _ callee: ExpressionID,
        _ elements: [Pattern.Element],
        _ type: StyleType,
        _ scope: Scope
    ) -> PatternCode {
        let place = program[callee].place
        let caseName: Name
        switch program[callee].kind {
        case .implicitMember(let name, _), .member(_, let name, _): caseName = name
        default:
            report(place, "this pattern is not supported in a pasted style")
            return { _, _ in false }
        }
        if type.isOptional, caseName.text == "some", let first = elements.first {
            let code = pattern(first.pattern, type.unwrapped, scope)
            return { frame, value throws(Failure) in
                if case .none = value { return false }
                return try code(frame, value)
            }
        }
        if case .engine(let engine) = type.unwrapped,
            let payload = bridge.payloads[engine]?[caseName.text],
            payload.types.count == elements.count
        {
            return payloadPattern(payload, elements, scope)
        }
        let type = enumeration(of: callee, scope) ?? type
        guard case .declared(let number) = type.unwrapped,
            let item = index.types[number].cases.first(where: { $0.name == caseName.text })
        else {
            if !type.isUnknown {
                report(place, "type '\(name(of: type))' has no member '\(caseName.text)'")
            }
            return { _, _ in false }
        }
        let types = callable(item, of: index.types[number]).parameters.map(\.type)
        let codes = elements.enumerated().map { position, element in
            pattern(element.pattern, types.indices.contains(position) ? types[position] : .unknown, scope)
        }
        let caseNumber = item.number
        return { frame, value throws(Failure) in
            guard case .enumeration(let value) = value, value.number == caseNumber else { return false }
            for (code, value) in zip(codes, value.values) where !(try code(frame, value)) { return false }
            return true
        }
    }

    /// A case of an enumeration of the engine.
    private func payloadPattern(_ payload: Payload, _ elements: [Pattern.Element], _ scope: Scope)
        -> PatternCode
    {
        let codes = zip(elements, payload.types).map { pattern($0.pattern, $1, scope) }
        let values = payload.values
        return { frame, value throws(Failure) in
            guard let values = values(value) else { return false }
            for (code, value) in zip(codes, values) where !(try code(frame, value)) { return false }
            return true
        }
    }

    /// The enumeration that a pattern such as `Failure.missing(let name)` names.
    private func enumeration(of callee: ExpressionID, _ scope: Scope) -> StyleType? {
        guard case .member(let base, _, _) = program[callee].kind else { return nil }
        let type = attempt { self.resolve(base, nil, scope).type }.value
        guard case .metatype(let enumeration) = type, case .declared = enumeration else { return nil }
        return enumeration
    }
}
