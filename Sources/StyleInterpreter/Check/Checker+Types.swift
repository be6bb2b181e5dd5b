import StyleSyntax

extension Checker {
    /// The type that a source writes.
    func type(_ id: TypeID, _ scope: Scope) -> StyleType {
        let reference = program[id]
        // Aliases of aliases can make a type exponentially larger than the source.
        guard countWork(at: reference.place) else { return .unknown }
        switch reference.kind {
        case .name(let name, let arguments): return namedType(name, arguments, scope)
        case .member(let base, let name, let arguments): return memberType(base, name, arguments, scope)
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return .optional(type(wrapped, scope))
        case .array(let element): return .array(type(element, scope))
        case .dictionary(let key, let value): return .dictionary(type(key, scope), type(value, scope))
        case .tuple(let elements):
            return .tuple(elements.map { .init($0.label?.text, type($0.type, scope)) })
        case .function(let function):
            return .function(
                .init(
                    function.parameters.map { .init(type($0.type, scope), isInout: isInout($0.type)) },
                    type(function.result, scope)
                )
            )
        case .some(let inner), .any(let inner): return constraint(inner, scope)
        case .composition(let types): return types.first.map { constraint($0, scope) } ?? .unknown
        case .attributed(_, let attributes, let inner):
            let result = type(inner, scope)
            if case .function(let function) = result,
                attributes.contains(where: { index.typeName($0.type).hasSuffix("ViewBuilder") })
            {
                return .function(.init(function.parameters, function.result, isBuilder: true))
            }
            return result
        case .unsupported(let what):
            report(.unsupported(what), at: reference.place)
            return .unknown
        }
    }

    /// The type for which an alias stands; unknown if the alias leads back to itself.
    private func type(ofAlias name: String, _ alias: TypeID, _ scope: Scope) -> StyleType {
        guard openAliases.insert(alias).inserted else {
            report(.circularAlias(name), at: program[alias].place)
            return .unknown
        }
        defer { openAliases.remove(alias) }
        return type(alias, scope)
    }

    func isInout(_ id: TypeID) -> Bool {
        if case .attributed(let specifiers, _, _) = program[id].kind {
            specifiers.contains { $0.text == "inout" }
        } else {
            false
        }
    }

    /// The protocol of a constraint, such as `View` or `Gesture<Value>`.
    func constraint(_ id: TypeID, _ scope: Scope) -> StyleType {
        switch program[id].kind {
        case .name(let name, let arguments):
            if name.text == "Any" { return .anything }
            if name.text == "StringProtocol" { return .string }
            if name.text == "BinaryFloatingPoint" || name.text == "FloatingPoint" { return .double }
            if bridge.protocols[name.text] != nil {
                return .any(name.text, arguments.map { type($0, scope) })
            }
            if index.type(named: name.text, from: name.place) != nil || bridge.typeNames[name.text] != nil {
                return type(id, scope)
            }
            return .anything
        case .member(_, let name, _):
            return bridge.protocols[name.text] != nil ? .any(name.text) : .anything
        case .composition(let types): return types.first.map { constraint($0, scope) } ?? .anything
        case .attributed(_, _, let inner): return constraint(inner, scope)
        case .optional(let inner): return .optional(constraint(inner, scope))
        default: return .anything
        }
    }

    /// The constraint of a generic parameter that a `where` clause constrains again: the one that says more.
    func narrowed(_ known: StyleType?, by constraint: StyleType) -> StyleType {
        guard case .any(let name, _)? = known, !name.isEmpty else { return constraint }
        guard case .any(let other, _) = constraint else { return constraint }
        return bridge.refines(other, name) ? constraint : known ?? constraint
    }

