import StyleRuntime
import StyleSyntax

/// The stored properties of types: by their names, as they are read, and the initial values of lazy ones.
struct StoredProperties: CheckPart {
    let checker: Checker

    func field(_ name: String, of type: StyleType?) -> (FieldInfo, TypeInfo)? {
        guard let number = type?.declaredNumber else { return nil }
        for info in inheritance.lineage(of: number) {
            if let field = info.fields.first(where: { $0.name == name }) { return (field, info) }
        }
        return nil
    }

    /// Reads a stored property.
    func readField(_ field: FieldInfo, of info: TypeInfo) -> ReadableMember {
        let type = signatures.fieldType(field, of: info)
        let property = PropertyPlace(field)
        switch field.wrapper {
        case .environment:
            if let own = sourceEnvironment.declaredEnvironmentValue(of: field) {
                return ReadableMember(type: own.type, reading: .declaredEnvironment(own))
            }
            guard let entry = sourceEnvironment.environmentEntry(of: field, report: false) else {
                return ReadableMember(type: .unknown, reading: .unknown)
            }
            return ReadableMember(type: type, reading: .environment(entry))
        case .state, .focusState: return ReadableMember(type: type, reading: .state(property))
        case .gestureState: return ReadableMember(type: type, reading: .gestureState(property))
        case .binding: return ReadableMember(type: type, reading: .binding(property))
        case .scaledMetric: return ReadableMember(type: type, reading: .scaledMetric(property))
        case .namespace: return ReadableMember(type: type, reading: .namespace(property))
        case nil:
            if let wrapper = propertyWrappers.sourceWrapper(of: field, in: info) {
                return ReadableMember(
                    type: wrapper.valueType,
                    reading: .wrapped(property, value: wrapper.value)
                )
            }
            if let object = sourceEnvironment.environmentObject(of: field) {
                return ReadableMember(type: object.type, reading: .declaredEnvironment(object))
            }
            if field.isLazy, let initial = lazyValue(of: field, info) {
                let key = LazyValueKey(place: field.place, type: info.number)
                return ReadableMember(type: type, reading: .lazy(property, key: key, initial: initial))
            }
            return ReadableMember(type: type, reading: .stored(property))
        }
    }

    func readings(of info: TypeInfo) -> [String: MemberReading] {
        guard !inheritance.sourceProtocols(of: info).isEmpty else { return [:] }
        var result: [String: MemberReading] = [:]
        for type in inheritance.lineage(of: info.number).reversed() {
            for field in type.fields {
                result[field.name] = readField(field, of: type).reading
            }
        }
        return result
    }

    /// The scope of the initial value of a lazy property, which has a `self`.
    func lazyScope(of info: TypeInfo) -> Scope {
        let type = StyleType.declared(info.number)
        let scope = Scope(
            owner: info,
            selfType: type,
            isStatic: false,
            generics: [:],
            context: checker.makeContext()
        )
        _ = scope.declare("self", as: type)
        return scope
    }

    /// The initial value of a lazy property, whose `self` is in the first slot.
    func lazyValue(of field: FieldInfo, _ info: TypeInfo) -> Typed? {
        let key = LazyValueKey(place: field.place, type: info.number)
        if let known = checker.lazyValues[key] { return known }
        guard let value = field.value else { return nil }
        checker.lazyValues[key] = .failed
        let result = checker.attempt {
            replacements.checkInitialValue(
                value,
                as: signatures.fieldType(field, of: info),
                of: field.name,
                at: field.place,
                in: lazyScope(of: info)
            )
        }
        info.messages.add(result)
        checker.lazyValues[key] = result.value
        return result.value
    }
}
