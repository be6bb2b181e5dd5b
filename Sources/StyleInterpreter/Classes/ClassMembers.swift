import StyleBridge
import StyleRuntime
import StyleSyntax

/// The initializers of classes, and what `self` and `super` name in them.
struct ClassMembers: CheckPart {
    let checker: Checker

    /// The initializers that make an object.
    func classInitializers(of info: TypeInfo) -> [Callable] {
        let type = StyleType.declared(info.number)
        return initializersOnSelf(of: info).map { inner in
            let isFailable = inner.result.isOptional
            var made = Callable(
                name: "init",
                parameters: inner.parameters,
                result: isFailable ? .optional(type) : type,
                target: .objectInitializer(inner.target, of: info, isFailable: isFailable)
            )
            made.knownParameters = inner.knownParameters
            return made
        }
    }

    /// The initializers that run on an object that exists: those of the class, and those that it inherits.
    private func initializersOnSelf(of info: TypeInfo) -> [Callable] {
        let own = info.initializers.map { function -> Callable in
            var callable = callables.callable(function)
            callable.hasReceiver = true
            callable.result = function.isFailable ? .optional(.void) : .void
            return callable
        }
        let designated = Set(info.initializers.filter { !$0.isConvenience }.map(\.dispatchKey))
        if designated.isEmpty { return own + initializersOfSuperclass(of: info) }
        // As in Swift: a class that overrides all others of its superclass inherits those for convenience.
        guard let number = info.superclass?.declaredNumber else { return own }
        let others = checker.index.types[number].initializers
        guard others.allSatisfy({ $0.isConvenience || designated.contains($0.dispatchKey) }) else {
            return own
        }
        return own
            + others.filter { $0.isConvenience && !designated.contains($0.dispatchKey) }.map { function in
                var callable = callables.callable(function)
                callable.hasReceiver = true
                callable.result = function.isFailable ? .optional(.void) : .void
                return callable
            }
    }

    private func initializersOfSuperclass(of info: TypeInfo) -> [Callable] {
        switch info.superclass?.kind {
        case .declared(let number): initializersOnSelf(of: checker.index.types[number])
        case .engine(let engine) where bridge.members["\(engine.name).super"] != nil:
            (bridge.members["\(engine.name).super"]?["init"] ?? []).map { Callable($0) }
        default:
            [
                Callable(
                    name: "init",
                    parameters: [],
                    result: .void,
                    hasReceiver: true,
                    target: .reading(Constant.void)
                )
            ]
        }
    }

    /// The initial values of the properties of an object, those of the superclasses first; nil for those that an
    /// initializer sets.
    func initialObjectValues(of info: TypeInfo) -> [(any Operation)?] {
        inheritance.lineage(of: info.number).reversed().flatMap { type in
            let scope = Scope(
                owner: type,
                selfType: .declared(type.number),
                isStatic: true,
                generics: [:],
                context: records.fieldContext(of: type)
            )
            return type.fields.map { field -> (any Operation)? in
                if let value = records.initialValue(of: field, owner: type, in: scope) { return value }
                return signatures.fieldType(field, of: type).isOptional && !field.isConstant
                    ? Constant.none : nil
            }
        }
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
        if let number = type.declaredNumber, checker.index.types[number].isClass {
            return initializersOnSelf(of: checker.index.types[number]).map(overridable)
        }
        return records.initializers(of: type).map { inner in
            Callable(
                name: "init",
                parameters: inner.parameters,
                result: inner.result.isOptional ? .optional(.void) : .void,
                hasReceiver: true,
                isMutating: true,
                target: .delegated(inner.target)
            )
        }
    }

    /// An initializer in whose place the override of a subclass runs, as `self.init(…)` calls it.
    private func overridable(_ callable: Callable) -> Callable {
        let key = "init(\(callable.parameters.map { "\($0.label ?? "_"):" }.joined()))"
        return Callable(
            name: callable.name,
            parameters: callable.parameters,
            result: callable.result,
            hasReceiver: true,
            target: .overridable(callable.target, key: key)
        )
    }

    private func superclass(_ scope: Scope) -> TypeInfo? {
        guard let number = scope.root.selfType?.declaredNumber, !scope.root.isStatic,
            checker.index.types[number].superclass != nil
        else { return nil }
        return checker.index.types[number]
    }

    /// The methods and computed properties of a name that a superclass has, without their overrides.
    func superMembers(_ name: String, in scope: Scope) -> [[Callable]] {
        guard let number = scope.root.selfType?.declaredNumber, checker.index.types[number].isClass else {
            return []
        }
        let info = checker.index.types[number]
        if name == "init" { return [initializersOfSuperclass(of: info)] }
        var tiers = inheritance.lineage(of: number).dropFirst().compactMap { type in
            type.members.functions[name].map { $0.map { callables.callable($0, isDynamic: false) } }
        }
        guard let engine = inheritance.engineClass(of: info) else { return tiers }
        for owner in ["\(engine.name).super"] + bridge.memberOwners(of: engine.name) {
            if let entries = bridge.members[owner]?[name] { tiers.append(entries.map { Callable($0) }) }
        }
        return tiers
    }

    func superMember(_ name: String, in scope: Scope) -> Typed? {
        for tier in superMembers(name, in: scope) {
            if let property = tier.first(where: \.isProperty) {
                return callables.read(property, on: identifiers.selfValue(scope))
            }
            if let method = tier.first {
                return callables.functionValue(method, receiver: identifiers.selfValue(scope))
            }
        }
        return nil
    }

    func superValue(_ identifier: Name, in scope: Scope) -> Typed {
        guard let info = superclass(scope), let type = info.superclass else {
            return checker.fail(.superWithoutSuperclass, at: identifier.place)
        }
        return Typed(type, identifiers.selfValue(scope).operation)
    }

    /// The name under which setters are found that `super` uses, in place of those that overrides see.
    func superSetter(_ name: String, in scope: Scope) -> Entry? {
        guard let info = superclass(scope), let engine = inheritance.engineClass(of: info) else { return nil }
        return bridge.setters["\(engine.name).super"]?[name]
    }
}
