import StyleRuntime
import StyleSyntax

/// The property wrapper of a stored property, which the source declares: the property stores a value of that type.
struct SourceWrapper {
    /// The type of the wrapper, with its arguments.
    let type: StyleType
    /// The type of `wrappedValue`, which is that of the property.
    let valueType: StyleType
    /// The first value of the wrapper; nil if an initializer sets it.
    let initial: Typed?
    /// `wrappedValue` in a frame with the wrapper alone.
    let value: Typed
}

/// A wrapper that was sought; nil if the source does not declare it.
struct KnownSourceWrapper {
    let wrapper: SourceWrapper?
}

// Properties with wrappers that the source declares: `@Clamped(0...1) var amount = 0.5`.
extension PropertyWrappers {
    /// The wrapper of a property; nil for other properties, and if the wrapper is not understood.
    ///
    /// A wrapper that gets its value without being given anything takes it from elsewhere, as from a container of services,
    /// which nothing has filled here.
    func sourceWrapper(of field: FieldInfo, in info: TypeInfo) -> SourceWrapper? {
        guard field.externalWrapper != nil else { return nil }
        if let known = field.sourceWrapper { return known.wrapper }
        // A property that its own wrapper reads has none meanwhile.
        field.sourceWrapper = .init(wrapper: nil)
        let result = checker.attempt { self.resolveWrapper(of: field, in: info) }
        if result.diagnostics.isEmpty, let wrapper = result.value {
            _ = checker.accept(result)
            field.sourceWrapper = .init(wrapper: wrapper)
        }
        return field.sourceWrapper?.wrapper
    }

    private func resolveWrapper(of field: FieldInfo, in info: TypeInfo) -> SourceWrapper? {
        guard let name = field.externalWrapper, let attribute = field.externalAttribute,
            let wrapper = checker.index.type(named: name.text, from: name.place), wrapper.isPropertyWrapper
        else { return nil }
        var arguments: [Argument] = []
        if let value = field.value {
            arguments.append(Argument(label: Name("wrappedValue", at: name.place), value: value))
        }
        if case .arguments(let others) = attribute.content { arguments += others }
        guard !arguments.isEmpty || wrapper.protocols.contains("DynamicProperty") else { return nil }
        let scope = Scope(
            owner: info,
            selfType: .declared(info.number),
            isStatic: true,
            generics: [:],
            context: records.fieldContext(of: info)
        )
        var type = StyleType.declared(wrapper.number)
        if let written = field.typeID {
            type = wrapperType(wrapper, of: typeNames.type(written, in: scope), in: scope)
        }
        let initializers = generics.calledInitializers(of: type).filter {
            argumentMatching.match($0, with: arguments, closures: []) != nil
        }
        // An initializer of the type that has the property sets it.
        guard !initializers.isEmpty else {
            return wrapped(in: type, initial: nil, at: name.place, scope)
        }
        let made = overloads.call(
            [initializers],
            named: name,
            receiver: nil,
            receiverPlace: nil,
            with: arguments,
            closures: [],
            as: nil,
            in: scope
        )
        return wrapped(in: made.type, initial: made, at: name.place, scope)
    }

    /// The type of a wrapper for a property of a type: its parameter is the type of `wrappedValue`, or that in an optional.
    private func wrapperType(_ wrapper: TypeInfo, of value: StyleType, in scope: Scope) -> StyleType {
        guard wrapper.declaration.generics.parameters.count == 1 else { return .declared(wrapper.number) }
        let types = (value.isOptional ? [value, value.unwrapped] : [value])
            .map { generics.applied(.declared(wrapper.number), to: [$0]) }
        return types.first { wrapped(in: $0, initial: nil, at: wrapper.place, scope)?.valueType == value }
            ?? types[0]
    }

