import StyleRuntime
import StyleSyntax

/// Closures and functions with a result builder that the source declares: each statement is a call of its functions.
struct ResultBuilders: CheckPart {
    let checker: Checker

    /// The result builder of the source that attributes name, with its arguments; nil without one.
    func resultBuilder(of attributes: [Attribute], in scope: Scope) -> StyleType? {
        for attribute in attributes {
            let name =
                program.typeName(attribute.type).split(separator: ".").last.map(String.init) ?? ""
            guard let type = checker.index.type(named: name, from: program[attribute.type].place),
                type.isResultBuilder
            else { continue }
            let declared = StyleType.declared(type.number)
            guard !type.declaration.generics.parameters.isEmpty else { return declared }
            let instance = typeNames.type(attribute.type, in: scope)
            return instance.isUnknown ? declared : instance
        }
        return nil
    }

    /// The number of a result builder whose arguments are known, or follow from the expression that it builds first, unless
    /// declarations are before it.
    private func instance(of builder: StyleType, for statements: [StatementID], in scope: Scope) -> Int? {
        let builder = generics.concrete(builder)
        guard case .applied(let number, let arguments) = builder.kind else { return builder.declaredNumber }
        guard arguments.filter(\.hasVariable).count == 1,
            let first = statements.first.flatMap(expression)
        else { return number }
        let element = checker.attempt { expressions.resolve(first, as: nil, in: scope).type }.value
        guard !element.isUnknown, !element.hasVariable else { return number }
        // Views of the engine have one type here, whatever their modifiers are.
        let type = element.declaredNumber == nil && conversions.conforms(element, to: .view) ? .view : element
        let known = arguments.map { $0.hasVariable ? type : $0 }
        return generics.applied(.declared(number), to: known).declaredNumber
    }

    private func expression(_ id: StatementID) -> ExpressionID? {
        if case .expression(let expression) = program[id].kind { expression } else { nil }
    }

    /// The statements of a body as the value that a result builder makes of them.
    private func built(_ statements: [StatementID], by builder: Int, at place: SourcePlace, in scope: Scope)
        -> Typed
    {
        scope.open()
        defer { scope.close() }
        var steps: [BuiltBlock.Step] = []
        var components: [Typed] = []
        for id in statements {
            if case .declaration(let declaration) = program[id].kind {
                steps.append(.statement(controlFlow.declare(declaration, in: scope)))
                continue
            }
            guard let component = component(id, by: builder, in: scope) else { continue }
            let local = LocalValue(name: "component", slot: scope.reserve(), level: 0)
            steps.append(.component(component, slot: local.slot))
            components.append(Typed(component.type, local))
        }
        let block = builderCall("buildBlock", of: builder, components.map { (nil, $0) }, at: place)
        guard let block else {
            return checker.fail(.controlFlowInBuilder(checker.index.types[builder].name), at: place)
        }
        return Typed(block.type, BuiltBlock(steps: steps, result: block))
    }

    /// The body of a function as the value that a result builder makes of it in the end, as the result of the function.
    func builtResult(
        _ statements: [StatementID],
        by builder: StyleType,
        as result: StyleType,
        in scope: Scope
    ) -> Typed {
        guard let builder = instance(of: builder, for: statements, in: scope) else { return .failed }
        let place = statements.first.map { program[$0].place } ?? checker.index.types[builder].place
        let block = built(statements, by: builder, at: place, in: scope)
        let made = builderCall("buildFinalResult", of: builder, [(nil, block)], at: place) ?? block
        let type = result.hasVariable || result.isUnknown ? made.type : result
        return Typed(type, conversions.convert(made, to: type, at: place).operation)
    }

    /// The component that a statement makes; nil for one that makes none.
    private func component(_ id: StatementID, by builder: Int, in scope: Scope) -> Typed? {
        let place = program[id].place
        switch program[id].kind {
        case .expression(let expression): return self.expression(expression, by: builder, in: scope)
        case .if(let content): return conditional(content, by: builder, at: place, in: scope)
        case .switch(let content): return choice(content, by: builder, at: place, in: scope)
        case .forIn(let loop): return self.loop(loop, by: builder, at: place, in: scope)
        case .do(let body, _): return built(body, by: builder, at: place, in: scope)
        default:
            checker.report(.controlFlowInBuilder(checker.index.types[builder].name), at: place)
            return nil
        }
    }

    /// An expression as `buildExpression` takes it: the first one whose parameter has its type.
    private func expression(_ id: ExpressionID, by builder: Int, in scope: Scope) -> Typed {
        let place = program[id].place
        let callables = builderFunctions("buildExpression", of: builder).filter { $0.parameters.count == 1 }
        for callable in callables {
            let attempt = checker.attempt {
                expressions.check(id, as: callable.parameters[0].type, in: scope)
            }
            guard attempt.diagnostics.isEmpty, !attempt.value.isFailed else { continue }
            return call(callable, with: [checker.accept(attempt)], at: place)
        }
        // Without such a function the block takes the expression, whose type its parameter has.
        let parameter = builderFunctions("buildBlock", of: builder).first?.parameters.first?.type
        if case .array(let element)? = parameter?.kind {
            return expressions.check(id, as: element, in: scope)
        }
        return expressions.resolve(id, as: parameter, in: scope)
    }

