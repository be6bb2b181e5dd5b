import StyleSyntax

/// Which argument of a call is that of each parameter.
struct ArgumentMatch {
    /// The expressions by parameter; several for a variadic one.
    var expressions: [[ExpressionID]]
}

extension Checker {
    func match(_ callable: Callable, _ arguments: [Argument], _ closures: [Argument])
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
                // The first trailing closure has no label: it is the next function that needs one.
                let functions = (next..<callable.parameters.count).filter {
                    callable.parameters[$0].type.isFunction || callable.parameters[$0].type.isUnknown
                }
                guard
                    let first = functions.first(where: { !callable.parameters[$0].hasDefault })
                        ?? functions.first
                else { return nil }
                let target = closures.count > 1 ? functions[0] : first
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

    /// Checks the arguments of a call of one function.
    func apply(
        _ callable: Callable,
        _ name: Name,
        receiver: Typed?,
        receiverPlace: Place?,
        _ arguments: [Argument],
        _ closures: [Argument],
        _ scope: Scope,
        expected: StyleType? = nil,
        _ call: @escaping @Sendable (Frame, inout [Value]) throws(Failure) -> Value
    ) -> Typed {
        guard let match = match(callable, arguments, closures) else {
            reportMismatch([callable], name, arguments, closures, [callable])
            return .failed
        }
        var variables = callable.variables
        var codes = callable.parameters.map(\.defaultCode)
        var places: [(index: Int, place: Place)] = []
        // Closures last, when the other arguments have settled the types.
        let order = callable.parameters.indices.sorted {
            let first = isClosure(match.expressions[$0].first)
            let second = isClosure(match.expressions[$1].first)
            return first == second ? $0 < $1 : !first
        }
        let offset = callable.hasReceiver ? 1 : 0
        for position in order {
            let parameter = callable.parameters[position]
            let expressions = match.expressions[position]
            guard let first = expressions.first else {
                if parameter.isVariadic {
                    let empty: Code = { _ throws(Failure) in .array([]) }
                    codes[position] = empty
                }
                cost += 1
                continue
            }
            if parameter.isInout, let target = inoutTarget(first, callable) {
                guard let place = place(target, scope) else { continue }
                unify(parameter.type, place.type, &variables)
                codes[position] = place.get
                places.append((position + offset, place))
                continue
            }
            if parameter.isVariadic, case .array(let element) = parameter.type {
                var values: [Code] = []
                for expression in expressions {
                    values.append(argument(expression, element, &variables, scope).code)
                }
                let list = values
                let elements: Code = { frame throws(Failure) in
                    var result: [Value] = []
                    for value in list { result.append(try value(frame)) }
                    return .array(result)
                }
                codes[position] = elements
                continue
            }
            codes[position] = argument(first, parameter.type, &variables, scope).code
        }
        let call = specialized(callable, &variables, at: name.place) ?? call
        let result = callable.result.substituting(variables)
        let values = codes
        let receiverCode = callable.hasReceiver ? receiver?.code : nil
        let place = name.place
        let writes = places
        let isMutating = callable.isMutating
        if isMutating, receiverPlace == nil, callable.hasReceiver {
            report(place, "cannot use mutating member '\(callable.name)' on an immutable value")
        }
        return Typed(result.hasVariable ? .unknown : result) { frame throws(Failure) in
            do throws(Failure) {
                try frame.execution.step()
                var arguments: [Value] = []
                if let receiverCode { arguments.append(try receiverCode(frame)) }
                for value in values { arguments.append(try value(frame)) }
                let result = try call(frame, &arguments)
                try frame.execution.count(result)
                if isMutating, let receiverPlace {
                    try frame.execution.count(arguments[0])
                    try receiverPlace.set(frame, arguments[0])
                }
                for write in writes { try write.place.set(frame, arguments[write.index]) }
                return result
            } catch {
                throw error.at(place)
            }
        }
    }

    /// The variable that an argument for an `inout` parameter names.
    private func inoutTarget(_ argument: ExpressionID, _ callable: Callable) -> ExpressionID? {
        if case .inout(let target) = program[argument].kind { return target }
        return callable.isOperator ? argument : nil
    }

    func isClosure(_ id: ExpressionID?) -> Bool {
        guard let id else { return false }
        if case .closure = program[id].kind { return true }
        return false
    }

    /// Checks an argument, and settles the types that the parameter leaves open.
    func argument(
        _ id: ExpressionID,
        _ type: StyleType,
        _ variables: inout [Int: StyleType],
        _ scope: Scope
    ) -> Typed {
        let expected = type.substituting(variables)
        guard expected.hasVariable else { return check(id, expected, scope) }
        if case .closure(let closure) = program[id].kind, case .function = expected.unwrapped {
            let typed = resolveClosure(closure, expected, program[id].place, scope)
            unify(type, typed.type, &variables)
            return typed
        }
        if case .function = expected.unwrapped {
            let typed = resolve(id, expected, scope)
            unify(type, typed.type, &variables)
            return typed
        }
        let typed = resolve(id, nil, scope)
        if typed.external != nil {
            if case .variable(let number) = expected { variables[number] = .unknown }
            return convert(typed, to: expected, at: program[id].place)
        }
        unify(type, typed.type, &variables)
        let settled = type.substituting(variables)
        return settled.hasVariable ? typed : convert(typed, to: settled, at: program[id].place)
    }
}
