import StyleSyntax
import ViewEngine

extension Checker {
    func resolveAssignment(_ target: ExpressionID, _ value: ExpressionID, _ at: SourcePlace, _ scope: Scope)
        -> Typed
    {
        if case .discard = program[target].kind {
            let code = resolve(value, nil, scope).code
            return Typed(.void) { frame throws(Failure) in
                _ = try code(frame)
                return .void
            }
        }
        if let assigned = resolveWrapperAssignment(target, value, scope) { return assigned }
        guard let place = place(target, scope) else { return .failed }
        let typed = check(value, place.type, scope)
        let (set, code) = (place.set, typed.code)
        return Typed(.void) { frame throws(Failure) in
            try set(frame, try code(frame))
            return .void
        }
    }

    /// `self`, which a method can change.
    func selfPlace(_ scope: Scope) -> Place? {
        guard let (local, level) = scope.find("self") else { return nil }
        let slot = local.slot
        return Place(type: local.type) { frame throws(Failure) in
            frame.outer(level)[slot]
        } set: { frame, value throws(Failure) in
            frame.outer(level)[slot] = value
        }
    }

    /// The place that an expression on the left side of an assignment names.
    func place(_ id: ExpressionID, _ scope: Scope) -> Place? {
        let at = program[id].place
        switch program[id].kind {
        case .identifier(let name, _):
            if name.text == "self" { return selfPlace(scope) }
            if let (local, level) = scope.find(name.text) {
                guard local.isVariable || local.function != nil else {
                    report(at, "cannot assign to value: '\(name.text)' is a 'let' constant")
                    return nil
                }
                let slot = local.slot
                return Place(type: local.type) { frame throws(Failure) in
                    frame.outer(level)[slot]
                } set: { frame, value throws(Failure) in
                    frame.outer(level)[slot] = value
                }
            }
            if let selfType = scope.root.selfType, let base = selfPlace(scope) {
                if let place = member(name, of: selfType, base, scope) { return place }
                if name.text.hasPrefix("_"),
                    let wrapped = wrapperPlace(String(name.text.dropFirst()), selfType, base)
                {
                    return wrapped
                }
            }
            if let global = index.globals[name.text], !global.isConstant { return place(global) }
            _ = resolveIdentifier(name, nil, scope)
            report(at, "cannot assign to value: '\(name.text)' is not a variable")
            return nil
        case .member(let base, let name, _):
            if case .identifier(let this, _) = program[base].kind, this.text == "self",
                let selfType = scope.root.selfType,
                let place = selfPlace(scope)
            {
                if name.text.hasPrefix("_"),
                    let wrapped = wrapperPlace(String(name.text.dropFirst()), selfType, place)
                {
                    return wrapped
                }
                return member(name, of: selfType, place, scope) ?? notAssignable(name, selfType)
            }
            if isSuper(base), let setter = superSetter(name.text, scope) {
                return superPlace(name.text, setter, scope)
            }
            let receiver = resolve(base, nil, scope)
            if isReference(receiver.type), !receiver.type.isOptional {
                // An object can be changed wherever it comes from.
                let object = Place(type: receiver.type, get: receiver.code) { _, _ in }
                return member(name, of: receiver.type, object, scope) ?? notAssignable(name, receiver.type)
            }
            if case .metatype(let type) = receiver.type {
                if case .declared(let number) = type,
                    let global = index.types[number].members.globals[name.text],
                    !global.isConstant
                {
                    return place(global)
                }
                return notAssignable(name, type)
            }
            if receiver.external != nil {
                // Nothing is known about it: the value is lost.
                return Place(type: .unknown) { _ throws(Failure) in
                    .none
                } set: { _, _ in
                }
            }
            guard let outer = place(base, scope) else { return nil }
            return member(name, of: outer.type, outer, scope) ?? notAssignable(name, outer.type)
        case .subscript(let base, let arguments, _):
            if let place = environmentPlace(base, arguments, scope) { return place }
            if let place = ownSubscriptPlace(base, arguments, at: at, scope) { return place }
            return elementPlace(base, arguments, at: at, scope)
        case .optionalChain(let inner): return place(inner, scope).map(optionalChain)
        case .unwrappedLink(let inner), .forcedValue(let inner):
            guard let outer = place(inner, scope) else { return nil }
            let code = resolve(id, nil, scope).code
            return Place(type: outer.type.unwrapped, get: code) { frame, value throws(Failure) in
                // Nothing is stored where there is no value.
                _ = try code(frame)
                try outer.set(frame, value)
            }
        case .tuple(let elements):
            let places = elements.compactMap { place($0.value, scope) }
            guard places.count == elements.count else { return nil }
            return Place(type: .tuple(places.map { .init(nil, $0.type) })) { frame throws(Failure) in
                var values: [Value] = []
                for place in places { values.append(try place.get(frame)) }
                return .tuple(values)
            } set: { frame, value throws(Failure) in
                guard case .tuple(let values) = value else { return }
                for (place, value) in zip(places, values) { try place.set(frame, value) }
            }
        default:
            report(at, "cannot assign to this expression")
            return nil
        }
    }

