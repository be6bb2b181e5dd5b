import StyleRuntime
import StyleSyntax
import ViewEngine

/// The calls of a source, and the functions or the value that a callee names.
///
/// `OverloadResolution` chooses among the functions.
struct Calls: CheckPart {
    let checker: Checker

    /// `Set<Element>()`, `Array<Element>()` and `Dictionary<Key, Value>()`; nil for other calls.
    private func emptyCollection(_ callee: ExpressionID, in scope: Scope) -> Typed? {
        guard case .specialization(let base, let arguments) = program[callee].kind,
            case .identifier(let name, _) = program[base].kind
        else { return nil }
        let types = arguments.map { typeNames.type($0, in: scope) }
        switch (name.text, types.count) {
        case ("Set", 1), ("Array", 1): return Typed(.array(types[0]), Constant.emptyArray)
        case ("Dictionary", 2):
            return Typed(.dictionary(types[0], types[1]), Constant.emptyDictionary)
        default: return nil
        }
    }

    /// Two elements with their positions, in place of those of a sequence that is not in the source.
    private func enumeration(of external: External, at place: SourcePlace) -> Typed {
        let type = StyleType.array(.tuple([.init("offset", .int), .init("element", .unknown)]))
        checker.standIns.append(StandIn(name: external.name, place: place, type: "Sequence", kind: .fixed))
        let sample = Sample(type: type) { .array([0, 1].map { .tuple([.integer($0), .absent]) }) }
        return Typed(type, sample)
    }

    /// `[.a, .b].contains(value)`, whose literal has the type of the argument; nil for other calls.
    private func containment(
        _ callee: ExpressionID,
        with arguments: [Argument],
        as expected: StyleType?,
        in scope: Scope
    ) -> Typed? {
        guard case .member(let base, let name, _) = program[callee].kind, name.text == "contains",
            arguments.count == 1, arguments[0].label == nil,
            case .array(let elements) = program[base].kind,
            elements.contains(where: { if case .implicitMember = program[$0].kind { true } else { false } })
        else { return nil }
        let argument = checker.attempt { expressions.resolve(arguments[0].value, as: nil, in: scope) }
        guard argument.diagnostics.isEmpty, !argument.value.type.isUnknown else { return nil }
        let receiver = expressions.resolve(base, as: .array(argument.value.type.unwrapped), in: scope)
        return overloads.call(
            memberLookup.members(name.text, of: receiver.type),
            named: name,
            receiver: receiver,
            receiverPlace: nil,
            with: arguments,
            closures: [],
            as: expected,
            in: scope
        )
    }

    /// `self.init(…)` in an extension of a type of the engine: what a call of the type makes takes the place of `self`, also
    /// a resource of the project or what stands in for an initializer; nil for other calls.
    private func delegation(
        _ callee: ExpressionID,
        with arguments: [Argument],
        closures: [Argument],
        in scope: Scope
    ) -> Typed? {
        guard case .member(let inner, let name, _) = program[callee].kind, name.text == "init",
            classMembers.isSelf(inner), let type = scope.root.selfType, case .engine = type.kind,
            let place = places.selfPlace(scope)
        else { return nil }
        var made = overloads.call(
            [records.initializers(of: type)],
            named: name,
            receiver: nil,
            receiverPlace: nil,
            with: arguments,
            closures: closures,
            as: nil,
            in: scope
        )
        if let external = made.external {
            made = externalNames.standIn(for: external, as: type, at: name.place)
        }
        return Typed(made.type.isOptional ? .optional(.void) : .void, Assignment(target: place, value: made))
    }