    private func namedType(_ name: Name, _ arguments: [TypeID], _ scope: Scope) -> StyleType {
        if let type = lexicalType(name, scope) {
            noteOutside(type, at: name.place)
            return arguments.isEmpty ? type : applied(type, to: arguments.map { self.type($0, scope) })
        }
        switch name.text {
        case "Self": if let type = scope.root.selfType { return type }
        case "Optional": if let first = arguments.first { return .optional(type(first, scope)) }
        case "Array": if let first = arguments.first { return .array(type(first, scope)) }
        case "Binding": if let first = arguments.first { return .binding(type(first, scope)) }
        case "State": if let first = arguments.first { return .binding(type(first, scope)) }
        case "GestureState": if let first = arguments.first { return .gestureState(type(first, scope)) }
        case "Range", "ClosedRange":
            let bound = arguments.first.map { type($0, scope) } ?? .int
            return .range(of: bound, isClosed: name.text == "ClosedRange")
        case "Set": if let first = arguments.first { return .array(type(first, scope)) }
        case "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath":
            guard arguments.count == 2 else { break }
            let function = StyleType.Function([.init(type(arguments[0], scope))], type(arguments[1], scope))
            return .function(function)
        case "Dictionary":
            guard arguments.count == 2 else { break }
            return .dictionary(type(arguments[0], scope), type(arguments[1], scope))
        case "AnimatablePair":
            guard arguments.count == 2 else { break }
            return .tuple([
                .init("first", type(arguments[0], scope)), .init("second", type(arguments[1], scope)),
            ])
        case "_": return .unknown
        default: break
        }
        if let type = bridge.typeNames[name.text] { return type }
        if bridge.protocols[name.text] != nil { return .any(name.text, arguments.map { type($0, scope) }) }
        if !replacesExternalNames {
            report(
                .unknownType(name.text),
                at: name.place,
                suggestion: suggestion(
                    for: name.text,
                    among: Array(bridge.typeNames.keys) + index.types.map(\.name)
                )
            )
        }
        return .unknown
    }

    /// A type that a name means where it stands: a generic parameter, a nested type, one of the file.
    func lexicalType(_ identifier: Name, _ scope: Scope) -> StyleType? {
        let name = identifier.text
        if let generic = scope.root.generics[name] ?? scope.generics[name] { return generic }
        var owner = scope.root.owner
        while let info = owner {
            if info.name == name { return selfType(of: info) }
            if let nested = info.nested[name] { return selfType(of: nested) }
            if let alias = info.aliases[name] { return type(ofAlias: name, alias, scope) }
            if let generic = info.generics[name] { return generic }
            if let associated = associatedType(name, of: info) { return associated }
            if let extended = info.extended, let type = typeOfExtension(name, of: [extended], scope) {
                return type
            }
            owner = info.outer
        }
        if scope.root.owner == nil, let extended = scope.root.selfType,
            let type = typeOfExtension(name, of: owners(of: extended), scope)
        {
            return type
        }
        if case .any(let extended, _)? = scope.root.selfType ?? scope.selfType,
            let configuration = configurationType(name, of: [extended])
        {
            return configuration
        }
        if case .engine(let extended)? = scope.root.selfType ?? scope.selfType,
            Self.genericViews.contains(name), bridge.conforms(extended, to: "View"), extended != name
        {
            return .view
        }
        if let info = index.type(named: name, from: identifier.place) { return .declared(info.number) }
        if let alias = index.alias(named: name, from: identifier.place) {
            return type(ofAlias: name, alias, scope)
        }
        return resourceType(name)
    }

    /// A type that an extension of one of some types or protocols declares.
    private func typeOfExtension(_ name: String, of extended: [String], _ scope: Scope) -> StyleType? {
        for owner in extended {
            guard let table = index.extensions[owner] else { continue }
            if let info = table.types[name] { return .declared(info.number) }
            if let alias = table.aliases[name] { return type(ofAlias: name, alias, scope) }
        }
        return nil
    }

    /// The type of a name that is declared inside of a type, or in an extension of it.
    func nestedType(_ name: String, of type: StyleType, _ scope: Scope) -> StyleType? {
        if case .declared(let number) = type {
            let info = index.types[number]
            if let nested = info.nested[name] { return selfType(of: nested) }
            if let alias = info.aliases[name] { return self.type(ofAlias: name, alias, scope) }
        }
        if case .engine(let engine) = type, let inner = bridge.typeNames["\(engine).\(name)"] { return inner }
        return typeOfExtension(name, of: owners(of: type), scope)
    }

    /// The generic parameters of views of the engine, which mean views in their extensions.
    private static let genericViews: Set<String> = ["Label", "Content", "Destination", "Title", "Icon"]

