import StyleSyntax
import ViewEngine

// The builders of keyframes. A track names the property whose type its keyframes have.
extension Checker {
    /// The part of a builder of keyframes: its code adds keyframes to a list.
    private typealias KeyframeCode = @Sendable (Frame, inout [Value]) throws(Failure) -> Void

    /// The body of a builder of keyframes; nil for a builder of views.
    func keyframeBuilder(_ statements: [StatementID], _ result: StyleType, _ scope: Scope) -> Code? {
        guard case .any(let name, let arguments) = result, let type = arguments.first else { return nil }
        guard name == "Keyframes" || name == "KeyframeTrackContent" else { return nil }
        let list = keyframeList(statements, result, scope)
        let isTrack = isTrack(result)
        if isTrack, !isAnimated(type) {
            report(
                statements.first.map { program[$0].place } ?? .start,
                "type '\(self.name(of: type))' does not conform to protocol 'Animatable'"
            )
        }
        return { frame throws(Failure) in
            try frame.execution.step()
            var values: [Value] = []
            try list(frame, &values)
            return isTrack ? .array(values) : .engine(try KeyframeTracks<KeyframeRoot>(bridging: values))
        }
    }

    /// Whether a builder makes the keyframes of a track.
    private func isTrack(_ type: StyleType) -> Bool {
        if case .any("KeyframeTrackContent", _) = type { true } else { false }
    }

    private func isAnimated(_ type: StyleType) -> Bool {
        if case .tuple(let parts) = type { return !parts.isEmpty && parts.allSatisfy { isAnimated($0.type) } }
        return type.isUnknown || conforms(type, to: "Animatable") || conforms(type, to: "VectorArithmetic")
    }

    private func keyframeList(_ statements: [StatementID], _ type: StyleType, _ scope: Scope) -> KeyframeCode
    {
        scope.open()
        defer { scope.close() }
        let parts = statements.map { keyframePart($0, type, scope) }
        return { frame, values throws(Failure) in
            for part in parts { try part(frame, &values) }
        }
    }

    private func keyframePart(_ id: StatementID, _ type: StyleType, _ scope: Scope) -> KeyframeCode {
        let place = program[id].place
        switch program[id].kind {
        case .expression(let expression):
            let code = placed(resolve(expression, type, scope, base: nil).code, at: place)
            return { frame, values throws(Failure) in
                try frame.execution.step()
                values.append(try code(frame))
                try frame.execution.checkParts(values.count)
            }
        case .declaration(let declaration):
            let code = declare(declaration, scope)
            return { frame, _ throws(Failure) in _ = try code(frame) }
        case .if(let content) where isTrack(type):
            var branches: [(ConditionCode, KeyframeCode)] = []
            for branch in content.branches {
                scope.open()
                branches.append(
                    (conditions(branch.conditions, scope), keyframeList(branch.body, type, scope))
                )
                scope.close()
            }
            let otherwise = content.otherwise.map { keyframeList($0, type, scope) }
            let list = branches
            return { frame, values throws(Failure) in
                for (condition, body) in list where try condition(frame) { return try body(frame, &values) }
                try otherwise?(frame, &values)
            }
        case .forIn(let loop) where loop.condition == nil && isTrack(type):
            return keyframeLoop(loop, place, type, scope)
        default:
            let name = isTrack(type) ? "KeyframeTrackContentBuilder" : "KeyframesBuilder"
            report(
                place,
                "closure containing control flow statement cannot be used with result builder '\(name)'"
            )
            return { _, _ in }
        }
    }

    private func keyframeLoop(
        _ loop: Statement.ForIn,
        _ place: SourcePlace,
        _ type: StyleType,
        _ scope: Scope
    ) -> KeyframeCode {
        let sequence = resolve(loop.sequence, nil, scope)
        guard let element = elementType(of: sequence.type) else {
            report(
                program[loop.sequence].place,
                "for-in loop requires '\(name(of: sequence.type))' to conform to 'Sequence'"
            )
            return { _, _ in }
        }
        scope.open()
        defer { scope.close() }
        let bind = pattern(loop.pattern, element, scope)
        let body = keyframeList(loop.body, type, scope)
        let code = sequence.code
        return { frame, values throws(Failure) in
            do throws(Failure) {
                for element in try frame.execution.elements(of: code(frame)) {
                    try frame.execution.step()
                    if try bind(frame, element) { try body(frame, &values) }
                }
            } catch {
                throw error.at(place)
            }
        }
    }

