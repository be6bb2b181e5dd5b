import StyleBridge
import StyleRuntime
import StyleSyntax

/// Closures, and the bodies of functions, which are checked alike.
struct ClosureExpressions: CheckPart {
    let checker: Checker

    /// A closure where a function is expected.
    func resolveClosure(
        _ closure: StyleSyntax.Closure,
        as expected: StyleType?,
        at place: SourcePlace,
        in scope: Scope
    ) -> Typed {
        guard case .function(let function)? = expected?.unwrapped.kind else {
            if expected == nil || expected?.isUnknown == true || expected?.hasVariable == true {
                return resolveClosure(
                    closure,
                    as: .function(ownType(of: closure, scope)),
                    at: place,
                    in: scope
                )
            }
            return checker.fail(.closureConversion(to: checker.name(of: expected ?? .unknown)), at: place)
        }
        let inner = Scope(
            parent: scope,
            owner: scope.owner,
            selfType: scope.selfType,
            isStatic: scope.isStatic,
            generics: scope.generics,
            context: checker.makeContext()
        )
        // A tuple is the parameters of a closure that has as many, as in Swift.
        let elements = function.elements(for: closure.parameters?.count ?? closure.anonymousCount)
        let expectedParameters = elements ?? function.parameters
        if let parameters = closure.parameters {
            guard parameters.count == expectedParameters.count else {
                let count = function.parameters.count
                return checker.fail(
                    .closureParameters(
                        of: checker.name(of: .function(function)),
                        expected: count,
                        used: parameters.count
                    ),
                    at: place
                )
            }
            for (parameter, type) in zip(parameters, expectedParameters) {
                let declared = parameter.type.map { typeNames.type($0, in: scope) } ?? type.type
                let isExternal = checker.replacesExternalNames && declared.isUnknown
                inner.declareParameter(
                    parameter.name.text,
                    as: declared,
                    isVariable: type.isInout,
                    external: isExternal ? External(parameter.name.text) : nil
                )
            }
        } else {
            for (position, parameter) in expectedParameters.enumerated() {
                _ = inner.declare("$\(position)", as: parameter.type, isVariable: parameter.isInout)
            }
        }
        let captures = captures(of: closure, from: scope, into: inner)
        let standInCount = checker.standIns.count
        let (body, result) = functionBody(
            closure.body,
            result: closure.result.map { typeNames.type($0, in: scope) } ?? function.result,
            isBuilder: function.isBuilder,
            resultBuilder: function.resultBuilder,
            in: inner
        )
        return Typed(
            .function(
                .init(
                    function.parameters,
                    result,
                    isBuilder: function.isBuilder,
                    resultBuilder: function.resultBuilder
                )
            ),
            ClosureValue(
                captures: captures,
                body: body,
                unit: checker.standIns.count > standInCount ? noteStandIns(in: closure.body) : nil,
                parameterCount: function.parameters.count,
                takesTuple: elements != nil
            )
        )
    }

    /// Notes that there are stand-ins in the body of a closure, and returns what records that it runs.
    private func noteStandIns(in body: [StatementID]) -> ProgramUnit? {
        guard let first = body.first, let last = body.last else { return nil }
        let offsets = program[first].place.offset..<program[last].range.offsets.upperBound
        checker.bodiesWithStandIns.insert(offsets)
        return .closure(offsets.lowerBound)
    }

    /// The type of a closure where no function is expected: its parameters have the types that it declares itself.
    private func ownType(of closure: StyleSyntax.Closure, _ scope: Scope) -> StyleType.Function {
        let types = (closure.parameters ?? []).map { parameter in
            parameter.type.map { typeNames.type($0, in: scope) }
        }
        // A parameter without a type has none, but for a function of something outside of the source.
        let parameters =
            types.contains(nil) && !checker.replacesExternalNames
            ? [] : types.map { StyleType.FunctionParameter($0 ?? .unknown) }
        return StyleType.Function(parameters, .variable(99))
    }

    /// The values that a closure captures when it is made.
    ///
    /// A weak reference is an optional.
    private func captures(
        of closure: StyleSyntax.Closure,
        from scope: Scope,
        into inner: Scope
    ) -> [ClosureValue.Capture] {
        closure.captures.map { capture in
            let typed =
                capture.value.map { expressions.resolve($0, as: nil, in: scope) }
                ?? identifiers.resolveIdentifier(capture.name, as: nil, in: scope)
            let type =
                capture.specifier == "weak" && !typed.type.isOptional ? .optional(typed.type) : typed.type
            return .init(slot: inner.declare(capture.name.text, as: type), value: typed)
        }
    }

    /// The body of a function or a closure, and the type of its result.
    func functionBody(
        _ statements: [StatementID],
        result: StyleType,
        isBuilder: Bool,
        resultBuilder: StyleType? = nil,
        in scope: Scope
    ) -> (body: any Operation, result: StyleType) {
        if let resultBuilder, !hasReturn(statements) {
            let made = resultBuilders.builtResult(statements, by: resultBuilder, as: result, in: scope)
            return (made.operation, made.type)
        }
        if isBuilder, let keyframes = keyframeBuilders.keyframeBuilder(statements, as: result, in: scope) {
            return (keyframes, result)
        }
        if isBuilder, let row = calls.tableRow(of: result) {
            scope.tableRow = row
            return (viewBuilders.builder(statements, in: scope), result)
        }
        if isBuilder, !hasReturn(statements), !isSingleShape(statements, as: result) {
            return (viewBuilders.builder(statements, in: scope), result.hasVariable ? .view : result)
        }
        let isOpen = result.hasVariable || result.isUnknown && !checker.replacesExternalNames
        if statements.count == 1 {
            switch program[statements[0]].kind {
            case .expression(let id):
                if case .assignment = program[id].kind { break }
                if isOpen {
                    let typed = expressions.resolve(id, as: nil, in: scope)
                    return (Placed(value: typed, place: program[id].place), typed.type)
                }
                if result == .void || result == .optional(.void) {
                    let value = Placed(
                        value: expressions.resolve(id, as: nil, in: scope),
                        place: program[id].place
                    )
                    return (Discarding(value: value), .void)
                }
                return (
                    Placed(value: expressions.check(id, as: result, in: scope), place: program[id].place),
                    result
                )
            case .if, .switch:
                // A value, unless the branches return.
                if result != .void, !isOpen, !hasReturn(statements) {
                    let typed = controlFlow.resolveStatement(statements[0], as: result, in: scope)
                    let place = program[statements[0]].place
                    return (conversions.convert(typed, to: result, at: place).operation, result)
                }
            default: break
            }
        }
        scope.result = isOpen ? nil : result
        let block = controlFlow.block(statements, in: scope)
        return (ReturnedValue(block: block), scope.result ?? .void)
    }

    /// Whether the body of a builder is one shape, which stays a shape.
    private func isSingleShape(_ statements: [StatementID], as result: StyleType) -> Bool {
        guard statements.count == 1, case .expression = program[statements[0]].kind,
            case .any(let constraint, _) = result.kind
        else { return false }
        return bridge.refines(constraint, protocol: .shape)
    }

    /// Whether statements have a `return` that is not in a closure; one that leaves a function without a result does not
    /// count if it is to be of a value.
    func hasReturn(_ statements: [StatementID], ofValue isOfValue: Bool = false) -> Bool {
        func hasReturn(_ statements: [StatementID]) -> Bool {
            self.hasReturn(statements, ofValue: isOfValue)
        }
        return statements.contains { id in
            switch program[id].kind {
            case .return(let value): value != nil || !isOfValue
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