    /// A type that a protocol of the engine gives to the types that conform to it.
    private func associatedType(_ name: String, of info: TypeInfo) -> StyleType? {
        switch name {
        case "Configuration": return configurationType(name, of: info.protocols)
        case "Content":
            let modifiers = ["ViewModifier", "AnimatableModifier", "Transition", "PreviewModifier"]
            if modifiers.contains(where: info.protocols.contains) { return .engine("ViewModifier.Content") }
        case "Context":
            guard info.protocols.contains("PreviewModifier") else { break }
            guard let function = info.members.staticFunctions["makeSharedContext"]?.first else {
                return .void
            }
            resolveSignature(function)
            return function.result
        case "Subviews", "Cache":
            if info.protocols.contains("Layout") { return layoutType(name, of: info) }
        case "Value":
            let keys = ["EnvironmentKey", "PreferenceKey", "LayoutValueKey"]
            if keys.contains(where: info.protocols.contains) {
                return staticValue("defaultValue", of: info, info.place)?.type
            }
        default: break
        }
        return nil
    }

    /// The configuration of a style that conforms to one of some protocols.
    private func configurationType(_ name: String, of protocols: [String]) -> StyleType? {
        guard name == "Configuration" else { return nil }
        return Self.styleProtocols.first(where: protocols.contains).map { .engine("\($0)Configuration") }
    }

    private func memberType(
        _ base: TypeID,
        _ name: Name,
        _ arguments: [TypeID],
        _ scope: Scope
    ) -> StyleType {
        let type = memberType(base, name, scope)
        return arguments.isEmpty ? type : applied(type, to: arguments.map { self.type($0, scope) })
    }

    private func memberType(_ base: TypeID, _ name: Name, _ scope: Scope) -> StyleType {
        let baseName = index.typeName(base)
        if name.text == "Configuration" {
            if baseName.hasSuffix("PrimitiveButtonStyle") {
                return .engine("PrimitiveButtonStyleConfiguration")
            }
            if baseName.hasSuffix("ButtonStyle"), index.type(named: baseName, from: name.place) == nil {
                return .engine("ButtonStyleConfiguration")
            }
            if Self.styleProtocols.contains(baseName), index.type(named: baseName, from: name.place) == nil {
                return .engine("\(baseName)Configuration")
            }
        }
        if case .name(let module, _) = program[base].kind, index.isModule(module),
            let type = lexicalType(name, scope)
        {
            return type
        }
        if baseName == "SwiftUI" || baseName == "Swift" || baseName == "UIKit" {
            if let type = bridge.typeNames[name.text] { return type }
            if bridge.protocols[name.text] != nil { return .any(name.text) }
        }
        if name.text == "Type" { return .metatype(type(base, scope)) }
        if let type = bridge.typeNames["\(baseName).\(name.text)"] { return type }
        if let type = typeOfExtension(name.text, of: [baseName], scope) { return type }
        let outer = type(base, scope)
        if let nested = nestedType(name.text, of: outer, scope) { return nested }
        switch outer {
        case .declared(let number):
            if let associated = associatedType(name.text, of: index.types[number]) { return associated }
        case .unknown: return .unknown
        default:
            if let element = elementTypes(of: outer)[name.text] { return element }
        }
        if !replacesExternalNames {
            report(.noMemberType(name.text, of: baseName), at: name.place)
        }
        return .unknown
    }

    /// The type that an expression such as `[Int]` or `[(name: String, size: Int)]` means; nil if it is a value.
    func typeExpression(_ id: ExpressionID, _ scope: Scope) -> StyleType? {
        switch program[id].kind {
        case .type(let type): return self.type(type, scope)
        case .array(let elements):
            guard elements.count == 1 else { return nil }
            return typeExpression(elements[0], scope).map(StyleType.array)
        case .dictionary(let elements):
            guard elements.count == 1, let key = typeExpression(elements[0].key, scope) else { return nil }
            return typeExpression(elements[0].value, scope).map { .dictionary(key, $0) }
        case .tuple(let elements):
            let types = elements.compactMap { typeExpression($0.value, scope) }
            guard types.count == elements.count, !types.isEmpty else { return nil }
            return .tuple(zip(elements, types).map { .init($0.label?.text, $1) })
        case .identifier(let name, _):
            guard name.text.first?.isUppercase == true, scope.find(name.text) == nil else { return nil }
            return lexicalType(name, scope) ?? bridge.typeNames[name.text]
                ?? (replacesExternalNames ? .unknown : nil)
        case .specialization(let base, let arguments):
            return typeExpression(base, scope).map { applied($0, to: arguments.map { self.type($0, scope) }) }
        case .optionalChain(let base): return typeExpression(base, scope)
        case .unwrappedLink(let base): return typeExpression(base, scope).map(StyleType.optional)
        default: return nil
        }
    }

