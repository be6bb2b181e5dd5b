import StyleRuntime
import StyleSyntax

/// A protocol of the source, and a type that conforms to it.
struct ConformanceKey: Hashable {
    let type: Int
    let ofProtocol: Int
}

/// The associated types of protocols of the source: the types that they mean in a type that conforms.
struct AssociatedTypes: CheckPart {
    let checker: Checker

    private static let firstAssociatedVariable = 300

    /// The functions of a type or a protocol as a type has them: those of extensions of a protocol with associated types
    /// with the types that these mean, and of its requirements only what nothing meets.
    func functions(_ all: [FunctionInfo], of owner: TypeInfo, in type: StyleType) -> [FunctionInfo] {
        guard let info = conformingType(type, to: owner), !associatedTypes(of: owner, in: info).isEmpty else {
            return all
        }
        let table = inheritance.dispatchTable(of: info)
        let implemented = Set(all.filter { !$0.isRequirement }.map(\.dispatchKey))
        return all.filter {
            !$0.isRequirement || table[$0.dispatchKey] == nil && !implemented.contains($0.dispatchKey)
        }
        .map { bound($0, of: owner, to: type) }
    }

    /// A function of an extension of a protocol, for a type that conforms to it; a function of another type, a requirement,
    /// and one of a protocol without associated types, as it is.
    func bound(_ info: FunctionInfo, of owner: TypeInfo, to type: StyleType) -> FunctionInfo {
        guard !info.isRequirement, let conforming = conformingType(type, to: owner) else { return info }
        let types = associatedTypes(of: owner, in: conforming)
        return types.isEmpty ? info : generics.instance(of: info, selfType: type, types)
    }

    /// The declaration of a type that conforms to an owner of functions; `nil` if that is no protocol, or the type is one.
    private func conformingType(_ type: StyleType, to owner: TypeInfo) -> TypeInfo? {
        guard owner.isProtocol, let number = type.declaredNumber, !checker.index.types[number].isProtocol
        else { return nil }
        return checker.index.types[number]
    }

    /// The type that a type of the source has for an associated type of its protocols; `nil` if none is known.
    func associatedTypeOfSource(_ name: String, of info: TypeInfo) -> StyleType? {
        guard !info.isProtocol else { return nil }
        let declaring = inheritance.sourceProtocols(of: info).filter { $0.generics[name] != nil }
        return declaring.lazy.compactMap { self.associatedTypes(of: $0, in: info)[name] }.first
    }

    /// The types that a type has for the associated types of a protocol, by their names.
    ///
    /// A type of this name comes first, then the type of what meets a requirement, then the default. Views and shapes are not
    /// told from one another, here as elsewhere.
    private func associatedTypes(of protocolInfo: TypeInfo, in info: TypeInfo) -> [String: StyleType] {
        let key = ConformanceKey(type: info.number, ofProtocol: protocolInfo.number)
        if let known = checker.knownAssociatedTypes[key] { return known }
        // A cycle: the type that is sought may be named by what meets a requirement.
        checker.knownAssociatedTypes[key] = [:]
        let declaring = [protocolInfo] + inheritance.sourceProtocols(of: protocolInfo)
        let constraints = Dictionary(declaring.flatMap(openAssociatedTypes)) { first, _ in first }
        guard !constraints.isEmpty else { return [:] }
        let result = checker.attempt { () -> [String: StyleType] in
            var types = self.declaredTypes(Array(constraints.keys), in: info)
            let missing = constraints.keys.filter { types[$0] == nil }.sorted()
            types.merge(self.impliedTypes(missing, of: declaring, in: info)) { first, _ in first }
            types.merge(self.defaultTypes(of: declaring)) { first, _ in first }
            return types.filter { name, type in
                constraints[name].map { conversions.fits(type, as: $0) } ?? false
            }
        }
        checker.knownAssociatedTypes[key] = result.value
        return result.value
    }

    /// Whether the functions of extensions of a protocol are checked for each type that conforms to it.
    func hasAssociatedTypes(_ protocolInfo: TypeInfo) -> Bool {
        ([protocolInfo] + inheritance.sourceProtocols(of: protocolInfo)).contains {
            !openAssociatedTypes(of: $0).isEmpty
        }
    }

