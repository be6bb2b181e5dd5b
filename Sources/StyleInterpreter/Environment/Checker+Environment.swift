import StyleSyntax
import ViewEngine

/// An environment value that the source declares.
struct SourceEnvironmentValue {
    let type: StyleType
    let get: @Sendable (Frame, EnvironmentValues) throws(Failure) -> Value
    /// Sets the value; nil if it can only be read.
    let set: (@Sendable (Execution, inout EnvironmentValues, Value) throws(Failure) -> Void)?
}

extension Checker {
    /// The environment value of a name that an extension of `EnvironmentValues` in the source declares.
    func sourceEnvironmentValue(_ name: String) -> SourceEnvironmentValue? {
        guard let table = index.extensions["EnvironmentValues"] else { return nil }
        if let getter = table.functions[name]?.first(where: \.isProperty) { return computedValue(getter) }
        if let global = table.globals[name], global.isEntry { return entryValue(global) }
        return nil
    }

    /// A property that reads and writes a key in its accessors.
    private func computedValue(_ getter: FunctionInfo) -> SourceEnvironmentValue {
        resolveSignature(getter)
        let number = getter.number
        let setter = getter.setter?.number
        return SourceEnvironmentValue(type: getter.result ?? .unknown) { frame, environment throws(Failure) in
            var values: [Value] = [environment.bridged]
            return try frame.execution.program.call(number, frame.execution, &values)
        } set: { execution, environment, value throws(Failure) in
            guard let setter else { return }
            var values: [Value] = [environment.bridged, value]
            _ = try execution.program.call(setter, execution, &values)
            environment = try EnvironmentValues(bridging: values[0])
        }
    }

    /// A property with the macro `@Entry`; its key follows those of types.
    private func entryValue(_ global: GlobalInfo) -> SourceEnvironmentValue {
        let typed = value(of: global)
        let (code, key) = (typed.code, index.types.count + global.number)
        return SourceEnvironmentValue(type: typed.type) { frame, environment throws(Failure) in
            if let value = environment[key] { return value }
            return try code(frame)
        } set: { _, environment, value in
            environment[key] = value
        }
    }

    // MARK: Reading

    /// The code by which a property with `@Environment` reads a value that the source declares.
    func sourceEnvironmentValue(of field: FieldInfo) -> SourceEnvironmentValue? {
        guard case .arguments(let arguments)? = field.attribute?.content, let first = arguments.first,
            case .keyPath(_, let components) = program[first.value].kind,
            case .property(let name)? = components.first
        else { return nil }
        return sourceEnvironmentValue(name.text)
    }

    // MARK: Keys

    /// Whether the values of a type are found by keys: of the environment, or of containers, which read none.
    static func hasKeys(_ type: StyleType) -> Bool {
        type == .engine("EnvironmentValues") || type == .engine("ContainerValues")
    }

    /// The type of the values of an environment or a preference key of the source, and the default value.
    private func key(_ argument: ExpressionID, _ scope: Scope) -> (number: Int, initial: Typed)? {
        let typed = resolve(argument, nil, scope)
        guard case .metatype(.declared(let number)) = typed.type else { return nil }
        let place = program[argument].place
        guard let initial = staticValue("defaultValue", of: index.types[number], place) else {
            report(place, "type '\(index.types[number].name)' does not conform to protocol 'EnvironmentKey'")
            return nil
        }
        return (number, initial)
    }

    /// `self[Key.self]`, read.
    func environmentSubscript(_ receiver: Typed, _ argument: ExpressionID, _ scope: Scope) -> Typed {
        guard let (number, initial) = key(argument, scope) else { return .failed }
        let (code, fallback) = (receiver.code, initial.code)
        return Typed(initial.type) { frame throws(Failure) in
            if let value = try EnvironmentValues(bridging: code(frame))[number] { return value }
            return try fallback(frame)
        }
    }

    /// `self[Key.self]`, written.
    func environmentPlace(_ base: ExpressionID, _ arguments: [Argument], _ scope: Scope) -> Place? {
        guard let argument = arguments.first,
            Self.hasKeys(attempt({ self.resolve(base, nil, scope).type }).value),
            let outer = place(base, scope),
            let (number, initial) = key(argument.value, scope)
        else { return nil }
        let read = environmentSubscript(resolve(base, nil, scope), argument.value, scope)
        let (get, set) = (outer.get, outer.set)
        return Place(type: initial.type, get: read.code) { frame, value throws(Failure) in
            var environment = try EnvironmentValues(bridging: get(frame))
            environment[number] = value
            try set(frame, environment.bridged)
        }
    }

    // MARK: Writing

