import StyleBridge
import StyleRuntime
import StyleSyntax

/// The types of functions, stored properties and constants.
struct Signatures: CheckPart {
    let checker: Checker

    /// Finds the types of the parameters and of the result of a function.
    func resolveSignature(_ info: FunctionInfo) {
        guard !info.isResolved else { return }
        info.isResolved = true
        info.messages.add(checker.attempt { self.resolveParameters(of: info) })
    }

    private func resolveParameters(of info: FunctionInfo) {
        let scope = Scope(
            owner: info.owner,
            selfType: info.selfType,
            isStatic: info.isStatic,
            generics: info.generics,
            context: 0
        )
        var generics = info.outerScope?.root.generics ?? [:]
        for (name, type) in knownParameters(of: info) { generics[name] = type }
        for parameter in info.genericClause.parameters {
            generics[parameter.name.text] =
                parameter.inherited.map { typeNames.constraint($0, in: scope) } ?? .anything
        }
        for requirement in info.genericClause.requirements where requirement.relation == .conforms {
            let name = program.typeName(requirement.left)
            generics[name] = typeNames.narrowed(
                generics[name],
                by: typeNames.constraint(requirement.right, in: scope)
            )
        }
        generics.merge(info.bindings) { $1 }
        info.generics = generics
        let (parameterTypes, result) = signature(of: info, generics)
        info.parameterTypes = parameterTypes
        info.result = result
    }

    /// The generic parameters of the type of a function that have one type in its extension.
    func knownParameters(of info: FunctionInfo) -> [String: StyleType] {
        guard let owner = info.owner, !info.sameTypes.isEmpty else { return [:] }
        let scope = Scope(owner: owner, selfType: info.selfType, isStatic: true, generics: [:], context: 0)
        let known = info.sameTypes.filter { owner.generics[$0.parameter] != nil }
        return Dictionary(known.map { ($0.parameter, typeNames.type($0.type, in: scope)) }) { $1 }
    }

    /// The types of the parameters and of the result of a function, for types of its generic parameters.
    func signature(of info: FunctionInfo, _ generics: [String: StyleType]) -> ([StyleType], StyleType) {
        let scope = Scope(
            owner: info.owner,
            selfType: info.selfType,
            isStatic: info.isStatic,
            generics: generics,
            context: 0
        )
        let parameterTypes = info.parameters.map { parameter in
            var result = typeNames.type(parameter.type, in: scope)
            if case .function(let function) = result.kind, !parameter.attributes.isEmpty {
                let isBuilder = parameter.attributes.contains {
                    program.typeName($0.type).hasSuffix("ViewBuilder")
                }
                result = .function(
                    .init(
                        function.parameters,
                        function.result,
                        isBuilder: isBuilder || function.isBuilder,
                        resultBuilder: isBuilder
                            ? nil : resultBuilders.resultBuilder(of: parameter.attributes, in: scope)
                    )
                )
            }
            return parameter.isVariadic ? .array(result) : result
        }
        let result =
            info.resultID.map { typeNames.type($0, in: scope) } ?? (info.isInitializer ? info.selfType : nil)
        return (parameterTypes, result ?? .void)
    }

    /// The type of a stored property.
    func fieldType(_ field: FieldInfo, of info: TypeInfo) -> StyleType {
        if let type = field.type { return type }
        // A property that depends on itself has no type.
        field.type = .unknown
        let result = checker.attempt { self.resolveType(of: field, info) }
        info.messages.add(result)
        field.type = result.value
        return result.value
    }

    private func resolveType(of field: FieldInfo, _ info: TypeInfo) -> StyleType {
        let scope = Scope(
            owner: info,
            selfType: .declared(info.number),
            isStatic: true,
            generics: [:],
            // Instances of a generic type have initial values of different types.
            context: info.generic == nil ? 0 : records.fieldContext(of: info)
        )
        var result: StyleType = .unknown
        if let wrapper = propertyWrappers.sourceWrapper(of: field, in: info) {
            result = wrapper.valueType
        } else if let id = field.typeID {
            result = typeNames.type(id, in: scope)
            if field.isBuilder, case .function(let function) = result.kind {
                result = .function(.init(function.parameters, function.result, isBuilder: true))
            }
        } else if let value = field.value {
            let valueScope = field.isLazy ? storedProperties.lazyScope(of: info) : scope
            result = checker.attempt { expressions.resolve(value, as: nil, in: valueScope).type }.value
            // It scales numbers with a fraction only.
            if field.wrapper == .scaledMetric, result == .int { result = .double }
        } else if field.wrapper == .environment,
            let own = sourceEnvironment.declaredEnvironmentValue(of: field)
        {
            result = own.type
        } else if field.wrapper == .environment,
            let entry = sourceEnvironment.environmentEntry(of: field, report: false)
        {
            result = entry.result
        } else if field.wrapper == .namespace {
            result = .engine(.namespaceID)
        } else if field.wrapper == .focusState {
            result = .bool
        }
        return result
    }

    /// The value of a constant of the file or of a static property.
    func value(of global: GlobalInfo) -> Typed {
        if let known = checker.globalValues[global.number] { return known }
        guard !global.isPending else { return checker.fail(.circularReference, at: global.place) }
        global.isPending = true
        defer { global.isPending = false }
        let result = checker.attempt { self.resolveValue(of: global) }
        global.messages.add(result)
        checker.globalValues[global.number] = result.value
        return result.value
    }

    private func resolveValue(of global: GlobalInfo) -> Typed {
        let scope = Scope(
            owner: global.owner,
            selfType: global.selfType,
            isStatic: true,
            generics: [:],
            context: checker.makeContext()
        )
        let declared = global.typeID.map { typeNames.type($0, in: scope) }
        guard let value = global.value else {
            return checker.fail(.noInitialValue(of: global.name), at: global.place)
        }
        let initial =
            declared.map {
                replacements.checkInitialValue(value, as: $0, of: global.name, at: global.place, in: scope)
            }
            ?? expressions.resolve(value, as: nil, in: scope)
        var typed = Typed(
            declared ?? initial.type,
            external: initial.external,
            GlobalValue(global: global, initial: initial)
        )
        typed.isImplicitlyUnwrapped = isImplicitlyUnwrapped(global.typeID)
        return typed
    }
}
