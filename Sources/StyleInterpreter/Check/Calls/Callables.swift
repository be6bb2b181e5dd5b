import StyleRuntime
import StyleSyntax

/// Functions, cases and constants of a source as something to call, to read, or to pass as a value.
struct Callables: CheckPart {
    let checker: Checker

    func callable(_ global: GlobalInfo) -> Callable {
        let typed = signatures.value(of: global)
        return Callable(
            name: global.name,
            parameters: [],
            result: typed.type,
            isProperty: true,
            target: .reading(typed)
        )
    }

    func callable(_ item: CaseInfo, of info: TypeInfo) -> Callable {
        let scope = Scope(
            owner: info,
            selfType: .declared(info.number),
            isStatic: true,
            generics: [:],
            context: 0
        )
        return Callable(
            name: item.name,
            parameters: item.parameters.map {
                CallParameter(
                    label: $0.label?.text,
                    type: typeNames.type($0.type, in: scope),
                    hasDefault: $0.defaultValue != nil
                )
            },
            result: .declared(info.number),
            isProperty: item.parameters.isEmpty,
            target: .enumerationCase(item, of: info)
        )
    }

    /// A function of the source as something to call.
    ///
    /// Overrides of subclasses run in its place if it is dynamic, as it is unless `super` calls it.
    func callable(_ info: FunctionInfo, isDynamic: Bool = true) -> Callable {
        signatures.resolveSignature(info)
        let open = generics.openSignature(of: info)
        let hasReceiver = info.selfType != nil && !info.isStatic && !info.isInitializer
        var callable = Callable(
            name: info.name,
            parameters: zip(info.parameters, open?.parameterTypes ?? info.parameterTypes).map {
                parameter,
                type in
                CallParameter(
                    label: parameter.label?.text,
                    type: type,
                    hasDefault: parameter.defaultValue != nil,
                    isVariadic: parameter.isVariadic,
                    isInout: typeNames.isInout(parameter.type)
                )
            },
            result: open?.result ?? info.result ?? .void,
            isProperty: info.isProperty,
            hasReceiver: hasReceiver,
            isMutating: info.isMutating,
            target: isDynamic && hasReceiver && inheritance.canBeOverridden(info)
                ? .dynamic(info) : .function(info)
        )
        callable.neverReturns = info.resultID.map(program.typeName) == "Never"
        callable.open = open
        callable.knownParameters = signatures.knownParameters(of: info)
        callable.generic = open == nil ? nil : info
        return callable
    }

    func functionType(_ info: FunctionInfo) -> StyleType {
        signatures.resolveSignature(info)
        return .function(.init(info.parameterTypes.map { .init($0) }, info.result ?? .void))
    }

    /// A computed property.
    func callProperty(_ info: FunctionInfo, in scope: Scope, on receiver: Typed?) -> Typed {
        if let (local, level) = scope.find(info.name), local.function === info {
            signatures.resolveSignature(info)
            let local = LocalValue(name: info.name, slot: local.slot, level: level)
            return Typed(info.result ?? .void, Reading(name: info.name, target: .local(local)))
        }
        return read(callable(info), on: receiver)
    }

    /// Reads a property.
    func read(_ callable: Callable, on receiver: Typed?) -> Typed {
        Typed(
            callable.result.substituting(callable.variables),
            Reading(
                name: callable.name,
                target: callable.target,
                arguments: callable.hasReceiver ? [receiver].compactMap { $0 } : []
            )
        )
    }

    /// A function as a value, with its receiver.
    func functionValue(_ callable: Callable, receiver: Typed?) -> Typed {
        let type = StyleType.function(
            .init(
                callable.parameters.map {
                    .init($0.type.substituting(callable.variables), isInout: $0.isInout)
                },
                callable.result.substituting(callable.variables)
            )
        )
        return Typed(
            type,
            FunctionValue(
                name: callable.name,
                target: callable.target,
                receiver: callable.hasReceiver ? receiver : nil
            )
        )
    }
}
