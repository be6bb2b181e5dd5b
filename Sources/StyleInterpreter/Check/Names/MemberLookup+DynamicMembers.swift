import StyleRuntime
import StyleSyntax

// Members that a type finds by their names (`@dynamicMemberLookup`).
extension MemberLookup {
    /// The member that a subscript of a type gives for a name; nil if the type has no such subscript.
    func dynamicMember(_ member: Name, of base: ExpressionID, on receiver: Typed) -> Typed? {
        guard let number = receiver.type.declaredNumber, checker.index.types[number].hasDynamicMembers else {
            return nil
        }
        for callable in members("subscript", of: receiver.type).joined()
        where callable.parameters.map(\.label) == ["dynamicMember"] {
            switch callable.parameters[0].type.kind {
            case .engine(.string):
                let name = Typed(.string, Constant.string(member.text))
                return dynamicMember(member, by: callable, types: [:], argument: name, on: receiver)
            case .function(let path) where path.parameters.count == 1:
                let root = path.parameters[0].type
                if root.isUnknown { return outsideMember(member, of: base, as: path.result) }
                guard let found = readMember(member.text, of: root) else { continue }
                var types = callable.variables
                conversions.unify(path.result, with: found.type, binding: &types)
                let function = Typed(
                    .function(.init([.init(root)], found.type)),
                    KeyPathFunction(names: [member.text], members: [found.reading])
                )
                return dynamicMember(member, by: callable, types: types, argument: function, on: receiver)
            default: continue
            }
        }
        return nil
    }

    private func dynamicMember(
        _ member: Name,
        by callable: Callable,
        types: [Int: StyleType],
        argument: Typed,
        on receiver: Typed
    ) -> Typed {
        var types = types
        let target = generics.specialized(callable, binding: &types, at: member.place) ?? callable.target
        return Typed(
            callable.result.substituting(types),
            Call(
                name: "subscript",
                target: target,
                receiver: receiver,
                changed: nil,
                arguments: [.value(argument)],
                place: member.place
            )
        )
    }

    /// A member of something that the source does not declare, whose type is known if it is no generic parameter.
    private func outsideMember(_ member: Name, of base: ExpressionID, as type: StyleType) -> Typed {
        let external = External("\(externalNames.sourceName(base)).\(member.text)", likelyType: type)
        guard !type.isUnknown, !type.hasVariable else { return .external(external) }
        return externalNames.standIn(for: external, as: type, at: member.place)
    }
}
