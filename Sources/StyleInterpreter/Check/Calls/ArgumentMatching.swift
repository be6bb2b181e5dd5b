import StyleRuntime
import StyleSyntax

/// Which argument of a call is that of each parameter.
struct ArgumentMatch {
    /// The expressions by parameter; several for a variadic one.
    var expressions: [[ExpressionID]]
}

/// The arguments of a call as those of the parameters of one function.
struct ArgumentMatching: CheckPart {
    let checker: Checker

    func match(_ callable: Callable, with arguments: [Argument], closures: [Argument])
        -> ArgumentMatch?
    {
        var result = ArgumentMatch(expressions: callable.parameters.map { _ in [] })
        var next = 0
        for argument in arguments {
            let label = argument.label?.text
            if label == nil, next > 0, callable.parameters[next - 1].isVariadic,
                !result.expressions[next - 1].isEmpty
            {
                result.expressions[next - 1].append(argument.value)
                continue
            }
            while next < callable.parameters.count, callable.parameters[next].label != label {
                guard callable.parameters[next].hasDefault || callable.parameters[next].isVariadic else {
                    return nil
                }
                next += 1
            }
            guard next < callable.parameters.count else { return nil }
            result.expressions[next] = [argument.value]
            next += 1
        }
        for (position, closure) in closures.enumerated() {
            if position == 0, closure.label == nil {
                guard
                    let target = unlabeledClosure(
                        of: callable,
                        from: next,
                        before: closures.dropFirst().first
                    )
                else { return nil }
                for skipped in next..<target where !callable.parameters[skipped].hasDefault { return nil }
                result.expressions[target] = [closure.value]
                next = target + 1
            } else {
                guard
                    let target = (next..<callable.parameters.count).first(where: {
                        callable.parameters[$0].label == closure.label?.text
                    })
                else { return nil }
                for skipped in next..<target where !callable.parameters[skipped].hasDefault { return nil }
                result.expressions[target] = [closure.value]
                next = target + 1
            }
        }
        for (parameter, expressions) in zip(callable.parameters, result.expressions) {
            if expressions.isEmpty, !parameter.hasDefault, !parameter.isVariadic {
                // An optional function that nobody gives is nil.
                return nil
            }
        }
        return result
    }

    /// The parameter that the first trailing closure is for: the next function, unless it can be left out and a parameter
    /// after it, before that of the next closure, cannot.
    private func unlabeledClosure(of callable: Callable, from first: Int, before next: Argument?) -> Int? {
        let parameters = callable.parameters
        let end = parameters.indices.last { $0 > first && parameters[$0].label == next?.label?.text }
        let candidates = first..<(next == nil ? parameters.count : max(first, end ?? parameters.count))
        return candidates.first { position in
            let parameter = parameters[position]
            guard parameter.type.isFunction || parameter.type.isUnknown else { return false }
            return !parameter.hasDefault
                || !candidates.contains {
                    $0 > position && !parameters[$0].hasDefault && !parameters[$0].isVariadic
                }
        }
    }

    /// Checks the arguments of a call of one function.
    func apply(
        _ callable: Callable,
        named name: Name,
        receiver: Typed?,
        receiverPlace: Place?,
        with arguments: [Argument],
        closures: [Argument],
        in scope: Scope
    ) -> Typed {
        guard let match = match(callable, with: arguments, closures: closures) else {
            reportMismatch([callable], named: name, with: arguments, closures: closures, among: [callable])
            return .failed
        }
        var variables = callable.variables
        var values = callable.parameters.map(\.omitted)
        let takesActions = makesView(callable)
        // Closures last, when the other arguments have settled the types.
        let order = callable.parameters.indices.sorted {
            let first = isClosure(match.expressions[$0].first)
            let second = isClosure(match.expressions[$1].first)
            return first == second ? $0 < $1 : !first
        }
        for position in order {
            let parameter = callable.parameters[position]
            let expressions = match.expressions[position]
            guard let first = expressions.first else {
                if parameter.isVariadic { values[position] = .list([]) }
                checker.cost += 1
                continue
            }
            if parameter.isInout, case .nil = program[first].kind, parameter.type == .double {
                // A pointer to which nothing is written: `color.getRed(nil, green: nil, blue: nil, alpha: &alpha)`.
                let lost = Place(type: .double, storage: .object(Typed(.double, Constant.number(0))))
                values[position] = .variable(lost)
                continue
            }
            if parameter.isInout, let target = inoutTarget(first, of: callable) {
                guard let place = places.place(target, in: scope) else { continue }
                conversions.unify(parameter.type, with: place.type, binding: &variables)
                values[position] = .variable(place)
                continue
            }
            if parameter.isVariadic, case .array(let element) = parameter.type.kind {
                values[position] = .list(
                    expressions.map { argument($0, as: element, binding: &variables, in: scope) }
                )
                continue
            }
            values[position] = .value(
                takesActions && parameter.type.isAction
                    ? action(first, as: parameter.type, binding: &variables, in: scope)
                    : argument(
                        first,
                        as: parameter.type,
                        binding: &variables,
                        in: scope,
                        constraints: callable.open?.variables ?? callable.openType?.variables
                    )
            )
        }
        let target = generics.specialized(callable, binding: &variables, at: name.place) ?? callable.target
        let result = generics.concrete(callable.result.substituting(variables))
        if callable.isMutating, receiverPlace == nil, callable.hasReceiver {
            checker.report(.mutationOfConstant(by: callable.name), at: name.place)
        }
        var call = Typed(
            result.hasVariable ? .unknown : result,
            Call(
                name: callable.name,
                target: target,
                receiver: callable.hasReceiver ? receiver : nil,
                changed: callable.isMutating ? receiverPlace : nil,
                arguments: values,
                place: name.place
            )
        )
        call.neverReturns = callable.neverReturns
        return call
    }

