import StyleBridge
import StyleRuntime
import StyleSyntax

extension Literals {
    /// A method as the action of a control: `#selector(didTap)`, `#selector(Self.didTap(_:))`.
    func selector(_ macro: Name, with arguments: [Argument], in scope: Scope) -> Typed {
        guard arguments.count == 1, arguments[0].label == nil else {
            return checker.fail(.selectorArguments, at: macro.place)
        }
        let name: Name
        let type: StyleType?
        switch program[arguments[0].value].kind {
        case .identifier(let method, _): (name, type) = (method, scope.root.selfType)
        case .member(let base, let method, _):
            name = method
            let resolved =
                typeNames.typeExpression(base, in: scope)
                ?? expressions.resolve(base, as: nil, in: scope).type
            if case .metatype(let inner) = resolved.kind { type = inner } else { type = resolved }
        default:
            return checker.fail(.selectorTarget, at: macro.place)
        }
        guard let type else { return checker.fail(.unknownName(name.text), at: name.place) }
        let methods = memberLookup.members(name.text, of: type).joined().filter { !$0.isProperty }
        guard let method = methods.first else {
            return checker.fail(
                .noMember(of: checker.name(of: type), name.text),
                at: name.place,
                suggestion: spelling.suggestion(for: name.text, among: memberLookup.memberNames(of: type))
            )
        }
        guard method.parameters.count <= 1 else {
            return checker.fail(.actionWithEvent, at: name.place)
        }
        return Typed(
            SelectorReference.bridgedType,
            SelectorValue(name: name.text, target: method.target, parameterCount: method.parameters.count)
        )
    }
}