    /// A place at the end of an optional chain, where an assignment does nothing if a link is nil.
    private func optionalChain(_ inner: Place) -> Place {
        Place(type: inner.type, get: inner.get) { frame, value throws(Failure) in
            do throws(Failure) {
                try inner.set(frame, value)
            } catch {
                if error.message != Self.brokenChain { throw error }
            }
        }
    }

    private func superPlace(_ name: String, _ setter: Entry, _ scope: Scope) -> Place? {
        guard let value = superMember(name, scope) else { return nil }
        let receiver = selfValue(scope).code
        return Place(type: value.type, get: value.code) { frame, value throws(Failure) in
            var values = [try receiver(frame), value]
            _ = try setter.call(&values)
            try frame.execution.rethrow()
        }
    }

    private func notAssignable(_ name: Name, _ type: StyleType) -> Place? {
        report(
            name.place,
            "cannot assign to property: '\(name.text)' of '\(self.name(of: type))' is not a variable",
            remedy: suggestion(for: name.text, among: memberNames(of: type))
        )
        return nil
    }

    private func place(_ global: GlobalInfo) -> Place {
        let typed = value(of: global)
        let number = global.number
        return Place(type: typed.type, get: typed.code) { frame, value throws(Failure) in
            frame.execution.setGlobal(number, to: value)
        }
    }

    /// The wrapper of a property, as `self._name = …` sets it.
    private func wrapperPlace(_ name: String, _ type: StyleType, _ base: Place) -> Place? {
        guard case .declared(let number) = type,
            let field = index.types[number].fields.first(where: { $0.name == name })
        else { return nil }
        let wrapped = fieldType(field, of: index.types[number])
        let position = field.index
        let (get, set) = (base.get, base.set)
        return Place(type: .binding(wrapped)) { frame throws(Failure) in
            guard case .record(let record) = try get(frame) else { return .absent }
            return record.fields[position]
        } set: { frame, value throws(Failure) in
            guard case .record(var record) = try get(frame) else { return }
            record.fields[position] = value
            try set(frame, try frame.execution.made(.record(record)))
        }
    }

