import StyleSyntax
import ViewEngine

extension Checker {
    func resolveCall(_ id: ExpressionID, _ expected: StyleType?, _ scope: Scope, base: StyleType?) -> Typed {
        guard case .call(let calleeID, let arguments, let closures) = program[id].kind else { return .failed }
        var callee = calleeID
        while case .specialization(let inner, _) = program[callee].kind { callee = inner }
        if let typed = environmentModifier(callee, arguments, scope, base: base) { return typed }
        let messages = diagnostics.count
        guard let (found, name) = findCallee(callee, expected, scope, base: base) else {
            // The arguments may have faults of their own.
            return diagnostics.count > messages
                ? .failed : fail(program[callee].place, "cannot call this expression")
        }
        switch found {
        case .functions(let tiers, let receiver, let receiverPlace):
            return call(
                tiers,
                name,
                receiver: receiver,
                receiverPlace: receiverPlace,
                arguments,
                closures,
                expected,
                scope
            )
        case .value(let typed):
            guard case .function(let function) = typed.type.unwrapped else {
                let tiers = members("callAsFunction", of: typed.type)
                if !tiers.isEmpty {
                    return call(
                        tiers,
                        name,
                        receiver: typed,
                        receiverPlace: nil,
                        arguments,
                        closures,
                        expected,
                        scope
                    )
                }
                if replacesExternalNames, typed.type.isUnknown {
                    // A function that is not in the source.
                    return Typed(.unknown, external: typed.external ?? External(name.text), typed.code)
                }
                return fail(
                    name.place,
                    "cannot call value of non-function type '\(self.name(of: typed.type))'"
                )
            }
            let code = typed.code
            let callable = Callable(
                name: name.text,
                parameters: function.parameters.map {
                    CallParameter(label: nil, type: $0.type, isInout: $0.isInout)
                },
                result: function.result
            ) { frame, values throws(Failure) in .absent }
            return apply(callable, name, receiver: nil, receiverPlace: nil, arguments, closures, scope) {
                frame,
                values throws(Failure) in
                guard case .function(let function) = try code(frame) else {
                    throw Failure("this value is not a function")
                }
                return try function.call(&values)
            }
        case .external(var typed, let receiver, let base):
            // An unknown modifier changes nothing.
            if let receiver, conforms(receiver.type, to: "View"), !receiver.type.isUnknown,
                let external = typed.external
            {
                standIns.append(StandIn(name: external.name, place: name.place, type: "View", kind: .fixed))
                return receiver
            }
            guard var external = typed.external else { return typed }
            if external.content == nil { external.content = viewArgument(arguments, closures, scope) }
            if let base {
                external.remake = { [self] expected in
                    remake(base, name, arguments, closures, expected, scope)
                }
            }
            typed.external = external
            return typed
        }
    }
}