    func resolveCall(_ id: ExpressionID, as expected: StyleType?, in scope: Scope, base: StyleType?) -> Typed
    {
        guard case .call(let calleeID, let arguments, let closures) = program[id].kind else { return .failed }
        var callee = calleeID
        if arguments.isEmpty, closures.isEmpty, let empty = emptyCollection(callee, in: scope) {
            return empty
        }
        while case .specialization(let inner, _) = program[callee].kind,
            generics.specializedType(callee, in: scope) == nil
        {
            callee = inner
        }
        if let typed = keyframeBuilders.keyframes(
            callee,
            with: arguments,
            closures: closures,
            as: expected,
            in: scope
        ) {
            return typed
        }
        if let typed = sourceEnvironment.environmentModifier(
            callee,
            with: arguments,
            closures: closures,
            in: scope,
            base: base
        ) {
            return typed
        }
        if let text = localizedTexts.generatedTextCall(
            callee,
            with: arguments,
            as: expected,
            base: base,
            in: scope
        ) {
            return text
        }
        if let typed = containment(callee, with: arguments, as: expected, in: scope) { return typed }
        if let typed = delegation(callee, with: arguments, closures: closures, in: scope) { return typed }
        let messages = checker.diagnostics.count
        guard let (found, name) = findCallee(callee, as: expected, in: scope, base: base) else {
            // The arguments may have faults of their own.
            return checker.diagnostics.count > messages
                ? .failed : checker.fail(.uncallable, at: program[callee].place)
        }
        switch found {
        case .functions(let tiers, let receiver, let receiverPlace):
            if let typed = callOfInstance(tiers, named: name, with: arguments, closures: closures, in: scope)
            {
                return typed
            }
            return overloads.call(
                tiers,
                named: name,
                receiver: receiver,
                receiverPlace: receiverPlace,
                with: arguments,
                closures: closures,
                as: expected,
                in: scope
            )
        case .value(let typed):
            guard case .function(let function) = typed.type.unwrapped.kind else {
                let tiers = memberLookup.members("callAsFunction", of: typed.type)
                if !tiers.isEmpty {
                    return overloads.call(
                        tiers,
                        named: name,
                        receiver: typed,
                        receiverPlace: nil,
                        with: arguments,
                        closures: closures,
                        as: expected,
                        in: scope
                    )
                }
                if checker.replacesExternalNames, typed.type.isUnknown {
                    // A function that is not in the source.
                    return Typed(.unknown, external: typed.external ?? External(name.text), typed.operation)
                }
                return checker.fail(.callOfValue(type: checker.name(of: typed.type)), at: name.place)
            }
            let callable = Callable(
                name: name.text,
                parameters: function.parameters.map {
                    CallParameter(label: nil, type: $0.type, isInout: $0.isInout)
                },
                result: function.result,
                target: .value(typed)
            )
            return argumentMatching.apply(
                callable,
                named: name,
                receiver: nil,
                receiverPlace: nil,
                with: arguments,
                closures: closures,
                in: scope
            )
        case .external(var typed, let receiver, let base):
            if let receiver, conversions.conforms(receiver.type, to: .view), !receiver.type.isUnknown,
                let external = typed.external
            {
                if UndrawnModifiers.names.contains(name.text) { return receiver }
                return externalNames.unknownModifier(
                    external.name,
                    at: name.place,
                    on: receiver,
                    with: arguments,
                    closures: closures,
                    in: scope
                )
            }
            guard var external = typed.external else { return typed }
            if name.text == "enumerated", arguments.isEmpty, closures.isEmpty {
                return enumeration(of: external, at: name.place)
            }
            external.isCall = true
            external.arguments = External.Arguments(values: arguments, scope: scope)
            checker.noteCapture(of: scope)
            if let receiver, !receiver.type.isUnknown {
                external.original = (receiver.type, receiver.operation)
            }
            if external.content == nil {
                external.content =
                    externalNames.viewArgument(arguments, closures: closures, in: scope)
                    ?? externalNames.modifiedView(by: callee, in: scope)
            }
            if let base {
                external.remake = { checker, expected in
                    checker.externalNames.remake(
                        base,
                        named: name,
                        with: arguments,
                        closures: closures,
                        as: expected,
                        in: scope
                    )
                }
            }
            typed.external = external
            return typed
        }
    }
}