    /// Whether the result of a function is a view, which runs functions that it is given in reaction to something.
    private func makesView(_ callable: Callable) -> Bool {
        switch callable.result.kind {
        case .declared(let number), .applied(let number, _):
            checker.index.types[number].protocols.contains("View")
        case .any, .engine: conversions.conforms(callable.result, to: .view)
        default: false
        }
    }

    /// Whether a closure has as many parameters as a function of a type.
    private func hasParameters(_ id: ExpressionID, of type: StyleType) -> Bool {
        guard case .closure(let closure) = program[id].kind,
            case .function(let function) = type.unwrapped.kind
        else { return false }
        guard let parameters = closure.parameters else {
            return closure.anonymousCount <= function.parameters.count
        }
        return parameters.count == function.parameters.count
    }

    /// Checks an argument that is an action: what is not understood in it is noted, and replaced by nothing.
    func action(
        _ id: ExpressionID,
        as type: StyleType,
        binding variables: inout [Int: StyleType],
        in scope: Scope
    ) -> Typed {
        var settled = variables
        let result = checker.attempt { self.argument(id, as: type, binding: &settled, in: scope) }
        variables = settled
        checker.cost += result.cost
        // An action of another type is an error of the call: another function may take it.
        guard isClosure(id) && hasParameters(id, of: type) || result.diagnostics.isEmpty else {
            _ = checker.accept(result)
            return result.value
        }
        let value = result.value.isFailed ? Typed(type, Failing.sourceHasErrors) : result.value
        return Typed(
            value.type,
            ActionValue(function: value, place: program[id].place, messages: result.diagnostics)
        )
    }

    /// The variable that an argument for an `inout` parameter names.
    private func inoutTarget(_ argument: ExpressionID, of callable: Callable) -> ExpressionID? {
        if case .inout(let target) = program[argument].kind { return target }
        return callable.isOperator ? argument : nil
    }

    /// Whether an expression is a chain that begins with a point: `.muted`, `.boxed(3)`.
    private func isImplicitMember(_ id: ExpressionID) -> Bool {
        if case .implicitMember = program[program.chain(id)[0]].kind { true } else { false }
    }

    func isClosure(_ id: ExpressionID?) -> Bool {
        guard let id else { return false }
        if case .closure = program[id].kind { return true }
        return false
    }

    /// Checks an argument, and settles the types that the parameter leaves open.
    private func argument(
        _ id: ExpressionID,
        as type: StyleType,
        binding variables: inout [Int: StyleType],
        in scope: Scope,
        constraints: [OpenSignature.Variable]? = nil
    ) -> Typed {
        let expected = generics.concrete(type.substituting(variables))
        guard expected.hasVariable else { return expressions.check(id, as: expected, in: scope) }
        // `.fieldStyle(.muted)`: an extension of the protocol has the member.
        if case .variable(let number) = expected.kind, isImplicitMember(id),
            let constraint = constraints?.first(where: { $0.number == number })?.constraint,
            case .declared = constraint.kind
        {
            let typed = expressions.resolve(id, as: constraint, in: scope)
            conversions.unify(type, with: typed.type, binding: &variables)
            return typed
        }
        // `.constant(1)`: the base is known, whatever its value is.
        if expected.unwrapped.isBindingOfVariable, isImplicitMember(id) {
            let typed = expressions.resolve(id, as: expected, in: scope)
            conversions.unify(type, with: typed.type, binding: &variables)
            return typed
        }
        if case .closure(let closure) = program[id].kind, case .function = expected.unwrapped.kind {
            let typed = closureExpressions.resolveClosure(
                closure,
                as: expected,
                at: program[id].place,
                in: scope
            )
            conversions.unify(type, with: typed.type, binding: &variables)
            return typed
        }
        if case .function = expected.unwrapped.kind {
            let typed = expressions.resolve(id, as: expected, in: scope)
            conversions.unify(type, with: typed.type, binding: &variables)
            return typed
        }
        // The selection of a `TabView` settles the type of the values of its tabs, and other surroundings do likewise.
        let isOpenMember = replacements.isOfProject && isImplicitMember(id)
        if isOpenMember { checker.cost += 8 }
        let typed = expressions.resolve(id, as: isOpenMember ? .unknown : nil, in: scope)
        if typed.external != nil {
            // Nor is anything known about the elements of what is not in the source.
            let element = if case .array(let element) = expected.kind { element } else { expected }
            if let number = element.variableNumber { variables[number] = .unknown }
            return conversions.convert(typed, to: expected, at: program[id].place)
        }
        conversions.unify(type, with: typed.type, binding: &variables)
        let settled = generics.concrete(type.substituting(variables))
        // The value is none of a generic type that it leaves open.
        if settled.hasVariable, case .applied = settled.unwrapped.kind {
            return conversions.convert(typed, to: settled, at: program[id].place)
        }
        // Nor is a binding an array whose elements nothing settles.
        if settled.hasVariable, case .array = settled.unwrapped.kind, case .binding = typed.type.kind {
            return conversions.convert(typed, to: settled, at: program[id].place)
        }
        return settled.hasVariable ? typed : conversions.convert(typed, to: settled, at: program[id].place)
    }
}
