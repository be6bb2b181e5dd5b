import StyleRuntime
import StyleSyntax

// Wrappers that are made anew: `_count = State(initialValue: 1)` in an initializer, `copy._count = …` elsewhere.
extension PropertyWrappers {
    /// The wrappers whose initializers take the value of their property.
    private static let wrappers: Set<String> = [
        "State", "StateObject", "ObservedObject", "GestureState", "ScaledMetric", "AppStorage",
        "SceneStorage",
        "Bindable",
    ]

    /// An assignment of a new wrapper to a property, or of one of two; nil for other assignments.
    func resolveWrapperAssignment(_ target: ExpressionID, value: ExpressionID, in scope: Scope) -> Typed? {
        if case .ternary(let condition, let first, let second) = program[value].kind {
            return resolveWrapperChoice(target, condition: condition, first, or: second, in: scope)
        }
        guard case .call(let callee, let arguments, let closures) = program[value].kind,
            isWrapper(callee), let first = arguments.first, closures.isEmpty,
            ["initialValue", "wrappedValue", nil].contains(first.label?.text),
            let (name, type, receiver) = wrapperOwner(target, in: scope),
            let (field, info) = storedProperties.field(name, of: type), field.wrapper != .binding
        else { return nil }
        return Typed(
            .void,
            WrapperAssignment(
                receiver: receiver,
                property: PropertyPlace(field),
                wrapper: field.wrapper,
                makesObject: records.makesObject(field, of: info),
                value: expressions.check(first.value, as: signatures.fieldType(field, of: info), in: scope)
            )
        )
    }

    /// `_count = isNew ? State(initialValue: 0) : State(initialValue: 1)`, as two assignments of which one runs.
    private func resolveWrapperChoice(
        _ target: ExpressionID,
        condition: ExpressionID,
        _ first: ExpressionID,
        or second: ExpressionID,
        in scope: Scope
    ) -> Typed? {
        let branches = checker.attempt {
            [first, second].compactMap { resolveWrapperAssignment(target, value: $0, in: scope) }
        }
        guard branches.value.count == 2 else { return nil }
        let test = expressions.check(condition, as: .bool, in: scope)
        let assignments = checker.accept(branches)
        return Typed(.void, Ternary(condition: test, first: assignments[0], second: assignments[1]))
    }

    /// The name of the property whose wrapper an expression names, "count" for `_count`, `self._count` and `copy._count`,
    /// and the value that has it.
    private func wrapperOwner(
        _ target: ExpressionID,
        in scope: Scope
    ) -> (name: String, type: StyleType?, owner: Place)? {
        let name: String
        let owner: Place?
        switch program[target].kind {
        case .identifier(let identifier, _)
        where scope.root.isInitializer && scope.find(identifier.text) == nil:
            (name, owner) = (identifier.text, places.selfPlace(scope))
        case .member(let base, let member, _) where member.text.hasPrefix("_"):
            name = member.text
            owner =
                classMembers.isSelf(base)
                ? places.selfPlace(scope) : checker.attempt { places.place(base, in: scope) }.value
        default: return nil
        }
        guard let owner, name.hasPrefix("_"), storedProperties.field(name, of: owner.type) == nil else {
            return nil
        }
        return (String(name.dropFirst()), owner.type, owner)
    }

    private func isWrapper(_ callee: ExpressionID) -> Bool {
        switch program[callee].kind {
        case .identifier(let name, _): Self.wrappers.contains(name.text)
        case .implicitMember(let name, _): name.text == "init"
        case .member(let base, let name, _):
            name.text == "init" ? isWrapper(base) : Self.wrappers.contains(name.text)
        case .specialization(let base, _): isWrapper(base)
        default: false
        }
    }
}