    private func conditional(
        _ content: Statement.If,
        by builder: Int,
        at place: SourcePlace,
        in scope: Scope
    ) -> Typed {
        var branches: [(condition: Conditions, value: Typed)] = []
        for branch in content.branches {
            scope.open()
            let condition = controlFlow.conditions(branch.conditions, in: scope)
            branches.append((condition, built(branch.body, by: builder, at: place, in: scope)))
            scope.close()
        }
        guard let last = content.otherwise else {
            let type = branches[0].value.type
            func optional(_ value: Typed) -> Typed {
                let value = Typed(.optional(type), value.operation)
                return builderCall("buildOptional", of: builder, [(nil, value)], at: place)
                    ?? builderCall("buildIf", of: builder, [(nil, value)], at: place) ?? value
            }
            let made = branches.map { (condition: $0.condition, value: optional($0.value)) }
            let none = optional(Typed(.optional(type), Constant.none))
            return Typed(none.type, IfValue(branches: made, otherwise: none))
        }
        let otherwise = either(
            "second",
            built(last, by: builder, at: place, in: scope),
            by: builder,
            at: place
        )
        let made = branches.map {
            (condition: $0.condition, value: either("first", $0.value, by: builder, at: place))
        }
        return Typed(otherwise.type, IfValue(branches: made, otherwise: otherwise))
    }

    private func choice(
        _ content: Statement.Switch,
        by builder: Int,
        at place: SourcePlace,
        in scope: Scope
    ) -> Typed {
        let subject = expressions.resolve(content.subject, as: nil, in: scope)
        var cases: [(pattern: CasePatterns, value: Typed)] = []
        for item in content.cases {
            scope.open()
            let pattern = controlFlow.casePatterns(item, as: subject.type, in: scope)
            let value = built(item.body, by: builder, at: place, in: scope)
            cases.append((pattern, either("first", value, by: builder, at: place)))
            scope.close()
        }
        controlFlow.checkExhaustive(content, of: subject.type, at: place)
        return Typed(cases.first?.value.type ?? .unknown, SwitchValue(subject: subject, cases: cases))
    }

    /// A branch of several, as `buildEither` takes it.
    private func either(_ label: String, _ value: Typed, by builder: Int, at place: SourcePlace) -> Typed {
        builderCall("buildEither", of: builder, [(label, value)], at: place) ?? value
    }

    private func loop(_ loop: Statement.ForIn, by builder: Int, at place: SourcePlace, in scope: Scope)
        -> Typed
    {
        let sequence = expressions.resolve(loop.sequence, as: nil, in: scope)
        guard let element = conversions.elementType(of: sequence.type) else {
            return checker.fail(
                .noSequence(checker.name(of: sequence.type)),
                at: program[loop.sequence].place
            )
        }
        scope.open()
        defer { scope.close() }
        let pattern = patterns.pattern(loop.pattern, as: element, in: scope)
        let body = built(loop.body, by: builder, at: place, in: scope)
        let values = Typed(
            .array(body.type),
            BuiltLoop(sequence: sequence, pattern: pattern, body: body, place: place)
        )
        return builderCall("buildArray", of: builder, [(nil, values)], at: place)
            ?? checker.fail(.controlFlowInBuilder(checker.index.types[builder].name), at: place)
    }

    // MARK: The functions of a builder

    private func builderFunctions(_ name: String, of builder: Int) -> [Callable] {
        (checker.index.types[builder].members.staticFunctions[name] ?? []).map { callables.callable($0) }
    }

    /// A call of the first function of a builder that takes the values; nil without one.
    private func builderCall(
        _ name: String,
        of builder: Int,
        _ arguments: [(label: String?, value: Typed)],
        at place: SourcePlace
    ) -> Typed? {
        let functions = builderFunctions(name, of: builder)
        let exact = functions.first { callable in
            callable.parameters.count == arguments.count && callable.parameters.allSatisfy { !$0.isVariadic }
                && zip(callable.parameters, arguments).allSatisfy { parameter, argument in
                    parameter.label == argument.label
                        && conversions.fits(argument.value.type, as: parameter.type)
                }
        }
        if let exact { return call(exact, with: arguments.map(\.value), at: place) }
        let list = functions.first { $0.parameters.count == 1 && $0.parameters[0].isVariadic }
        guard let list, case .array(let element) = list.parameters[0].type.kind else { return nil }
        let values = arguments.map { conversions.convert($0.value, to: element, at: place) }
        return Typed(list.result, builtCall(list, [.list(values)], at: place))
    }

    private func call(_ callable: Callable, with values: [Typed], at place: SourcePlace) -> Typed {
        let arguments = zip(callable.parameters, values).map { parameter, value in
            CallArgument.value(conversions.convert(value, to: parameter.type, at: place))
        }
        return Typed(callable.result, builtCall(callable, arguments, at: place))
    }

    private func builtCall(_ callable: Callable, _ arguments: [CallArgument], at place: SourcePlace) -> Call {
        Call(
            name: callable.name,
            target: callable.target,
            receiver: nil,
            changed: nil,
            arguments: arguments,
            place: place
        )
    }
}
