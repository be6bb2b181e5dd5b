import StyleBridge
import StyleRuntime
import StyleSyntax

/// Places that can be assigned to: variables, members and elements.
struct Places: CheckPart {
    let checker: Checker

    func resolveAssignment(_ target: ExpressionID, value: ExpressionID, at: SourcePlace, in scope: Scope)
        -> Typed
    {
        if case .discard = program[target].kind {
            return Typed(.void, Discarding(value: expressions.resolve(value, as: nil, in: scope)))
        }
        if let assigned = propertyWrappers.resolveInitialValue(target, value: value, in: scope)
            ?? propertyWrappers.resolveWrapperAssignment(target, value: value, in: scope)
        {
            return assigned
        }
        if memberLookup.isAttribute(target) {
            let first = checker.attempt { self.assigned(value, to: target, in: scope) }
            if first.diagnostics.isEmpty { return checker.accept(first) }
            checker.usesAttributesOfUIKit = true
            defer { checker.usesAttributesOfUIKit = false }
            let second = checker.attempt { self.assigned(value, to: target, in: scope) }
            return checker.accept(second.diagnostics.isEmpty ? second : first)
        }
        return assigned(value, to: target, in: scope)
    }

    private func assigned(_ value: ExpressionID, to target: ExpressionID, in scope: Scope) -> Typed {
        guard let place = place(target, in: scope) else { return .failed }
        return Typed(
            .void,
            Assignment(target: place, value: expressions.check(value, as: place.type, in: scope))
        )
    }

    /// `self`, which a method can change.
    func selfPlace(_ scope: Scope) -> Place? {
        guard let (local, level) = scope.find("self") else { return nil }
        return Place(
            type: local.type,
            storage: .local(LocalValue(name: "self", slot: local.slot, level: level))
        )
    }

