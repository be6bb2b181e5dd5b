import StyleBridge
import StyleRuntime
import StyleSyntax

/// Environment values that a source declares, reads and sets.
struct SourceEnvironment: CheckPart {
    let checker: Checker

    /// The environment value of a name that an extension of `EnvironmentValues` in the source declares.
    func declaredEnvironmentValue(_ name: String) -> DeclaredEnvironmentValue? {
        guard let table = checker.index.extensions["EnvironmentValues"] else { return nil }
        if let getter = table.functions[name]?.first(where: \.isProperty) {
            signatures.resolveSignature(getter)
            return DeclaredEnvironmentValue(
                type: getter.result ?? .unknown,
                storage: .computed(getter: getter, setter: getter.setter)
            )
        }
        guard let global = table.globals[name], global.isEntry else { return nil }
        let initial = signatures.value(of: global)
        return DeclaredEnvironmentValue(
            type: initial.type,
            storage: .entry(number: global.number, initial: initial)
        )
    }

    // MARK: Reading

    /// The value that the source declares and that a property with `@Environment` reads.
    func declaredEnvironmentValue(of field: FieldInfo) -> DeclaredEnvironmentValue? {
        if let object = environmentObject(of: field) { return object }
        guard case .arguments(let arguments)? = field.attribute?.content, let first = arguments.first,
            case .keyPath(_, let components) = program[first.value].kind,
            case .property(let name)? = components.first
        else { return nil }
        return declaredEnvironmentValue(name.text)
    }

    // MARK: Keys

    /// Whether the values of a type are found by keys: of the environment, or of containers, which read none.
    static func hasKeys(_ type: StyleType) -> Bool {
        type == .engine(.environmentValues) || type == .engine(.containerValues)
    }

    /// The type of the values of an environment or a preference key of the source, and the default value.
    private func key(_ argument: ExpressionID, in scope: Scope) -> (number: Int, initial: Typed)? {
        let typed = expressions.resolve(argument, as: nil, in: scope)
        guard let number = typed.type.instance?.declaredNumber else { return nil }
        let place = program[argument].place
        guard
            let initial = memberLookup.staticValue("defaultValue", of: checker.index.types[number], at: place)
        else {
            checker.report(
                .noConformance(of: checker.index.types[number].name, to: "EnvironmentKey"),
                at: place
            )
            return nil
        }
        return (number, initial)
    }

    /// `self[Key.self]`, read.
    func environmentSubscript(_ receiver: Typed, with argument: ExpressionID, in scope: Scope) -> Typed {
        guard let (number, initial) = key(argument, in: scope) else { return .failed }
        return Typed(
            initial.type,
            EnvironmentKeyValue(environment: receiver, key: number, initial: initial)
        )
    }

    /// `self[Key.self]`, written.
    func environmentPlace(_ base: ExpressionID, with arguments: [Argument], in scope: Scope) -> Place? {
        guard let argument = arguments.first,
            Self.hasKeys(checker.attempt({ expressions.resolve(base, as: nil, in: scope).type }).value),
            let outer = places.place(base, in: scope),
            let (number, initial) = key(argument.value, in: scope)
        else { return nil }
        let read = environmentSubscript(
            expressions.resolve(base, as: nil, in: scope),
            with: argument.value,
            in: scope
        )
        return Place(type: initial.type, storage: .environmentKey(number, value: read, of: outer))
    }

    // MARK: Writing

