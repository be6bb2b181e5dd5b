import StyleRuntime
import StyleSyntax

/// An instance of a generic type.
struct TypeInstanceKey: Hashable {
    let type: Int
    let arguments: [StyleType]
}

// Generic types: an instance of each has its own members for each combination of types with which it is used.
extension Generics {
    /// The number of instances of all generic types.
    private static let instanceLimit = 500
    /// Behind the variables of generic functions.
    private static let firstTypeVariable = 200

    /// The type that a type with arguments means: an instance, or the type itself if no argument says more than its
    /// constraint does.
    func applied(_ type: StyleType, to arguments: [StyleType]) -> StyleType {
        guard let number = type.declaredNumber else { return type }
        let info = checker.index.types[number].generic ?? checker.index.types[number]
        let constraints = parameters(of: info).map(\.constraint)
        guard constraints.count == arguments.count, constraints.contains(where: isOpen) else {
            return .declared(info.number)
        }
        let known = zip(constraints, arguments).map { constraint, argument in
            isOpen(constraint) && !argument.isUnknown ? argument : constraint
        }
        if known == constraints { return .declared(info.number) }
        if known.contains(where: \.hasVariable) { return .applied(info.number, known) }
        return .declared(instance(of: info, known).number)
    }

    /// A type after a call has settled its variables.
    func concrete(_ type: StyleType) -> StyleType {
        switch type.kind {
        case .applied(let number, let arguments): applied(.declared(number), to: arguments.map(concrete))
        case .any(let constraint, let arguments): .any(constraint, arguments.map(concrete))
        case .optional(let wrapped): .optional(concrete(wrapped))
        case .array(let element): .array(concrete(element))
        case .dictionary(let key, let value): .dictionary(concrete(key), concrete(value))
        case .tuple(let elements): .tuple(elements.map { .init($0.label, concrete($0.type)) })
        case .function(let function):
            .function(
                .init(
                    function.parameters.map { .init(concrete($0.type), isInout: $0.isInout) },
                    concrete(function.result),
                    isBuilder: function.isBuilder,
                    resultBuilder: function.resultBuilder.map(concrete)
                )
            )
        case .metatype(let type): .metatype(concrete(type))
        case .binding(let value): .binding(concrete(value))
        case .gestureState(let value): .gestureState(concrete(value))
        case .engine, .declared, .range, .closedRange, .keyPath, .variable, .unknown: type
        }
    }

    /// The type that an expression such as `Box<Int>` means; nil if it is no type of the source.
    func specializedType(_ id: ExpressionID, in scope: Scope) -> StyleType? {
        guard case .specialization = program[id].kind, let type = typeNames.typeExpression(id, in: scope),
            case .declared = type.kind
        else { return nil }
        return type
    }

    /// The meaning of a type inside of its own declaration.
    func selfType(of info: TypeInfo) -> StyleType {
        guard let generic = info.generic, info.arguments.contains(where: \.hasVariable) else {
            return .declared(info.number)
        }
        return .applied(generic.number, info.arguments)
    }

    /// Whether two types are one generic type with arguments that can be the same: those of a type by itself are not known.
    func areInstances(_ number: Int, of other: Int) -> Bool {
        let (first, second) = (checker.index.types[number], checker.index.types[other])
        guard (first.generic ?? first) === (second.generic ?? second) else { return false }
        if first.generic == nil || second.generic == nil { return true }
        return zip(first.arguments, second.arguments).allSatisfy {
            conversions.fits($0, as: $1) || conversions.isErased($0) || conversions.isErased($1)
        }
    }

    /// The generic parameters of a type, or of the type around it: their names with their constraints.
    private func parameters(of info: TypeInfo) -> [(name: String, constraint: StyleType)] {
        guard !info.isProtocol else { return [] }
        let own = info.declaration.generics.parameters
        guard !own.isEmpty else { return info.outer.map(parameters) ?? [] }
        return own.map { ($0.name.text, info.generics[$0.name.text] ?? .anything) }
    }

