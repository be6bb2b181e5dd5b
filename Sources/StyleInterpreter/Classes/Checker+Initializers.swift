import StyleSyntax

// The initializers of classes, and what `self` and `super` name in them.
extension Checker {
    /// The initializers that make an object.
    func classInitializers(of info: TypeInfo) -> [Callable] {
        let make = makeObject(of: info)
        let type = StyleType.declared(info.number)
        return initializersOnSelf(of: info).map { inner in
            let (call, isFailable) = (inner.call, inner.result.isOptional)
            return Callable(
                name: "init",
                parameters: inner.parameters,
                result: isFailable ? .optional(type) : type
            ) { frame, values throws(Failure) in
                let object = try make(frame)
                var all = [object] + values
                if case .none = try call(frame, &all), isFailable { return .none }
                return object
            }
        }
    }

    /// The initializers that run on an object that exists: those of the class, and those that it inherits.
    private func initializersOnSelf(of info: TypeInfo) -> [Callable] {
        let own = info.initializers.map { function -> Callable in
            var callable = callable(function)
            callable.hasReceiver = true
            callable.result = function.isFailable ? .optional(.void) : .void
            return callable
        }
        let designated = Set(info.initializers.filter { !$0.isConvenience }.map(\.dispatchKey))
        if designated.isEmpty { return own + initializersOfSuperclass(of: info) }
        // As in Swift: a class that overrides all others of its superclass inherits those for convenience.
        guard case .declared(let number)? = info.superclass else { return own }
        let others = index.types[number].initializers
        guard others.allSatisfy({ $0.isConvenience || designated.contains($0.dispatchKey) }) else {
            return own
        }
        return own
            + others.filter { $0.isConvenience && !designated.contains($0.dispatchKey) }.map { function in
                var callable = callable(function)
                callable.hasReceiver = true
                callable.result = function.isFailable ? .optional(.void) : .void
                return callable
            }
    }

    private func initializersOfSuperclass(of info: TypeInfo) -> [Callable] {
        switch info.superclass {
        case .declared(let number): initializersOnSelf(of: index.types[number])
        case .engine(let name) where bridge.members["\(name).super"] != nil:
            (bridge.members["\(name).super"]?["init"] ?? []).map { Callable($0) }
        default:
            [Callable(name: "init", parameters: [], result: .void, hasReceiver: true) { _, _ in .void }]
        }
    }

    /// Code that makes an object with the initial values of its properties.
    private func makeObject(of info: TypeInfo) -> Code {
        let number = info.number
        guard openTypes.insert(number).inserted else {
            // An initial value may be an object of the same class, which ends only if some of them have another one.
            return { frame throws(Failure) in
                let execution = frame.execution
                guard let make = execution.program.objects[number] else {
                    throw Failure("the source has errors")
                }
                return try execution.nested { () throws(Failure) in try make(frame) }
            }
        }
        defer { openTypes.remove(number) }
        var initials: [Code?] = []
        for type in lineage(of: info.number).reversed() {
            let scope = Scope(
                owner: type,
                selfType: .declared(type.number),
                isStatic: true,
                generics: [:],
                context: fieldContext(of: type)
            )
            for field in type.fields {
                let fieldType = fieldType(field, of: type)
                if let value = field.value, !field.isLazy {
                    // The messages were reported when the type was checked.
                    initials.append(attempt { self.check(value, fieldType, scope).code }.value)
                } else if fieldType.isOptional, !field.isConstant {
                    let none: Code = { _ throws(Failure) in .none }
                    initials.append(none)
                } else {
                    initials.append(nil)
                }
            }
        }
        let codes = initials
        let isButton = engineClass(of: info) == "UIButton"
        let make: Code = { frame throws(Failure) in
            let execution = frame.execution
            try execution.step()
            var fields: [Value] = []
            for code in codes { fields.append(try code?(Frame(execution)) ?? .absent) }
            let content = ObjectContent(type: number, fields: fields, execution: execution)
            let object: any SourceObject = isButton ? InterpretedButton(content) : PlainObject(content)
            try execution.register(object)
            return .object(object)
        }
        objects[number] = make
        return make
    }