    /// `view.environment(\.name, value)`, `view.transformEnvironment(\.name) { … }` and
    /// `view.containerValue(\.name, value)`; nil for other calls.
    func environmentModifier(
        _ callee: ExpressionID,
        with arguments: [Argument],
        closures: [Argument],
        in scope: Scope,
        base: StyleType?
    ) -> Typed? {
        let arguments = arguments + closures
        if let typed = environmentObjectModifier(callee, with: arguments, in: scope, base: base) {
            return typed
        }
        guard arguments.count == 2, case .keyPath(_, let components) = program[arguments[0].value].kind,
            case .property(let property)? = components.first
        else { return nil }
        let modifiers = ["environment", "transformEnvironment", "containerValue"]
        let receiver: Typed
        let modifier: String
        switch program[callee].kind {
        case .member(let inner, let name, _) where modifiers.contains(name.text):
            receiver = expressions.resolve(inner, as: nil, in: scope, base: base)
            modifier = name.text
        case .identifier(let name, _) where modifiers.contains(name.text) && scope.find("self") != nil:
            receiver = identifiers.selfValue(scope)
            modifier = name.text
        default: return nil
        }
        guard conversions.conforms(receiver.type, to: .view), !receiver.type.isUnknown else { return nil }
        switch modifier {
        case "transformEnvironment":
            return transform(receiver, property: property.text, by: arguments[1].value, in: scope)
        case "containerValue":
            return containerValue(receiver, property: property, value: arguments[1].value, in: scope)
        default: break
        }
        if let own = declaredEnvironmentValue(property.text) {
            let value = expressions.check(arguments[1].value, as: own.type, in: scope)
            return Typed(.view, DeclaredEnvironmentModifier(view: receiver, declared: own, value: value))
        }
        guard let setter = bridge.environmentSetters[property.text], let parameter = setter.parameters.first
        else {
            return nil
        }
        let value = expressions.check(arguments[1].value, as: parameter.type, in: scope)
        return Typed(.view, EngineEnvironmentModifier(view: receiver, setter: setter, value: value))
    }

    /// A view with an environment value that a closure changes; nil for a value that is not known.
    private func transform(_ receiver: Typed, property: String, by change: ExpressionID, in scope: Scope)
        -> Typed?
    {
        let own = declaredEnvironmentValue(property)
        guard let type = own?.type ?? bridge.environment[property]?.result else { return nil }
        let change = expressions.check(
            change,
            as: .function(.init([.init(type, isInout: true)], .void)),
            in: scope
        )
        if let own {
            return Typed(
                .view,
                DeclaredEnvironmentTransformation(view: receiver, declared: own, change: change)
            )
        }
        guard let getter = bridge.environment[property], let setter = bridge.environmentSetters[property]
        else { return nil }
        return Typed(
            .view,
            EnvironmentTransformation(view: receiver, change: change, getter: getter, setter: setter)
        )
    }

    /// A view with a value for its container, which draws nothing of it.
    private func containerValue(_ receiver: Typed, property: Name, value: ExpressionID, in scope: Scope)
        -> Typed
    {
        guard let table = checker.index.extensions["ContainerValues"],
            let getter = table.functions[property.text]?.first(where: \.isProperty)
        else {
            guard let global = checker.index.extensions["ContainerValues"]?.globals[property.text],
                global.isEntry
            else {
                return checker.fail(.noMember(of: "ContainerValues", property.text), at: property.place)
            }
            _ = expressions.check(value, as: signatures.value(of: global).type, in: scope)
            return receiver
        }
        signatures.resolveSignature(getter)
        _ = expressions.check(value, as: getter.result ?? .unknown, in: scope)
        return receiver
    }

    /// The entry of the environment value that a property reads.
    func environmentEntry(of field: FieldInfo, report isReported: Bool) -> Entry? {
        guard case .arguments(let arguments)? = field.attribute?.content, let first = arguments.first,
            case .keyPath(_, let components) = program[first.value].kind,
            case .property(let name)? = components.first
        else {
            if isReported { checker.report(.environmentKeyPath, at: field.place) }
            return nil
        }
        if let entry = bridge.environment[name.text] { return entry }
        if isReported {
            checker.report(
                .noMember(of: "EnvironmentValues", name.text),
                at: name.place,
                suggestion: spelling.suggestion(for: name.text, among: bridge.environment.keys)
            )
        }
        return nil
    }
}
