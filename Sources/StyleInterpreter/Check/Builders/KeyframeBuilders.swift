import StyleBridge
import StyleRuntime
import StyleSyntax

/// The builders of keyframes.
///
/// A track names the property whose type its keyframes have.
struct KeyframeBuilders: CheckPart {
    let checker: Checker

    /// The body of a builder of keyframes; nil for a builder of views.
    func keyframeBuilder(_ statements: [StatementID], as result: StyleType, in scope: Scope)
        -> BuiltKeyframes?
    {
        guard case .any(let kind, let arguments) = result.kind, let type = arguments.first else { return nil }
        guard kind == .keyframes || kind == .keyframeTrackContent else { return nil }
        let list = keyframeList(statements, as: result, in: scope)
        let isTrack = isTrack(result)
        if isTrack, !isAnimated(type) {
            checker.report(
                .noConformance(of: checker.name(of: type), to: "Animatable"),
                at: statements.first.map { program[$0].place } ?? .start
            )
        }
        return BuiltKeyframes(list: list, isTrack: isTrack)
    }

    /// Whether a builder makes the keyframes of a track.
    private func isTrack(_ type: StyleType) -> Bool {
        if case .any(.keyframeTrackContent, _) = type.kind { true } else { false }
    }

    private func isAnimated(_ type: StyleType) -> Bool {
        if case .tuple(let parts) = type.kind {
            return !parts.isEmpty && parts.allSatisfy { isAnimated($0.type) }
        }
        return type.isUnknown || conversions.conforms(type, to: .animatable)
            || conversions.conforms(type, to: .vectorArithmetic)
    }

    private func keyframeList(_ statements: [StatementID], as type: StyleType, in scope: Scope)
        -> KeyframePart
    {
        scope.open()
        defer { scope.close() }
        return .list(statements.map { keyframePart($0, as: type, in: scope) })
    }

    private func keyframePart(_ id: StatementID, as type: StyleType, in scope: Scope) -> KeyframePart {
        let place = program[id].place
        switch program[id].kind {
        case .expression(let expression):
            let value = expressions.resolve(expression, as: type, in: scope, base: nil)
            return .keyframes(Placed(value: value, place: place))
        case .declaration(let declaration): return .statement(controlFlow.declare(declaration, in: scope))
        case .if(let content) where isTrack(type):
            var branches: [(condition: Conditions, keyframes: KeyframePart)] = []
            for branch in content.branches {
                scope.open()
                branches.append(
                    (
                        controlFlow.conditions(branch.conditions, in: scope),
                        keyframeList(branch.body, as: type, in: scope)
                    )
                )
                scope.close()
            }
            let otherwise = content.otherwise.map { keyframeList($0, as: type, in: scope) }
            return .if(branches: branches, otherwise: otherwise)
        case .forIn(let loop) where loop.condition == nil && isTrack(type):
            return keyframeLoop(loop, at: place, as: type, in: scope)
        default:
            let name = isTrack(type) ? "KeyframeTrackContentBuilder" : "KeyframesBuilder"
            checker.report(.controlFlowInBuilder(name), at: place)
            return .list([])
        }
    }

    private func keyframeLoop(
        _ loop: Statement.ForIn,
        at place: SourcePlace,
        as type: StyleType,
        in scope: Scope
    ) -> KeyframePart {
        let sequence = expressions.resolve(loop.sequence, as: nil, in: scope)
        guard let element = conversions.elementType(of: sequence.type) else {
            checker.report(.noSequence(checker.name(of: sequence.type)), at: program[loop.sequence].place)
            return .list([])
        }
        scope.open()
        defer { scope.close() }
        let pattern = patterns.pattern(loop.pattern, as: element, in: scope)
        let body = keyframeList(loop.body, as: type, in: scope)
        return .for(sequence: sequence, pattern: pattern, body: body, place: place)
    }

    /// A call of `KeyframeTrack` or of a keyframe in a builder; nil for other calls.
    func keyframes(
        _ callee: ExpressionID,
        with arguments: [Argument],
        closures: [Argument],
        as expected: StyleType?,
        in scope: Scope
    ) -> Typed? {
        guard case .any(let kind, let types)? = expected?.kind, let type = types.first,
            kind == .keyframes || kind == .keyframeTrackContent,
            case .identifier(let name, _) = program[callee].kind
        else { return nil }
        if name.text == "KeyframeTrack", kind == .keyframes {
            return keyframeTrack(name, with: arguments + closures, of: type, in: scope)
        }
        guard let entries = bridge.initializers[name.text], name.text.hasSuffix("Keyframe") else {
            return nil
        }
        if kind == .keyframes, !isAnimated(type) {
            return checker.fail(.noKeyframes(of: checker.name(of: type)), at: name.place)
        }
        return overloads.call(
            [entries.map { Callable($0, variables: [0: type]) }],
            named: name,
            receiver: nil,
            receiverPlace: nil,
            with: arguments,
            closures: closures,
            as: nil,
            in: scope
        )
    }

    /// `KeyframeTrack(\.property) { … }`, or without a property the track of the value itself.
    private func keyframeTrack(_ name: Name, with arguments: [Argument], of root: StyleType, in scope: Scope)
        -> Typed?
    {
        guard let content = arguments.last, case .closure(let closure) = program[content.value].kind,
            arguments.count <= 2
        else { return nil }
        let whole = Place(type: root, storage: .local(LocalValue(name: "value", slot: 0, level: 0)))
        guard arguments.count == 1 || arguments[0].label == nil,
            let property = arguments.count == 1 ? whole : place(of: arguments[0].value, in: whole, scope)
        else { return .failed }
        let builder = StyleType.Function(
            [],
            .any(.keyframeTrackContent, [property.type]),
            isBuilder: true
        )
        let track = closureExpressions.resolveClosure(
            closure,
            as: .function(builder),
            at: program[content.value].place,
            in: scope
        )
        return Typed(
            .any(.keyframes, [root]),
            PropertyTrack(property: property, content: track, place: name.place)
        )
    }

    /// The property that a key path names, in a value.
    private func place(of path: ExpressionID, in whole: Place, _ scope: Scope) -> Place? {
        guard case .keyPath(_, let components) = program[path].kind else {
            checker.report(.trackProperty, at: program[path].place)
            return nil
        }
        var place = whole
        for component in components {
            guard case .property(let name) = component else {
                checker.report(.unsupported("this key path"), at: program[path].place)
                return nil
            }
            if name.text == "self" { continue }
            guard !place.type.isUnknown else { return place }
            let messages = checker.diagnostics.count
            guard let next = places.member(name, of: place.type, on: place, in: scope) else {
                if checker.diagnostics.count == messages {
                    checker.report(
                        .noSettableMember(of: checker.name(of: place.type), name.text),
                        at: name.place,
                        suggestion: spelling.suggestion(
                            for: name.text,
                            among: memberLookup.memberNames(of: place.type)
                        )
                    )
                }
                return nil
            }
            place = next
        }
        return place
    }
}