    private func instance(of info: TypeInfo, _ arguments: [StyleType]) -> TypeInfo {
        if info.declaration.generics.parameters.isEmpty, let outer = info.outer {
            let around = instance(of: outer, arguments)
            return around === outer ? info : around.nested[info.name] ?? info
        }
        let key = TypeInstanceKey(type: info.number, arguments: arguments)
        if let known = checker.typeInstances[key] { return known }
        let isWithinLimits =
            checker.typeInstances.count < Self.instanceLimit
            && !arguments.contains { $0.hasMoreParts(than: Checker.typeSizeLimit) }
        // A type whose arguments grow without end is one whose arguments are not known.
        guard isWithinLimits else { return info }
        let (firstType, firstFunction) = (checker.index.types.count, checker.index.allFunctions.count)
        let made = checker.index.addInstance(of: info, arguments: arguments)
        checker.typeInstances[key] = made
        checker.typesWithInstances.insert(info.number)
        _ = checker.countWork(checker.index.allFunctions.count - firstFunction, at: info.place)
        inheritance.resolve(typesInside: Array(checker.index.types[(firstType + 1)...]))
        inheritance.numberFields(of: made)
        return made
    }

    // MARK: Calls

    /// Functions that make values of a generic type, each also with variables in place of the arguments of the type.
    ///
    /// - Parameters:
    ///   - callables: the functions of the type.
    ///   - type: the type.
    ///   - member: finds the functions of an instance of the type, in the same order.
    /// - Returns: the functions of which a call settles the arguments before those of which they are not known.
    private func opened(
        _ callables: [Callable],
        of type: StyleType,
        member: @escaping (Checker, StyleType) -> [Callable]
    ) -> [Callable] {
        guard let number = type.declaredNumber, checker.index.types[number].generic == nil else {
            return callables
        }
        let info = checker.index.types[number]
        var variables: [OpenSignature.Variable] = []
        let arguments = parameters(of: info).map { name, constraint in
            guard isOpen(constraint) else { return constraint }
            let number = Self.firstTypeVariable + variables.count
            variables.append(.init(name: name, number: number, constraint: constraint))
            return StyleType.variable(number)
        }
        guard !variables.isEmpty else { return callables }
        let pattern = instance(of: info, arguments)
        guard pattern !== info else { return callables }
        let patterns = member(checker, .declared(pattern.number))
        guard patterns.count == callables.count else { return callables }
        let names = parameters(of: info).map(\.name)
        return patterns.enumerated().map { position, callable in
            var callable = callable
            let known = callable.knownParameters
            let arguments = zip(names, arguments).map { known[$0] ?? $1 }
            callable.result = callable.result.replacing(
                pattern.number,
                by: concrete(.applied(info.number, arguments))
            )
            callable.openType = OpenType(
                variables: variables.filter { known[$0.name] == nil },
                arguments: arguments,
                type: info.number
            ) { checker, type in
                let members = member(checker, type)
                return members.indices.contains(position) ? members[position] : nil
            }
            return callable
        } + callables
    }

    /// The initializers that a call of a type can mean.
    func calledInitializers(of type: StyleType) -> [Callable] {
        opened(records.initializers(of: type), of: type) { $0.records.initializers(of: $1) }
    }

    /// The functions that a call of an operator of the source can mean.
    func calledOperator(_ info: FunctionInfo) -> [Callable] {
        guard let owner = info.owner else { return [callables.callable(info)] }
        return opened([callables.callable(info)], of: .declared(owner.number)) { checker, type in
            guard let number = type.declaredNumber else { return [] }
            let functions = checker.index.types[number].members.staticFunctions[info.name] ?? []
            return functions.filter { $0.place == info.place }.map { checker.callables.callable($0) }
        }
    }

    /// The static functions and cases that a call on a type can mean.
    func calledStatics(_ name: String, of type: StyleType) -> [[Callable]] {
        memberLookup.statics(name, of: type).enumerated().map { tier, callables in
            self.opened(callables, of: type) { checker, type in
                let tiers = checker.memberLookup.statics(name, of: type)
                return tiers.indices.contains(tier) ? tiers[tier] : []
            }
        }
    }
}

/// A generic type whose arguments a call of one of its functions settles.
struct OpenType {
    let variables: [OpenSignature.Variable]
    /// The arguments of the type, of which some are variables.
    let arguments: [StyleType]
    /// The number of the type.
    let type: Int
    /// Finds the function of an instance.
    let member: (Checker, StyleType) -> Callable?
}

extension StyleType {
    /// The type with another one in place of a type of the source; only where a function returns it.
    fileprivate func replacing(_ number: Int, by type: StyleType) -> StyleType {
        switch kind {
        case .declared(number): type
        case .optional(let wrapped): .optional(wrapped.replacing(number, by: type))
        default: self
        }
    }
}
