import StyleSyntax

// Wrappers that an initializer makes: `_count = State(initialValue: 1)`.
extension Checker {
    /// The wrappers whose initializers take the value of their property.
    private static let wrappers: Set<String> = [
        "State", "StateObject", "ObservedObject", "GestureState", "ScaledMetric", "AppStorage",
        "SceneStorage",
        "Bindable",
    ]

    /// An assignment of a new wrapper to a property of `self`; nil for other assignments.
    func resolveWrapperAssignment(_ target: ExpressionID, _ value: ExpressionID, _ scope: Scope) -> Typed? {
        guard scope.root.isInitializer, let name = wrapperName(target, scope),
            let (field, info) = field(name, of: scope.root.selfType), field.wrapper != .binding,
            case .call(let callee, let arguments, let closures) = program[value].kind,
            isWrapper(callee), let first = arguments.first, closures.isEmpty,
            ["initialValue", "wrappedValue", nil].contains(first.label?.text),
            let receiver = selfPlace(scope)
        else { return nil }
        return Typed(
            .void,
            WrapperAssignment(
                receiver: receiver,
                property: PropertyPlace(field),
                wrapper: field.wrapper,
                makesObject: makesObject(field, of: info),
                value: check(first.value, fieldType(field, of: info), scope)
            )
        )
    }

    /// The name of the property whose wrapper an expression names: "count" for `_count` and `self._count`.
    private func wrapperName(_ target: ExpressionID, _ scope: Scope) -> String? {
        let name: String
        switch program[target].kind {
        case .identifier(let identifier, _) where scope.find(identifier.text) == nil: name = identifier.text
        case .member(let base, let member, _) where isSelf(base): name = member.text
        default: return nil
        }
        guard name.hasPrefix("_"), field(name, of: scope.root.selfType) == nil else { return nil }
        return String(name.dropFirst())
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