    /// A property of a value that can be assigned.
    func member(_ name: Name, of type: StyleType, _ base: Place, _ scope: Scope) -> Place? {
        let (get, set) = (base.get, base.set)
        if case .declared = type, let (field, info) = field(name.text, of: type) {
            let isInitializing = scope.root.isInitializer && scope.root.selfType == .declared(info.number)
            let isObserved = !isInitializing && scope.root.observedProperty != field.name
            if field.isConstant, !isInitializing {
                report(name.place, "cannot assign to property: '\(name.text)' is a 'let' constant")
                return nil
            }
            let position = field.index
            let read = readField(field, of: info)
            let (wrapper, place, name) = (field.wrapper, field.place, field.name)
            let isPublished = field.isPublished && !isInitializing
            let setUnobserved: @Sendable (Frame, Value) throws(Failure) -> Void = {
                frame,
                value throws(Failure) in
                let receiver = try get(frame)
                if case .object(let object) = receiver, position < object.content.fields.count {
                    object.content.fields[position] = value
                    if isPublished { ObservableObjectPublisher().send() }
                    return
                }
                guard case .record(var record) = receiver, position < record.fields.count else { return }
                switch record.fields[position] {
                case .state(let state) where !isInitializing:
                    try Self.requireReadable((name, place))
                    state.wrappedValue = value
                    return
                case .binding(let binding) where !isInitializing:
                    binding.wrappedValue = value
                    return
                default: record.fields[position] = Self.wrap(value, wrapper, place)
                }
                try set(frame, try frame.execution.made(.record(record)))
            }
            return Place(type: read.type) { frame throws(Failure) in
                try read.get(frame, try get(frame))
            } set: { frame, value throws(Failure) in
                let receiver = try get(frame)
                guard isObserved, let type = receiver.sourceType,
                    let observers = frame.execution.program.types[type].observers[name]
                else { return try setUnobserved(frame, value) }
                let old = try read.get(frame, receiver)
                for observer in observers where observer.isBefore {
                    var values = [try get(frame), value]
                    _ = try frame.execution.program.call(observer.function, frame.execution, &values)
                }
                try setUnobserved(frame, value)
                for observer in observers.reversed() where !observer.isBefore {
                    var values = [try get(frame), old]
                    _ = try frame.execution.program.call(observer.function, frame.execution, &values)
                    try set(frame, values[0])
                }
            }
        }
        if case .declared(let number) = type,
            let property = (lineage(of: number) + sourceProtocols(of: index.types[number])).lazy.compactMap({
                $0.members.functions[name.text]?.first(where: \.isProperty)
            }).first,
            let setter = property.setter
        {
            return computed(property, setter, base)
        }
        if case .tuple(let elements) = type,
            let position = Int(name.text) ?? elements.firstIndex(where: { $0.label == name.text })
        {
            return Place(type: elements[position].type) { frame throws(Failure) in
                guard case .tuple(let values) = try get(frame) else { return .absent }
                return values[position]
            } set: { frame, value throws(Failure) in
                guard case .tuple(var values) = try get(frame) else { return }
                values[position] = value
                try set(frame, try frame.execution.made(.tuple(values)))
            }
        }
        for owner in owners(of: type) {
            guard let getter = bridge.members[owner]?[name.text]?.first(where: \.isProperty),
                let setter = bridge.setters[owner]?[name.text]
            else { continue }
            return Place(type: getter.result) { frame throws(Failure) in
                var values = [try get(frame)]
                return try getter.call(&values)
            } set: { frame, value throws(Failure) in
                var values = [try get(frame), value]
                _ = try setter.call(&values)
                // A setter of UIKit can run overrides.
                try frame.execution.rethrow()
                try set(frame, values[0])
            }
        }
        if case .binding(let wrapped) = type, name.text == "wrappedValue" {
            return Place(type: wrapped) { frame throws(Failure) in
                guard case .binding(let binding) = try get(frame) else { return .absent }
                return binding.wrappedValue
            } set: { frame, value throws(Failure) in
                guard case .binding(let binding) = try get(frame) else { return }
                binding.wrappedValue = value
            }
        }
        return nil
    }

    private func computed(_ property: FunctionInfo, _ setter: FunctionInfo, _ base: Place) -> Place {
        resolveSignature(property)
        resolveSignature(setter)
        let (get, set) = (base.get, base.set)
        let (getNumber, setNumber) = (property.number, setter.number)
        let (getKey, setKey) = (property.dispatchKey, setter.dispatchKey)
        return Place(type: property.result ?? .unknown) { frame throws(Failure) in
            var values = [try get(frame)]
            return try frame.execution.program.callDynamically(
                getKey,
                orElse: getNumber,
                frame.execution,
                &values
            )
        } set: { frame, value throws(Failure) in
            var values = [try get(frame), value]
            _ = try frame.execution.program.callDynamically(
                setKey,
                orElse: setNumber,
                frame.execution,
                &values
            )
            try set(frame, values[0])
        }
    }
}