    // MARK: self.init and super

    func isSelf(_ id: ExpressionID) -> Bool {
        if case .identifier(let name, _) = program[id].kind { name.text == "self" } else { false }
    }

    func isSuper(_ id: ExpressionID) -> Bool {
        if case .identifier(let name, _) = program[id].kind { name.text == "super" } else { false }
    }

    /// The initializers of the own type, as `self.init(…)` calls them.
    func delegatedInitializers(_ scope: Scope) -> [Callable] {
        guard let type = scope.root.selfType else { return [] }
        if case .declared(let number) = type, index.types[number].isClass {
            return initializersOnSelf(of: index.types[number]).map(overridable)
        }
        return initializers(of: type).map { inner in
            let call = inner.call
            return Callable(
                name: "init",
                parameters: inner.parameters,
                result: inner.result.isOptional ? .optional(.void) : .void,
                hasReceiver: true,
                isMutating: true
            ) { frame, values throws(Failure) in
                var arguments = Array(values.dropFirst())
                values[0] = try call(frame, &arguments)
                return .void
            }
        }
    }

    /// An initializer in whose place the override of a subclass runs, as `self.init(…)` calls it.
    private func overridable(_ callable: Callable) -> Callable {
        let key = "init(\(callable.parameters.map { "\($0.label ?? "_"):" }.joined()))"
        let call = callable.call
        return Callable(
            name: callable.name,
            parameters: callable.parameters,
            result: callable.result,
            hasReceiver: true
        ) { frame, values throws(Failure) in
            let program = frame.execution.program
            guard let type = values.first?.sourceType, let function = program.types[type].dispatch[key] else {
                return try call(frame, &values)
            }
            return try program.call(function, frame.execution, &values)
        }
    }

    private func superclass(_ scope: Scope) -> TypeInfo? {
        guard case .declared(let number)? = scope.root.selfType, !scope.root.isStatic,
            index.types[number].superclass != nil
        else { return nil }
        return index.types[number]
    }

    /// The methods and computed properties of a name that a superclass has, without their overrides.
    func superMembers(_ name: String, _ scope: Scope) -> [[Callable]] {
        guard case .declared(let number)? = scope.root.selfType, index.types[number].isClass else {
            return []
        }
        let info = index.types[number]
        if name == "init" { return [initializersOfSuperclass(of: info)] }
        var tiers = lineage(of: number).dropFirst().compactMap { type in
            type.members.functions[name].map { $0.map { callable($0, isDynamic: false) } }
        }
        guard let engine = engineClass(of: info) else { return tiers }
        for owner in ["\(engine).super"] + bridge.memberOwners(of: engine) {
            if let entries = bridge.members[owner]?[name] { tiers.append(entries.map { Callable($0) }) }
        }
        return tiers
    }

    func superMember(_ name: String, _ scope: Scope) -> Typed? {
        for tier in superMembers(name, scope) {
            if let property = tier.first(where: \.isProperty) { return read(property, selfValue(scope)) }
            if let method = tier.first { return functionValue(method, receiver: selfValue(scope)) }
        }
        return nil
    }

    func superValue(_ identifier: Name, _ scope: Scope) -> Typed {
        guard let info = superclass(scope), let type = info.superclass else {
            return fail(
                identifier.place,
                "'super' members cannot be referenced in a type without a superclass"
            )
        }
        return Typed(type, selfValue(scope).code)
    }

    /// The name under which setters are found that `super` uses, in place of those that overrides see.
    func superSetter(_ name: String, _ scope: Scope) -> Entry? {
        guard let info = superclass(scope), let engine = engineClass(of: info) else { return nil }
        return bridge.setters["\(engine).super"]?[name]
    }
}