    /// `view.environment(\.name, value)`, `view.transformEnvironment(\.name) { … }` and
    /// `view.containerValue(\.name, value)`; nil for other calls.
    func environmentModifier(
        _ callee: ExpressionID,
        _ arguments: [Argument],
        _ closures: [Argument],
        _ scope: Scope,
        base: StyleType?
    ) -> Typed? {
        let arguments = arguments + closures
        guard arguments.count == 2, case .keyPath(_, let components) = program[arguments[0].value].kind,
            case .property(let property)? = components.first
        else { return nil }
        let modifiers = ["environment", "transformEnvironment", "containerValue"]
        let receiver: Typed
        let modifier: String
        switch program[callee].kind {
        case .member(let inner, let name, _) where modifiers.contains(name.text):
            receiver = resolve(inner, nil, scope, base: base)
            modifier = name.text
        case .identifier(let name, _) where modifiers.contains(name.text) && scope.find("self") != nil:
            receiver = selfValue(scope)
            modifier = name.text
        default: return nil
        }
        guard conforms(receiver.type, to: "View"), !receiver.type.isUnknown else { return nil }
        switch modifier {
        case "transformEnvironment": return transform(receiver, property.text, arguments[1].value, scope)
        case "containerValue": return containerValue(receiver, property, arguments[1].value, scope)
        default: break
        }
        let code = receiver.code
        if let own = sourceEnvironmentValue(property.text), let set = own.set {
            let value = check(arguments[1].value, own.type, scope).code
            return Typed(.view) { frame throws(Failure) in
                let view = try AnyView(bridging: code(frame))
                let value = try value(frame)
                let execution = frame.execution
                let changed = view.transformEnvironment(\.self) { environment in
                    let before = environment
                    environment = execution.run(orElse: before) { () throws(Failure) in
                        var environment = before
                        try set(execution, &environment, value)
                        return environment
                    }
                }
                return .engine(changed)
            }
        }
        guard let setter = bridge.environmentSetters[property.text], let parameter = setter.parameters.first
        else {
            return nil
        }
        let value = check(arguments[1].value, parameter.type, scope).code
        return Typed(.view) { frame throws(Failure) in
            var values = [try code(frame), try value(frame)]
            return try setter.call(&values)
        }
    }

    /// A view with an environment value that a closure changes; nil for a value that is not known.
    private func transform(_ receiver: Typed, _ property: String, _ change: ExpressionID, _ scope: Scope)
        -> Typed?
    {
        let own = sourceEnvironmentValue(property)
        guard let type = own?.type ?? bridge.environment[property]?.result else { return nil }
        let change = check(change, .function(.init([.init(type, isInout: true)], .void)), scope).code
        let code = receiver.code
        if let own {
            guard let set = own.set else { return nil }
            return Typed(.view) { frame throws(Failure) in
                let view = try AnyView(bridging: code(frame))
                let function = try change(frame)
                let changed = view.transformEnvironment(\.self) { environment in
                    let before = environment
                    environment = frame.execution.run(orElse: before) { () throws(Failure) in
                        guard case .function(let function) = function else { return before }
                        var (environment, values) = (before, [try own.get(frame, before)])
                        _ = try function.call(&values)
                        try set(frame.execution, &environment, values[0])
                        return environment
                    }
                }
                return .engine(changed)
            }
        }
        guard let getter = bridge.environment[property], let setter = bridge.environmentSetters[property]
        else { return nil }
        return Typed(.view) { frame throws(Failure) in
            let view = try AnyView(bridging: code(frame))
            guard case .function(let function) = try change(frame) else { return .engine(view) }
            return .engine(
                TransformedEnvironment(content: view, change: function, getter: getter, setter: setter)
            )
        }
    }

    /// A view with a value for its container, which draws nothing of it.
    private func containerValue(_ receiver: Typed, _ property: Name, _ value: ExpressionID, _ scope: Scope)
        -> Typed
    {
        guard let table = index.extensions["ContainerValues"],
            let getter = table.functions[property.text]?.first(where: \.isProperty)
        else {
            guard let global = index.extensions["ContainerValues"]?.globals[property.text], global.isEntry
            else {
                return fail(
                    property.place,
                    "value of type 'ContainerValues' has no member '\(property.text)'"
                )
            }
            _ = check(value, self.value(of: global).type, scope)
            return receiver
        }
        resolveSignature(getter)
        _ = check(value, getter.result ?? .unknown, scope)
        return receiver
    }
}

/// A view whose content has an environment value that a closure of the source changes.
private struct TransformedEnvironment: View {
    let content: AnyView
    let change: Value.Function
    let getter: Entry
    let setter: Entry

    var body: AnyView {
        change.execution.run(orElse: content) { () throws(Failure) in
            var none: [Value] = []
            var values = [try getter.call(&none)]
            _ = try change.call(&values)
            var arguments = [content.bridged, values[0]]
            return try AnyView(bridging: setter.call(&arguments))
        }
    }
}