    /// The associated types that a protocol declares and about which a type tells more than their constraints do.
    private func openAssociatedTypes(of info: TypeInfo) -> [(String, StyleType)] {
        associatedTypeDeclarations(of: info).compactMap { name, _ in
            guard let constraint = info.generics[name], generics.isOpen(constraint) else { return nil }
            return (name, constraint)
        }
    }

    private func associatedTypeDeclarations(of info: TypeInfo) -> [(name: String, default: TypeID?)] {
        info.declaration.members.compactMap { member in
            guard case .declaration(let id) = program[member].kind,
                case .associatedType(let name, _, let defaultType) = program[id].kind
            else { return nil }
            return (name.text, defaultType)
        }
    }

    /// The types of some names that a type, or one of its superclasses, declares or takes as parameters.
    private func declaredTypes(_ names: [String], in info: TypeInfo) -> [String: StyleType] {
        var types: [String: StyleType] = [:]
        for declaring in inheritance.lineage(of: info.number) {
            let scope = scopeOfTypes(in: declaring)
            for name in names where types[name] == nil {
                types[name] =
                    typeNames.nestedType(name, of: .declared(declaring.number), in: scope)
                    ?? declaring.generics[name]
            }
        }
        return types
    }

    /// The types of some names that follow from what meets the requirements of protocols.
    private func impliedTypes(
        _ names: [String],
        of protocols: [TypeInfo],
        in info: TypeInfo
    ) -> [String: StyleType] {
        guard !names.isEmpty else { return [:] }
        let numbers = Dictionary(
            uniqueKeysWithValues: names.enumerated().map { ($1, Self.firstAssociatedVariable + $0) }
        )
        var settled: [Int: StyleType] = [:]
        let requirements = protocols.flatMap { $0.members.functions.values.joined().filter(\.isRequirement) }
        for requirement in requirements.sorted(by: { $0.number < $1.number }) {
            signatures.resolveSignature(requirement)
            let variables = numbers.mapValues { StyleType.variable($0) }
            let generics = requirement.generics.merging(variables) { $1 }
            let (parameters, result) = signatures.signature(of: requirement, generics)
            guard let met = signature(meeting: requirement, in: info) else { continue }
            for (pattern, type) in zip(parameters + [result], met) where pattern.hasVariable {
                conversions.unify(pattern, with: type, binding: &settled)
            }
        }
        return numbers.compactMapValues { number in
            settled[number].flatMap { $0.isUnknown || $0.hasVariable ? nil : $0 }
        }
    }

    /// The types of the parameters and of the result of what meets a requirement in a type; `nil` if nothing of the type
    /// itself does.
    private func signature(meeting requirement: FunctionInfo, in info: TypeInfo) -> [StyleType]? {
        let type = StyleType.declared(info.number)
        if requirement.isProperty, let (field, declaring) = storedProperties.field(requirement.name, of: type)
        {
            return [signatures.fieldType(field, of: declaring)]
        }
        for declaring in inheritance.lineage(of: info.number) {
            let functions = declaring.members.functions[requirement.name] ?? []
            guard let function = functions.first(where: { $0.dispatchKey == requirement.dispatchKey }) else {
                continue
            }
            signatures.resolveSignature(function)
            return function.parameterTypes + [function.result ?? .void]
        }
        return nil
    }

    private func defaultTypes(of protocols: [TypeInfo]) -> [String: StyleType] {
        var types: [String: StyleType] = [:]
        for info in protocols {
            for (name, defaultType) in associatedTypeDeclarations(of: info) where types[name] == nil {
                types[name] = defaultType.map { typeNames.type($0, in: scopeOfTypes(in: info)) }
            }
        }
        return types
    }

    /// The scope of the types that a declaration names.
    private func scopeOfTypes(in info: TypeInfo) -> Scope {
        Scope(owner: info, selfType: .declared(info.number), isStatic: true, generics: [:], context: 0)
    }

    /// The associated types of a layout: its subviews, which are an array of them, and its cache, which is what its own
    /// `makeCache` returns.
    func layoutType(_ name: String, of info: TypeInfo) -> StyleType? {
        switch name {
        case "Subviews": return .layoutSubviews
        case "Cache":
            guard let function = info.members.functions["makeCache"]?.first else { return .void }
            signatures.resolveSignature(function)
            return function.result ?? .void
        default: return nil
        }
    }
}
