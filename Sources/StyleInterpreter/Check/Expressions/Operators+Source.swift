import StyleBridge
import StyleRuntime
import StyleSyntax

// Operators that the source declares.
extension Operators {
    /// The functions of an operator, in the file, in types and in extensions.
    private func operatorFunctions(_ symbol: String, operands: Int) -> [FunctionInfo] {
        if let functions = checker.operatorFunctions[symbol] {
            return functions.filter { $0.parameters.count == operands }
        }
        var functions = checker.index.functions.all(symbol)
        for type in checker.index.types where type.generic == nil {
            functions += type.members.staticFunctions[symbol] ?? []
        }
        for owner in checker.index.extensions.keys.sorted() {
            functions += checker.index.extensions[owner]?.staticFunctions[symbol] ?? []
        }
        checker.operatorFunctions[symbol] = functions
        return functions.filter { $0.parameters.count == operands }
    }

    /// The result of an operator of the source; nil if none fits the operands.
    func ownOperator(
        _ symbol: Name,
        on operands: [ExpressionID],
        as expected: StyleType?,
        in scope: Scope
    ) -> Typed? {
        guard checker.index.operators.contains(symbol.text) else { return nil }
        var functions = operatorFunctions(symbol.text, operands: operands.count)
        // A literal is a number before it is a value of a type that literals express.
        if numbersHave(symbol.text), expected.map({ isNumber($0.unwrapped) }) ?? true,
            areNumbers(operands, in: scope)
        {
            functions = functions.filter(takesNumbers)
        }
        if let typed = operatorCall(functions, named: symbol, on: operands, as: expected, in: scope) {
            return typed
        }
        return derivedOperator(symbol, on: operands, in: scope)
    }

    private func numbersHave(_ symbol: String) -> Bool {
        Self.arithmeticSigns.contains(symbol) || Comparison(rawValue: symbol) != nil
            || ["==", "!="].contains(symbol)
    }

    private func isNumber(_ type: StyleType) -> Bool { type == .int || type == .double }

    private func areNumbers(_ operands: [ExpressionID], in scope: Scope) -> Bool {
        operands.allSatisfy { operand in
            isNumber(checker.attempt { expressions.resolve(operand, as: nil, in: scope) }.value.type)
        }
    }

    private func takesNumbers(_ info: FunctionInfo) -> Bool {
        signatures.resolveSignature(info)
        return info.parameterTypes.allSatisfy {
            conversions.fits(.int, as: $0) || conversions.fits(.double, as: $0)
        }
    }

    /// An operator as a function, as in `reduce(0, +)`; nil for other names.
    func operatorFunction(_ symbol: Name, as expected: StyleType?) -> Typed? {
        guard case .function(let function)? = expected?.unwrapped.kind else { return nil }
        let isOfTuple = function.elements(for: 2) != nil
        let operands = function.elements(for: 2) ?? function.parameters
        guard operands.count == 2, let type = operands.first?.type, !type.hasVariable,
            operands[1].type.hasVariable || conversions.fits(operands[1].type, as: type)
        else { return nil }
        if let own = operatorFunctions(symbol.text, operands: 2).first(where: { info in
            signatures.resolveSignature(info)
            return conversions.fits(type, as: info.parameterTypes[0])
        }) {
            return callables.functionValue(callables.callable(own), receiver: nil)
        }
        let result: StyleType
        let computation: OperatorFunction.Computation
        if let comparison = Comparison(rawValue: symbol.text) {
            (result, computation) = (.bool, .comparison(comparison))
        } else if ["==", "!="].contains(symbol.text) {
            (result, computation) = (.bool, .equality(isEqual: symbol.text == "=="))
        } else if Self.arithmeticSigns.contains(symbol.text),
            let arithmetic = Arithmetic(symbol.text, of: type)
        {
            (result, computation) = (type, .arithmetic(arithmetic))
        } else {
            return nil
        }
        return Typed(
            .function(.init(function.parameters, result)),
            OperatorFunction(computation: computation, takesTuple: isOfTuple)
        )
    }

    private static let arithmeticSigns: Set<String> = [
        "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>",
    ]

    private func operatorCall(
        _ functions: [FunctionInfo],
        named symbol: Name,
        on operands: [ExpressionID],
        as expected: StyleType?,
        in scope: Scope
    ) -> Typed? {
        operatorCall(
            functions.flatMap(generics.calledOperator),
            named: symbol,
            on: operands,
            as: expected,
            in: scope
        )
    }

    /// The result of an operator of the engine; nil if none fits the operands.
    func engineOperator(
        _ symbol: Name,
        on operands: [ExpressionID],
        as expected: StyleType?,
        in scope: Scope,
        acceptsStandIns: Bool = false
    ) -> Typed? {
        guard let entries = bridge.functions[symbol.text], let first = operands.first else { return nil }
        // The type of a long sum is known, and no candidate needs to look into it again.
        let known = checker.attempt { expressions.resolve(first, as: nil, in: scope) }
        let functions = entries.map { Callable($0) }.filter { function in
            guard known.diagnostics.isEmpty, case .engine = known.value.type.kind,
                let wanted = function.parameters.first?.type, case .engine = wanted.kind
            else { return true }
            return conversions.fits(known.value.type, as: wanted)
        }
        return operatorCall(
            functions,
            named: symbol,
            on: operands,
            as: expected,
            in: scope,
            acceptsStandIns: acceptsStandIns
        )
    }

    private func operatorCall(
        _ functions: [Callable],
        named symbol: Name,
        on operands: [ExpressionID],
        as expected: StyleType?,
        in scope: Scope,
        acceptsStandIns: Bool = false
    ) -> Typed? {
        guard !functions.isEmpty else { return nil }
        let callables = functions.map { function in
            var callable = function
            callable.isOperator = true
            callable.parameters = callable.parameters.map { parameter in
                var parameter = parameter
                parameter.label = nil
                return parameter
            }
            return callable
        }
        let arguments = operands.map { Argument(label: nil, value: $0) }
        let result = checker.attempt {
            overloads.call(
                [callables],
                named: symbol,
                receiver: nil,
                receiverPlace: nil,
                with: arguments,
                closures: [],
                as: expected,
                in: scope
            )
        }
        guard result.diagnostics.isEmpty, acceptsStandIns || result.standIns.isEmpty else { return nil }
        return checker.accept(result)
    }

    /// An operator that Swift derives from another one: `!=` from `==`, and the comparisons from `<`.
    private func derivedOperator(_ symbol: Name, on operands: [ExpressionID], in scope: Scope) -> Typed? {
        guard operands.count == 2 else { return nil }
        let (base, isSwapped, isNegated): (String, Bool, Bool)
        switch symbol.text {
        case "!=": (base, isSwapped, isNegated) = ("==", false, true)
        case ">": (base, isSwapped, isNegated) = ("<", true, false)
        case "<=": (base, isSwapped, isNegated) = ("<", true, true)
        case ">=": (base, isSwapped, isNegated) = ("<", false, true)
        default: return nil
        }
        let functions = operatorFunctions(base, operands: 2)
        let name = Name(base, at: symbol.place)
        let order = isSwapped ? operands.reversed() : operands
        guard let typed = operatorCall(functions, named: name, on: order, as: .bool, in: scope) else {
            return nil
        }
        guard isNegated else { return typed }
        return Typed(.bool, UnaryOperation(sign: .not, operand: typed))
    }
}