    /// The place that an expression on the left side of an assignment names.
    func place(_ id: ExpressionID, in scope: Scope) -> Place? {
        let at = program[id].place
        switch program[id].kind {
        case .identifier(let name, _):
            if name.text == "self" { return selfPlace(scope) }
            if let (local, level) = scope.find(name.text) {
                if local.isBound {
                    let binding = LocalValue(name: name.text, slot: local.slot, level: level)
                    return identifiers.boundPlace(binding, of: local.type)
                }
                guard local.isVariable || local.function != nil else {
                    checker.report(.constantValue(name.text), at: at)
                    return nil
                }
                return Place(
                    type: local.type,
                    storage: .local(LocalValue(name: name.text, slot: local.slot, level: level))
                )
            }
            if let selfType = scope.root.selfType, let base = selfPlace(scope) {
                if let place = member(name, of: selfType, on: base, in: scope) { return place }
                if name.text.hasPrefix("_"),
                    let wrapped = wrapperPlace(
                        String(name.text.dropFirst()),
                        as: selfType,
                        of: base,
                        in: scope
                    )
                {
                    return wrapped
                }
            }
            if let global = staticVariable(name.text, in: scope) { return place(global) }
            if let global = checker.index.global(named: name.text, from: name.place), !global.isConstant {
                return place(global)
            }
            if let place = externalNames.unsupportedPlace(name, of: scope.root.selfType) { return place }
            _ = identifiers.resolveIdentifier(name, as: nil, in: scope)
            checker.report(.readOnlyValue(name.text), at: at)
            return nil
        case .member(let base, let name, _):
            if case .identifier(let this, _) = program[base].kind, this.text == "self",
                let selfType = scope.root.selfType,
                let place = selfPlace(scope)
            {
                if name.text.hasPrefix("_"),
                    let wrapped = wrapperPlace(
                        String(name.text.dropFirst()),
                        as: selfType,
                        of: place,
                        in: scope
                    )
                {
                    return wrapped
                }
                return member(name, of: selfType, on: place, in: scope) ?? notAssignable(name, of: selfType)
            }
            if classMembers.isSuper(base), let setter = classMembers.superSetter(name.text, in: scope) {
                return superPlace(name.text, setter: setter, in: scope)
            }
            var receiver = expressions.resolve(base, as: nil, in: scope)
            let isImplicit = receiver.isImplicitlyUnwrapped
            if let unwrapped = conversions.implicitlyUnwrapped(receiver, at: program[base].place) {
                receiver = unwrapped
            }
            if inheritance.isReference(receiver.type) && !receiver.type.isOptional
                || isNonmutating(name, of: receiver.type)
            {
                // The target of an object or of a binding can be changed wherever it comes from.
                let object = Place(type: receiver.type, storage: .object(receiver))
                return member(name, of: receiver.type, on: object, in: scope)
                    ?? notAssignable(name, of: receiver.type)
            }
            if case .metatype(let type) = receiver.type.kind {
                if let number = type.declaredNumber,
                    let global = checker.index.types[number].members.globals[name.text],
                    !global.isConstant
                {
                    return place(global)
                }
                return notAssignable(name, of: type)
            }
            if receiver.external != nil {
                // Nothing is known about it: the value is lost.
                return Place(type: .unknown, storage: .external)
            }
            guard var outer = place(base, in: scope) else { return nil }
            if name.text.hasPrefix("_"),
                let wrapped = wrapperPlace(
                    String(name.text.dropFirst()),
                    as: outer.type,
                    of: outer,
                    in: scope
                )
            {
                return wrapped
            }
            if isImplicit, outer.type.isOptional {
                outer = Place(type: outer.type.unwrapped, storage: .unwrapped(value: receiver, of: outer))
            }
            return member(name, of: outer.type, on: outer, in: scope) ?? notAssignable(name, of: outer.type)
        case .subscript(let base, let arguments, _):
            if let place = sourceEnvironment.environmentPlace(base, with: arguments, in: scope) {
                return place
            }
            if let place = subscripts.ownSubscriptPlace(base, with: arguments, at: at, in: scope) {
                return place
            }
            if checker.attempt({ expressions.resolve(base, as: nil, in: scope) }).value.external != nil {
                // Nothing is known about it: the value is lost.
                return Place(type: .unknown, storage: .external)
            }
            return elementPlace(base, with: arguments, at: at, in: scope)
        case .optionalChain(let inner):
            return place(inner, in: scope).map { Place(type: $0.type, storage: .chainEnd($0)) }
        case .unwrappedLink(let inner), .forcedValue(let inner):
            guard let outer = place(inner, in: scope) else { return nil }
            return Place(
                type: outer.type.unwrapped,
                storage: .unwrapped(value: expressions.resolve(id, as: nil, in: scope), of: outer)
            )
        case .tuple(let elements):
            let places = elements.compactMap { place($0.value, in: scope) }
            guard places.count == elements.count else { return nil }
            return Place(type: .tuple(places.map { .init(nil, $0.type) }), storage: .tuple(places))
        default:
            checker.report(.expressionAssignment, at: at)
            return nil
        }
    }

    /// The static variable of a name that the types around a scope have.
    private func staticVariable(_ name: String, in scope: Scope) -> GlobalInfo? {
        var owner = scope.root.owner
        while let info = owner {
            if let global = info.members.globals[name], !global.isConstant { return global }
            owner = info.outer
        }
        return nil
    }

    /// Whether setting a property changes what a value refers to, and not the value.
    private func isNonmutating(_ name: Name, of type: StyleType) -> Bool {
        switch type.kind {
        case .binding: return name.text == "wrappedValue"
        case .declared(let number):
            return
                (inheritance.lineage(of: number)
                + inheritance.sourceProtocols(of: checker.index.types[number])).contains { info in
                    info.members.functions[name.text]?.contains { $0.setter?.isNonmutating == true } ?? false
                }
        default: return false
        }
    }

    private func superPlace(_ name: String, setter: Entry, in scope: Scope) -> Place? {
        guard let value = classMembers.superMember(name, in: scope) else { return nil }
        return Place(
            type: value.type,
            storage: .superProperty(getter: value, setter: setter, receiver: identifiers.selfValue(scope))
        )
    }

    private func notAssignable(_ name: Name, of type: StyleType) -> Place? {
        let names = memberLookup.memberNames(of: type)
        let known = spelling.suggestion(for: name.text, among: names)
        if !names.contains(name.text),
            let place = externalNames.unsupportedPlace(name, of: type)
                ?? (known == nil ? outsidePlace(name, of: type) : nil)
        {
            return place
        }
        checker.report(
            .readOnlyProperty(name.text, of: checker.name(of: type)),
            at: name.place,
            suggestion: known
        )
        return nil
    }

