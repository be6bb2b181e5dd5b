import StyleSyntax

extension Checker {
    func callable(_ global: GlobalInfo) -> Callable {
        let typed = value(of: global)
        let code = typed.code
        return Callable(name: global.name, parameters: [], result: typed.type, isProperty: true) {
            frame,
            _ throws(Failure) in
            try code(frame)
        }
    }

    func callable(_ item: CaseInfo, of info: TypeInfo) -> Callable {
        let scope = Scope(
            owner: info,
            selfType: .declared(info.number),
            isStatic: true,
            generics: [:],
            context: 0
        )
        let number = info.number
        return Callable(
            name: item.name,
            parameters: item.parameters.map {
                CallParameter(
                    label: $0.label?.text,
                    type: type($0.type, scope),
                    hasDefault: $0.defaultValue != nil
                )
            },
            result: .declared(number),
            isProperty: item.parameters.isEmpty
        ) { _, values in
            .enumeration(
                .init(
                    type: number,
                    number: item.number,
                    name: item.name,
                    values: values,
                    rawValue: item.rawValue
                )
            )
        }
    }

    /// A function of the source as something to call.
    ///
    /// Overrides of subclasses run in its place if it is dynamic, as it is unless `super` calls it.
    func callable(_ info: FunctionInfo, isDynamic: Bool = true) -> Callable {
        resolveSignature(info)
        let open = openSignature(of: info)
        let number = info.number
        let hasReceiver = info.selfType != nil && !info.isStatic && !info.isInitializer
        let key = isDynamic && hasReceiver && canBeOverridden(info) ? info.dispatchKey : nil
        let property = info.isProperty ? info.name : nil
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
                    isInout: isInout(parameter.type)
                )
            },
            result: open?.result ?? info.result ?? .void,
            isProperty: info.isProperty,
            hasReceiver: hasReceiver,
            isMutating: info.isMutating
        ) { frame, values throws(Failure) in
            let program = frame.execution.program
            guard let key else { return try program.call(number, frame.execution, &values) }
            if let property, let type = values.first?.sourceType, program.types[type].dispatch[key] == nil,
                let read = program.types[type].stored[property]
            {
                return try read(frame, values[0])
            }
            return try program.callDynamically(key, orElse: number, frame.execution, &values)
        }
        callable.open = open
        callable.generic = open == nil ? nil : info
        return callable
    }

    func functionType(_ info: FunctionInfo) -> StyleType {
        resolveSignature(info)
        return .function(.init(info.parameterTypes.map { .init($0) }, info.result ?? .void))
    }

    /// A computed property.
    func callProperty(_ info: FunctionInfo, _ scope: Scope, _ receiver: Typed?) -> Typed {
        if let (local, level) = scope.find(info.name), local.function === info {
            resolveSignature(info)
            let slot = local.slot
            return Typed(info.result ?? .void) { frame throws(Failure) in
                guard case .function(let function) = frame.outer(level)[slot] else { return .absent }
                var values: [Value] = []
                return try function.call(&values)
            }
        }
        return read(callable(info), receiver)
    }

    /// Reads a property.
    func read(_ callable: Callable, _ receiver: Typed?) -> Typed {
        let call = callable.call
        let result = callable.result.substituting(callable.variables)
        guard callable.hasReceiver, let receiver else {
            return Typed(result) { frame throws(Failure) in
                var values: [Value] = []
                return try call(frame, &values)
            }
        }
        let code = receiver.code
        return Typed(result) { frame throws(Failure) in
            var values = [try code(frame)]
            return try call(frame, &values)
        }
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
        let call = callable.call
        let code = callable.hasReceiver ? receiver?.code : nil
        return Typed(type) { frame throws(Failure) in
            let receiver = try code?(frame)
            return .function(
                .init(frame.execution) { values throws(Failure) in
                    guard let receiver else { return try call(frame, &values) }
                    var all = [receiver] + values
                    defer { values = Array(all.dropFirst()) }
                    return try call(frame, &all)
                }
            )
        }
    }
}