    /// A call of `KeyframeTrack` or of a keyframe in a builder; nil for other calls.
    func keyframes(
        _ callee: ExpressionID,
        _ arguments: [Argument],
        _ closures: [Argument],
        _ expected: StyleType?,
        _ scope: Scope
    ) -> Typed? {
        guard case .any(let kind, let types)? = expected, let type = types.first,
            kind == "Keyframes" || kind == "KeyframeTrackContent",
            case .identifier(let name, _) = program[callee].kind
        else { return nil }
        if name.text == "KeyframeTrack", kind == "Keyframes" {
            return keyframeTrack(name, arguments + closures, of: type, scope)
        }
        guard let entries = bridge.initializers[name.text], name.text.hasSuffix("Keyframe") else {
            return nil
        }
        if kind == "Keyframes", !isAnimated(type) {
            return fail(
                name.place,
                "type '\(self.name(of: type))' does not conform to protocol 'Animatable'",
                remedy: "name the property in a 'KeyframeTrack'"
            )
        }
        return call(
            [entries.map { Callable($0, variables: [0: type]) }],
            name,
            receiver: nil,
            receiverPlace: nil,
            arguments,
            closures,
            nil,
            scope
        )
    }

    /// `KeyframeTrack(\.property) { … }`, or without a property the track of the value itself.
    private func keyframeTrack(_ name: Name, _ arguments: [Argument], of root: StyleType, _ scope: Scope)
        -> Typed?
    {
        guard let content = arguments.last, case .closure(let closure) = program[content.value].kind,
            arguments.count <= 2
        else { return nil }
        let whole = Place(type: root) { frame throws(Failure) in
            frame[0]
        } set: { frame, value throws(Failure) in
            frame[0] = value
        }
        guard arguments.count == 1 || arguments[0].label == nil,
            let property = arguments.count == 1 ? whole : place(of: arguments[0].value, in: whole, scope)
        else { return .failed }
        let builder = StyleType.Function(
            [],
            .any("KeyframeTrackContent", [property.type]),
            isBuilder: true
        )
        let code = resolveClosure(closure, .function(builder), program[content.value].place, scope).code
        let place = name.place
        return Typed(.any("Keyframes", [root])) { frame throws(Failure) in
            let execution = frame.execution
            guard case .function(let function) = try code(frame) else { return .absent }
            var none: [Value] = []
            guard case .array(let values) = try function.call(&none) else { return .absent }
            let animated = KeyframeProperty { value in
                execution.run(orElse: value) { () throws(Failure) in
                    try property.get(Frame(execution, [value]))
                }
            } set: { value, changed in
                execution.run(orElse: value) { () throws(Failure) in
                    let frame = Frame(execution, [value])
                    do throws(Failure) {
                        try property.set(frame, changed)
                    } catch {
                        throw error.at(place)
                    }
                    return frame[0]
                }
            }
            let sequences = values.compactMap {
                if case .engine(let sequence as KeyframeSequence<KeyframeValue>) = $0 {
                    sequence
                } else {
                    nil
                }
            }
            return .engine(
                KeyframeTrack(\KeyframeRoot[animated]) {
                    for sequence in sequences { sequence }
                }
            )
        }
    }

    /// The property that a key path names, in a value.
    private func place(of path: ExpressionID, in whole: Place, _ scope: Scope) -> Place? {
        guard case .keyPath(_, let components) = program[path].kind else {
            report(program[path].place, "the property of a 'KeyframeTrack' is a key path")
            return nil
        }
        var place = whole
        for component in components {
            guard case .property(let name) = component else {
                report(program[path].place, "this key path is not supported in a pasted style")
                return nil
            }
            if name.text == "self" { continue }
            guard !place.type.isUnknown else { return place }
            let messages = diagnostics.count
            guard let next = member(name, of: place.type, place, scope) else {
                if diagnostics.count == messages {
                    report(
                        name.place,
                        "value of type '\(self.name(of: place.type))' has no member '\(name.text)' that can be set",
                        remedy: suggestion(for: name.text, among: memberNames(of: place.type))
                    )
                }
                return nil
            }
            place = next
        }
        return place
    }
}
