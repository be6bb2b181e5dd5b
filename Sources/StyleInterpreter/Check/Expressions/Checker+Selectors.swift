import StyleSyntax

extension Checker {
    /// A method as the action of a control: `#selector(didTap)`, `#selector(Self.didTap(_:))`.
    func selector(_ macro: Name, _ arguments: [Argument], _ scope: Scope) -> Typed {
        guard arguments.count == 1, arguments[0].label == nil else {
            return fail(macro.place, "'#selector' takes the name of one method")
        }
        let name: Name
        let type: StyleType?
        switch program[arguments[0].value].kind {
        case .identifier(let method, _): (name, type) = (method, scope.root.selfType)
        case .member(let base, let method, _):
            name = method
            let resolved = typeExpression(base, scope) ?? resolve(base, nil, scope).type
            if case .metatype(let inner) = resolved { type = inner } else { type = resolved }
        default:
            return fail(
                macro.place,
                "argument of '#selector' does not refer to an '@objc' method, property, or initializer"
            )
        }
        guard let type else { return fail(name.place, "cannot find '\(name.text)' in scope") }
        let methods = members(name.text, of: type).joined().filter { !$0.isProperty }
        guard let method = methods.first else {
            return fail(
                name.place,
                "value of type '\(self.name(of: type))' has no member '\(name.text)'",
                remedy: suggestion(for: name.text, among: memberNames(of: type))
            )
        }
        guard method.parameters.count <= 1 else {
            return fail(
                name.place,
                "an action with an event is not supported in a pasted style"
            )
        }
        return Typed(
            SelectorReference.bridgedType,
            SelectorValue(name: name.text, target: method.target, parameterCount: method.parameters.count)
        )
    }
}
