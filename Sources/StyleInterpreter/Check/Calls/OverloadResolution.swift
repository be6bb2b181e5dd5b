import StyleBridge
import StyleRuntime
import StyleSyntax
import ViewEngine

/// The choice among functions of one name: the one whose arguments cost least.
struct OverloadResolution: CheckPart {
    let checker: Checker

    func call(
        _ tiers: [[Callable]],
        named name: Name,
        receiver: Typed?,
        receiverPlace: Place?,
        with arguments: [Argument],
        closures: [Argument],
        as expected: StyleType?,
        in scope: Scope
    ) -> Typed {
        // The texts of a bundle are those of the project.
        if receiver == nil || name.text == "localizedString",
            let resource = resourceNames.resource(
                tiers.flatMap { $0 },
                named: name,
                with: arguments,
                closures: closures,
                in: scope
            )
        {
            return resource
        }
        var best: Checker.Attempt<Typed>?
        var isMatched = false
        var fallback: Checker.Attempt<Typed>?
        for tier in tiers {
            var tierBest: Checker.Attempt<Typed>?
            var isOwn = false
            var candidates = tier.flatMap { generics.settling($0, as: expected) }
            var position = 0
            while position < candidates.count {
                let callable = candidates[position]
                position += 1
                // Calls of a name that a source declares again and again grow with their square.
                if position > Self.usualOverloads, !checker.countWork(at: name.place) { break }
                guard !callable.isProperty else { continue }
                guard argumentMatching.match(callable, with: arguments, closures: closures) != nil else {
                    continue
                }
                isMatched = true
                let result = checker.attempt {
                    argumentMatching.apply(
                        callable,
                        named: name,
                        receiver: receiver,
                        receiverPlace: receiverPlace,
                        with: arguments,
                        closures: closures,
                        in: scope
                    )
                }
                let penalty = expected.map { conversions.fits(result.value.type, as: $0) ? 0 : 1 } ?? 0
                if !result.diagnostics.isEmpty || penalty > 0,
                    let other = withNumbers(callable, of: arguments, closures: closures)
                {
                    candidates.append(other)
                }
                if !result.diagnostics.isEmpty || penalty > 0,
                    let other = withResult(callable, as: expected)
                {
                    candidates.append(other)
                }
                let score = (result.score.0, penalty, result.score.1, result.score.2)
                if let current = tierBest {
                    let currentPenalty =
                        expected.map { conversions.fits(current.value.type, as: $0) ? 0 : 1 } ?? 0
                    if score < (current.score.0, currentPenalty, current.score.1, current.score.2) {
                        tierBest = result
                        isOwn = isOverloadItself(callable, in: scope)
                    }
                } else {
                    tierBest = result
                    isOwn = isOverloadItself(callable, in: scope)
                }
            }
            if let tierBest {
                if tierBest.diagnostics.isEmpty {
                    // An overload calls another one, not itself, with an argument of a type that is not known.
                    if !isOwn, expected.map({ conversions.fits(tierBest.value.type, as: $0) }) ?? true {
                        return checker.accept(tierBest)
                    }
                    // A protocol farther away may have a function with the expected result.
                    fallback = fallback ?? tierBest
                }
                if tierBest.diagnostics.count < best?.diagnostics.count ?? .max { best = tierBest }
            }
        }
        if let fallback { return checker.accept(fallback) }
        let candidates = tiers.flatMap { $0 }
        if let asset = asset(candidates, named: name, with: arguments) { return asset }
        // An extension of the source has another function of the name of a modifier that no picture shows.
        if !isMatched, let receiver, conversions.conforms(receiver.type, to: .view),
            UndrawnModifiers.names.contains(name.text)
        {
            return receiver
        }
        if isMatched, let best {
            if externalNames.lacksOnlyStandIns(best.diagnostics),
                let unknown = unknownCall(
                    of: best.value.type,
                    named: name,
                    on: receiver,
                    with: arguments,
                    closures: closures,
                    in: scope
                )
            {
                return unknown
            }
            return checker.accept(best)
        }
        if checker.replacesExternalNames,
            externalNames.isForeign(candidates, with: arguments, closures: closures)
        {
            if let receiver, conversions.isAnyView(receiver.type) {
                let display = externalNames.displayName(name, with: arguments, closures: closures)
                return externalNames.unknownModifier(
                    display,
                    at: name.place,
                    on: receiver,
                    with: arguments,
                    closures: closures,
                    in: scope
                )
            }
            // Another function of that name, of Apple or of the project.
            if let receiver, case .engine = receiver.type.unwrapped.kind,
                let result = candidates.first?.result, samples.sample(of: result, named: "") != nil
            {
                let external = External(
                    externalNames.displayName(name, with: arguments, closures: closures),
                    likelyType: result
                )
                return .external(external)
            }
            if receiver == nil, let result = candidates.first?.result,
                samples.sample(of: result, named: "") != nil
            {
                let external = External(externalName(of: result, arguments), likelyType: result)
                return .external(external)
            }
            if receiver == nil, let result = candidates.first?.result, conversions.conforms(result, to: .view)
            {
                // An initializer of an extension that is not in the source, such as `Label(_:symbol:)`.
                return unknownView(
                    externalNames.displayName(name, with: arguments, closures: closures),
                    with: arguments,
                    closures: closures,
                    in: scope
                )
            }
        }
        // A type of Apple's whose values nothing here can make.
        if checker.replacesExternalNames, candidates.isEmpty, receiver == nil,
            let type = bridge.typeNames[name.text]
        {
            let external = External(externalName(of: type, arguments), likelyType: type)
            return .external(external)
        }
        if checker.replacesExternalNames, let result = candidates.first?.result,
            hasExternalInitializers(result)
        {
            // An initializer of an extension that is not in the source, such as `Color(hex:)`.
            let external = External(externalName(of: result, arguments), likelyType: result)
            return .external(external)
        }
        argumentMatching.reportMismatch(
            candidates.filter { !$0.isProperty },
            named: name,
            with: arguments,
            closures: closures,
            among: tiers.flatMap { $0 }
        )
        // The arguments may have faults of their own.
        return .failed
    }

