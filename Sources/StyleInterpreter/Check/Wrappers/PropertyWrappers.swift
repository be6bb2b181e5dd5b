import StyleRuntime
import StyleSyntax

/// Properties with wrappers: what `name`, `$name` and `_name` mean.
struct PropertyWrappers: CheckPart {
    let checker: Checker

    /// `$name`.
    func projection(_ name: String, in scope: Scope) -> Typed? {
        if let (local, level) = scope.find(name), local.isProjected {
            let value = LocalValue(name: name, slot: local.slot, level: level)
            return constantBinding(to: Typed(local.type, value))
        }
        guard let (field, info) = storedProperties.field(name, of: scope.root.selfType) else { return nil }
        return projection(of: field, owner: info, on: identifiers.selfValue(scope))
    }

    func projection(of field: FieldInfo, owner info: TypeInfo, on receiver: Typed) -> Typed? {
        let type = signatures.fieldType(field, of: info)
        let kind: Projection.Kind
        switch field.wrapper {
        case .state, .focusState: kind = .state
        case .binding: kind = .binding
        case .gestureState: kind = .gestureState
        case .environment, .namespace, .scaledMetric: return nil
        case nil:
            if let wrapper = sourceWrapper(of: field, in: info) {
                return memberLookup.memberValue(
                    "projectedValue",
                    of: wrapper.type,
                    receiver: storedWrapper(wrapper, of: field, on: receiver),
                    at: field.place,
                    in: Scope(
                        owner: info,
                        selfType: .declared(info.number),
                        isStatic: true,
                        generics: [:],
                        context: records.fieldContext(of: info)
                    )
                )
            }
            guard field.externalWrapper != nil || field.isProjected else { return nil }
            return constantBinding(of: field, owner: info, on: receiver)
        }
        return Typed(
            kind == .gestureState ? .gestureState(type) : .binding(type),
            Projection(kind: kind, property: PropertyPlace(field), receiver: receiver)
        )
    }

    /// A binding to the value of a property whose wrapper is not understood, to which nothing is written, or to an object,
    /// whose properties can be set.
    private func constantBinding(of field: FieldInfo, owner info: TypeInfo, on receiver: Typed) -> Typed {
        let member = storedProperties.readField(field, of: info)
        let value = MemberValue(name: field.name, receiver: receiver, member: member.reading)
        return constantBinding(to: Typed(member.type, value))
    }

    private func constantBinding(to value: Typed) -> Typed {
        Typed(.binding(value.type), ConstantBinding(value: value))
    }
}