    private func wrapped(in type: StyleType, initial: Typed?, at place: SourcePlace, _ scope: Scope)
        -> SourceWrapper?
    {
        let receiver = Typed(type, LocalValue(name: "wrapper", slot: 0, level: 0))
        guard case .declared = type.kind,
            let value = memberLookup.memberValue(
                "wrappedValue",
                of: type,
                receiver: receiver,
                at: place,
                in: scope
            ),
            !value.type.isUnknown, !value.type.hasVariable
        else { return nil }
        return SourceWrapper(type: type, valueType: value.type, initial: initial, value: value)
    }

    // MARK: Uses

    /// The wrapper that a property stores: `_amount`.
    func storedWrapper(_ wrapper: SourceWrapper, of field: FieldInfo, on receiver: Typed) -> Typed {
        Typed(
            wrapper.type,
            MemberValue(name: "_\(field.name)", receiver: receiver, member: .stored(PropertyPlace(field)))
        )
    }

    /// The value of a name that begins with an underscore: the wrapper of a property; nil for other names.
    func storedWrapper(named name: String, of type: StyleType, on receiver: Typed) -> Typed? {
        guard name.hasPrefix("_"),
            let (field, info) = storedProperties.field(String(name.dropFirst()), of: type)
        else {
            return nil
        }
        if let wrapper = sourceWrapper(of: field, in: info) {
            return storedWrapper(wrapper, of: field, on: receiver)
        }
        // A wrapper of the engine that is passed on is what it projects: a binding to the same value.
        return switch field.wrapper {
        case .state, .focusState, .binding, .gestureState: projection(of: field, owner: info, on: receiver)
        default: nil
        }
    }

    /// The place of the wrapper that a property stores.
    func wrapperPlace(_ wrapper: SourceWrapper, of field: FieldInfo, on base: Place, in scope: Scope) -> Place
    {
        let property = Place.Property(
            place: PropertyPlace(field),
            wrapper: nil,
            reading: .stored(PropertyPlace(field)),
            isInitializing: scope.root.isInitializer,
            isObserved: false,
            isPublished: false
        )
        return Place(type: wrapper.type, storage: .property(property, of: base))
    }

    /// The assignment of the first value of a property in an initializer, which makes the wrapper, or of the wrapper; nil for
    /// other assignments.
    func resolveInitialValue(_ target: ExpressionID, value: ExpressionID, in scope: Scope) -> Typed? {
        guard scope.root.isInitializer, let base = places.selfPlace(scope) else { return nil }
        let name: Name
        switch program[target].kind {
        case .identifier(let identifier, _) where scope.find(identifier.text) == nil: name = identifier
        case .member(let object, let member, _) where classMembers.isSelf(object): name = member
        default: return nil
        }
        let isWrapper =
            name.text.hasPrefix("_") && storedProperties.field(name.text, of: scope.root.selfType) == nil
        guard
            let (field, info) = storedProperties.field(
                isWrapper ? String(name.text.dropFirst()) : name.text,
                of: scope.root.selfType
            ),
            let wrapper = sourceWrapper(of: field, in: info)
        else { return nil }
        if isWrapper {
            return Typed(
                .void,
                Assignment(
                    target: wrapperPlace(wrapper, of: field, on: base, in: scope),
                    value: placed(expressions.check(value, as: wrapper.type, in: scope), of: field)
                )
            )
        }
        guard wrapper.initial == nil else { return nil }
        let made = overloads.call(
            [records.initializers(of: wrapper.type)],
            named: name,
            receiver: nil,
            receiverPlace: nil,
            with: [Argument(label: Name("wrappedValue", at: name.place), value: value)],
            closures: [],
            as: nil,
            in: scope
        )
        return Typed(
            .void,
            Assignment(
                target: wrapperPlace(wrapper, of: field, on: base, in: scope),
                value: placed(made, of: field)
            )
        )
    }

    /// A wrapper whose states are those of a property: other properties have wrappers of the same type.
    func placed(_ wrapper: Typed, of field: FieldInfo) -> Typed {
        Typed(wrapper.type, PlacedWrapper(wrapper: wrapper, property: PropertyPlace(field)))
    }
}
