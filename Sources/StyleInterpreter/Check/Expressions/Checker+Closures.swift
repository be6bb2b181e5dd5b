import StyleSyntax

extension Checker {
    /// A closure where a function is expected.
    func resolveClosure(
        _ closure: StyleSyntax.Closure,
        _ expected: StyleType?,
        _ place: SourcePlace,
        _ scope: Scope
    ) -> Typed {
        guard case .function(let function)? = expected?.unwrapped else {
            if expected == nil || expected?.isUnknown == true || expected?.hasVariable == true {
                return resolveClosure(closure, .function(ownType(of: closure, scope)), place, scope)
            }
            return fail(
                place,
                "cannot convert value of type '() -> ()' to expected type '\(name(of: expected ?? .unknown))'"
            )
        }
        let inner = Scope(
            parent: scope,
            owner: scope.owner,
            selfType: scope.selfType,
            isStatic: scope.isStatic,
            generics: scope.generics,
            context: makeContext()
        )
        // A tuple is the parameters of a closure that has as many, as in Swift.
        let elements = function.elements(for: closure.parameters?.count ?? closure.anonymousCount)
        let expectedParameters = elements ?? function.parameters
        if let parameters = closure.parameters {
            guard parameters.count == expectedParameters.count else {
                let count = function.parameters.count
                return fail(
                    place,
                    "contextual closure type '\(name(of: .function(function)))' expects \(count) argument\(count == 1 ? "" : "s"), but \(parameters.count) were used in closure body"
                )
            }
            for (parameter, type) in zip(parameters, expectedParameters) {
                let declared = parameter.type.map { self.type($0, scope) } ?? type.type
                let isExternal = replacesExternalNames && declared.isUnknown
                _ = inner.declare(
                    parameter.name.text,
                    declared,
                    isVariable: type.isInout,
                    external: isExternal ? External(parameter.name.text) : nil
                )
            }
        } else {
            for (position, parameter) in expectedParameters.enumerated() {
                _ = inner.declare("$\(position)", parameter.type, isVariable: parameter.isInout)
            }
        }
        let captures = captures(of: closure, scope, inner)
        let (body, result) = functionBody(
            closure.body,
            result: closure.result.map { self.type($0, scope) } ?? function.result,
            isBuilder: function.isBuilder,
            inner
        )
        let count = elements == nil ? function.parameters.count : 0
        let isOfTuple = elements != nil
        let type = StyleType.function(.init(function.parameters, result, isBuilder: function.isBuilder))
        return Typed(type) { frame throws(Failure) in
            var captured: [(slot: Int, value: Value)] = []
            for capture in captures { captured.append((capture.slot, try capture.code(frame))) }
            let initial = captured
            return .function(
                .init(frame.execution) { values throws(Failure) in
                    let arguments = isOfTuple ? values.first?.elementsOfTuple ?? [] : values
                    let inner = Frame(frame.execution, parent: frame, arguments)
                    for (slot, value) in initial { inner[slot] = value }
                    let execution = frame.execution
                    let result = try execution.nested { () throws(Failure) in
                        try execution.step()
                        return try body(inner)
                    }
                    for position in 0..<min(count, values.count) { values[position] = inner[position] }
                    return result
                }
            )
        }
    }

    /// The type of a closure where no function is expected: its parameters have the types that it declares itself.
    private func ownType(of closure: StyleSyntax.Closure, _ scope: Scope) -> StyleType.Function {
        let types = (closure.parameters ?? []).map { parameter in
            parameter.type.map { type($0, scope) }
        }
        // A parameter without a type has none.
        let parameters =
            types.contains(nil) ? [] : types.compactMap { $0.map { StyleType.FunctionParameter($0) } }
        return StyleType.Function(parameters, .variable(99))
    }

    /// The values that a closure captures when it is made.
    ///
    /// A weak reference is an optional.
    private func captures(
        of closure: StyleSyntax.Closure,
        _ scope: Scope,
        _ inner: Scope
    ) -> [(slot: Int, code: Code)] {
        closure.captures.map { capture in
            let typed =
                capture.value.map { resolve($0, nil, scope) } ?? resolveIdentifier(capture.name, nil, scope)
            let type =
                capture.specifier == "weak" && !typed.type.isOptional ? .optional(typed.type) : typed.type
            return (inner.declare(capture.name.text, type), typed.code)
        }
    }

    /// The body of a function or a closure, and the type of its result.
    func functionBody(
        _ statements: [StatementID],
        result: StyleType,
        isBuilder: Bool,
        _ scope: Scope
    ) -> (Code, StyleType) {
        if isBuilder, let keyframes = keyframeBuilder(statements, result, scope) {
            return (keyframes, result)
        }
        if isBuilder, !hasReturn(statements), !isSingleShape(statements, result) {
            return (builder(statements, scope).code, result.hasVariable ? .view : result)
        }
        let isOpen = result.hasVariable || result.isUnknown && !replacesExternalNames
        if statements.count == 1 {
            switch program[statements[0]].kind {
            case .expression(let id):
                if case .assignment = program[id].kind { break }
                if isOpen {
                    let typed = resolve(id, nil, scope)
                    return (placed(typed.code, at: program[id].place), typed.type)
                }
                if result == .void || result == .optional(.void) {
                    let code = placed(resolve(id, nil, scope).code, at: program[id].place)
                    return (
                        { frame throws(Failure) in
                            _ = try code(frame); return .void
                        }, .void
                    )
                }
                return (placed(check(id, result, scope).code, at: program[id].place), result)
            case .if, .switch:
                // A value, unless the branches return.
                if result != .void, !isOpen, !hasReturn(statements) {
                    let typed = resolveStatement(statements[0], result, scope)
                    return (convert(typed, to: result, at: program[statements[0]].place).code, result)
                }
            default: break
            }
        }
        scope.result = isOpen ? nil : result
        let code = block(statements, scope)
        let found = scope.result ?? .void
        return (
            { frame throws(Failure) in
                if case .return(let value) = try code(frame) { return value }
                return .void
            }, found
        )
    }

    /// Code whose failures have a place, unless they have one of an expression in it.
    func placed(_ code: @escaping Code, at place: SourcePlace) -> Code {
        { frame throws(Failure) in
            do throws(Failure) {
                return try code(frame)
            } catch {
                throw error.at(place)
            }
        }
    }

    /// Whether the body of a builder is one shape, which stays a shape.
    private func isSingleShape(_ statements: [StatementID], _ result: StyleType) -> Bool {
        guard statements.count == 1, case .expression = program[statements[0]].kind,
            case .any(let name, _) = result
        else { return false }
        return bridge.refines(name, "Shape")
    }

    /// Whether statements have a `return` that is not in a closure.
    func hasReturn(_ statements: [StatementID]) -> Bool {
        statements.contains { id in
            switch program[id].kind {
            case .return: true
            case .if(let content):
                content.branches.contains { hasReturn($0.body) } || hasReturn(content.otherwise ?? [])
            case .guard(_, let otherwise): hasReturn(otherwise)
            case .switch(let content): content.cases.contains { hasReturn($0.body) }
            case .forIn(let content): hasReturn(content.body)
            case .while(_, let body), .repeatWhile(let body, _), .defer(let body): hasReturn(body)
            case .do(let body, let catches): hasReturn(body) || catches.contains { hasReturn($0.body) }
            case .labeled(_, let inner): hasReturn([inner])
            default: false
            }
        }
    }
}