    /// A call of a known function with arguments for which there is no stand-in: a modifier leaves the view as it is, and a
    /// view is what its closure draws; nil for other functions.
    private func unknownCall(
        of type: StyleType,
        named name: Name,
        on receiver: Typed?,
        with arguments: [Argument],
        closures: [Argument],
        in scope: Scope
    ) -> Typed? {
        guard checker.replacesExternalNames, conversions.conforms(type, to: .view) else { return nil }
        let display = externalNames.displayName(name, with: arguments, closures: closures)
        guard let receiver else {
            return unknownView(display, with: arguments, closures: closures, in: scope)
        }
        guard conversions.isAnyView(receiver.type) else { return nil }
        if Self.modifiersOfPublishers.contains(name.text) { return receiver }
        return externalNames.unknownModifier(
            display,
            at: name.place,
            on: receiver,
            with: arguments,
            closures: closures,
            in: scope
        )
    }

    /// A view that is not in the source: what is known of its content.
    private func unknownView(
        _ name: String,
        with arguments: [Argument],
        closures: [Argument],
        in scope: Scope
    ) -> Typed {
        var external = External(name)
        external.isCall = true
        external.content = externalNames.viewArgument(arguments, closures: closures, in: scope)
        return .external(external)
    }

    /// The modifiers that change nothing where it is not understood who publishes what they receive.
    private static let modifiersOfPublishers: Set<String> = ["onReceive"]

    /// The functions of one name that a call tries without counting them as work.
    private static let usualOverloads = 32

    /// A function whose integer literals are numbers where they settle a type, as in `reduce(0, +)`; nil for others.
    private func withNumbers(_ callable: Callable, of arguments: [Argument], closures: [Argument])
        -> Callable?
    {
        guard let match = argumentMatching.match(callable, with: arguments, closures: closures) else {
            return nil
        }
        var result = callable
        for (parameter, expressions) in zip(callable.parameters, match.expressions) {
            guard case .variable(let number) = parameter.type.kind, callable.variables[number] == nil,
                expressions.contains(where: isInteger)
            else { continue }
            result.variables[number] = .double
        }
        return result.variables == callable.variables ? nil : result
    }

    /// A function whose closures have the result that is expected of the call, as in `let all: [Item] = names.map { .init($0) }`;
    /// nil for others.
    private func withResult(_ callable: Callable, as expected: StyleType?) -> Callable? {
        guard let expected = expected?.unwrapped, !expected.isUnknown, !expected.hasVariable,
            callable.parameters.contains(where: \.type.isFunction)
        else { return nil }
        var result = callable
        conversions.unify(callable.result, with: expected, binding: &result.variables)
        return result.variables == callable.variables ? nil : result
    }

    /// Whether an expression is a literal of an integer, perhaps with a sign.
    private func isInteger(_ id: ExpressionID) -> Bool {
        switch program[id].kind {
        case .integer: true
        case .prefix(let symbol, let operand): symbol.text == "-" && isInteger(operand)
        default: false
        }
    }

    private func hasExternalInitializers(_ type: StyleType) -> Bool {
        switch type.unwrapped.kind {
        case .engine(.color), .engine(.uiColor), .engine(.font), .engine(.image): true
        default: false
        }
    }

    /// A color of an asset catalog, which is not in the source.
    private func asset(_ candidates: [Callable], named name: Name, with arguments: [Argument]) -> Typed? {
        guard let type = candidates.first?.result, type == .engine(.color) || type == .engine(.uiColor),
            candidates.allSatisfy({ $0.name == "init" }), let first = arguments.first,
            first.label == nil || first.label?.text == "named",
            case .string(let segments) = program[first.value].kind, case .text(let text)? = segments.first
        else { return nil }
        return externalNames.external(
            "\(checker.name(of: type)).\(text)",
            at: program[first.value].place,
            message: .assetColor(text),
            likelyType: type
        )
    }

    /// The name of a type with the name that its initializer takes: "Color.primary" for `Color(app: .primary)`.
    private func externalName(of type: StyleType, _ arguments: [Argument]) -> String {
        guard let first = arguments.first else { return checker.name(of: type) }
        switch program[first.value].kind {
        case .implicitMember(let member, _), .member(_, let member, _), .identifier(let member, _):
            return "\(checker.name(of: type)).\(member.text)"
        case .string(let segments):
            if case .text(let text)? = segments.first { return "\(checker.name(of: type)).\(text)" }
        default: break
        }
        return checker.name(of: type)
    }

    /// Whether a call is one of the function that is being checked, which takes something of a type that is not known.
    private func isOverloadItself(_ callable: Callable, in scope: Scope) -> Bool {
        callable.target.isFunction(scope.root.function) && callable.parameters.contains { $0.type.isUnknown }
    }
}