    // MARK: Signatures

    /// Finds the types of the parameters and of the result of a function.
    func resolveSignature(_ info: FunctionInfo) {
        guard !info.isResolved else { return }
        info.isResolved = true
        info.messages.add(attempt { self.resolveParameters(of: info) })
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
            generics[parameter.name.text] = parameter.inherited.map { constraint($0, scope) } ?? .anything
        }
        for requirement in info.genericClause.requirements where requirement.relation == .conforms {
            let name = index.typeName(requirement.left)
            generics[name] = narrowed(generics[name], by: constraint(requirement.right, scope))
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
        return Dictionary(known.map { ($0.parameter, type($0.type, scope)) }) { $1 }
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
            var result = type(parameter.type, scope)
            if case .function(let function) = result,
                parameter.attributes.contains(where: { index.typeName($0.type).hasSuffix("ViewBuilder") })
            {
                result = .function(.init(function.parameters, function.result, isBuilder: true))
            }
            return parameter.isVariadic ? .array(result) : result
        }
        let result = info.resultID.map { type($0, scope) } ?? (info.isInitializer ? info.selfType : nil)
        return (parameterTypes, result ?? .void)
    }

    /// The type of a stored property.
    func fieldType(_ field: FieldInfo, of info: TypeInfo) -> StyleType {
        if let type = field.type { return type }
        // A property that depends on itself has no type.
        field.type = .unknown
        let result = attempt { self.resolveType(of: field, info) }
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
            context: info.generic == nil ? 0 : fieldContext(of: info)
        )
        var result: StyleType = .unknown
        if let id = field.typeID {
            result = type(id, scope)
            if field.isBuilder, case .function(let function) = result {
                result = .function(.init(function.parameters, function.result, isBuilder: true))
            }
        } else if let value = field.value {
            let valueScope = field.isLazy ? lazyScope(of: info) : scope
            result = attempt { resolve(value, nil, valueScope).type }.value
            // It scales numbers with a fraction only.
            if field.wrapper == .scaledMetric, result == .int { result = .double }
        } else if field.wrapper == .environment, let own = declaredEnvironmentValue(of: field) {
            result = own.type
        } else if field.wrapper == .environment, let entry = environmentEntry(of: field, report: false) {
            result = entry.result
        } else if field.wrapper == .namespace {
            result = .engine("Namespace.ID")
        } else if field.wrapper == .focusState {
            result = .bool
        }
        return result
    }

    /// The entry of the environment value that a property reads.
    func environmentEntry(of field: FieldInfo, report isReported: Bool) -> Entry? {
        guard case .arguments(let arguments)? = field.attribute?.content, let first = arguments.first,
            case .keyPath(_, let components) = program[first.value].kind,
            case .property(let name)? = components.first
        else {
            if isReported { report(.environmentKeyPath, at: field.place) }
            return nil
        }
        if let entry = bridge.environment[name.text] { return entry }
        if isReported {
            report(
                .noMember(of: "EnvironmentValues", name.text),
                at: name.place,
                suggestion: suggestion(for: name.text, among: bridge.environment.keys)
            )
        }
        return nil
    }

    /// The value of a constant of the file or of a static property.
    func value(of global: GlobalInfo) -> Typed {
        if let known = globalValues[global.number] { return known }
        guard !global.isPending else { return fail(.circularReference, at: global.place) }
        global.isPending = true
        defer { global.isPending = false }
        let result = attempt { self.resolveValue(of: global) }
        global.messages.add(result)
        globalValues[global.number] = result.value
        return result.value
    }

    private func resolveValue(of global: GlobalInfo) -> Typed {
        let scope = Scope(
            owner: global.owner,
            selfType: global.selfType,
            isStatic: true,
            generics: [:],
            context: makeContext()
        )
        let declared = global.typeID.map { type($0, scope) }
        guard let value = global.value else {
            return fail(.noInitialValue(of: global.name), at: global.place)
        }
        let initial = declared.map { check(value, $0, scope) } ?? resolve(value, nil, scope)
        var typed = Typed(
            declared ?? initial.type,
            external: initial.external,
            GlobalValue(global: global, initial: initial)
        )
        typed.isImplicitlyUnwrapped = isImplicitlyUnwrapped(global.typeID)
        return typed
    }
}