    /// The place of a property that a type of Apple has, or an extension outside of the source adds to it: what is assigned
    /// to it is lost.
    private func outsidePlace(_ name: Name, of type: StyleType) -> Place? {
        if type.isUnknown || type.hasVariable { return Place(type: .unknown, storage: .external) }
        guard checker.replacesExternalNames, case .engine = type.unwrapped.kind else { return nil }
        let name = (full: "\(checker.name(of: type.unwrapped)).\(name.text)", place: name.place)
        checker.standIns.append(StandIn(name: name.full, place: name.place, type: "Void", kind: .fixed))
        return Place(type: .unknown, storage: .external)
    }

    private func place(_ global: GlobalInfo) -> Place {
        let typed = signatures.value(of: global)
        return Place(type: typed.type, storage: .global(global, typed))
    }

    /// The wrapper of a property, as `self._name = …` sets it.
    private func wrapperPlace(_ name: String, as type: StyleType, of base: Place, in scope: Scope) -> Place? {
        guard let number = type.declaredNumber,
            let field = checker.index.types[number].fields.first(where: { $0.name == name })
        else { return nil }
        if let wrapper = propertyWrappers.sourceWrapper(of: field, in: checker.index.types[number]) {
            return propertyWrappers.wrapperPlace(wrapper, of: field, on: base, in: scope)
        }
        return Place(
            type: .binding(signatures.fieldType(field, of: checker.index.types[number])),
            storage: .wrapper(PropertyPlace(field), of: base)
        )
    }

    /// A property of a value that can be assigned.
    func member(_ name: Name, of type: StyleType, on base: Place, in scope: Scope) -> Place? {
        if case .declared = type.kind, let (field, info) = storedProperties.field(name.text, of: type) {
            return property(field, of: info, named: name, on: base, in: scope)
        }
        if let number = type.declaredNumber,
            let property =
                (inheritance.lineage(of: number)
                + inheritance.sourceProtocols(of: checker.index.types[number])).lazy.compactMap({
                    $0.members.functions[name.text]?.first(where: \.isProperty)
                }).first,
            let setter = property.setter
        {
            signatures.resolveSignature(property)
            signatures.resolveSignature(setter)
            return Place(
                type: property.result ?? .unknown,
                storage: .computed(getter: property, setter: setter, of: base)
            )
        }
        if case .tuple(let elements) = type.kind,
            let position = Int(name.text) ?? elements.firstIndex(where: { $0.label == name.text })
        {
            return Place(type: elements[position].type, storage: .tupleElement(position, of: base))
        }
        for owner in memberLookup.owners(of: type) {
            let member = memberLookup.scopedName(name.text, of: type, at: name.place)
            guard let getter = bridge.members[owner]?[member]?.first(where: \.isProperty),
                let setter = bridge.setters[owner]?[member]
            else { continue }
            return Place(type: getter.result, storage: .bridged(getter: getter, setter: setter, of: base))
        }
        if case .binding(let wrapped) = type.kind, name.text == "wrappedValue" {
            return Place(type: wrapped, storage: .wrappedValue(of: base))
        }
        return nil
    }

    /// A stored property of a value that can be assigned.
    private func property(
        _ field: FieldInfo,
        of info: TypeInfo,
        named name: Name,
        on base: Place,
        in scope: Scope
    ) -> Place? {
        let isInitializing = scope.root.isInitializer && scope.root.selfType == .declared(info.number)
        if field.isConstant, !isInitializing {
            checker.report(.constantProperty(name.text), at: name.place)
            return nil
        }
        if let wrapper = propertyWrappers.sourceWrapper(of: field, in: info) {
            let stored = propertyWrappers.wrapperPlace(wrapper, of: field, on: base, in: scope)
            return member(Name("wrappedValue", at: name.place), of: wrapper.type, on: stored, in: scope)
        }
        let read = storedProperties.readField(field, of: info)
        let property = Place.Property(
            place: PropertyPlace(field),
            wrapper: field.wrapper,
            reading: read.reading,
            isInitializing: isInitializing,
            isObserved: !isInitializing && scope.root.observedProperty != field.name,
            isPublished: field.isPublished && !isInitializing
        )
        return Place(type: read.type, storage: .property(property, of: base))
    }
}
