import StyleRuntime
import StyleSyntax

/// The signature of a generic function with variables in place of the types that a call settles.
struct OpenSignature {
    struct Variable {
        let name: String
        let number: Int
        let constraint: StyleType
    }

    let variables: [Variable]
    let parameterTypes: [StyleType]
    let result: StyleType
}

/// An instance of a generic function.
struct InstanceKey: Hashable {
    let function: Int
    let selfType: StyleType?
    let bindings: [String: StyleType]
}

/// Generic functions and types, which are checked once for each combination of types with which they are used.
struct Generics: CheckPart {
    let checker: Checker

    private static let firstVariable = 100

    /// Protocols of which a call tells more than their members: the type that conforms.
    static let openProtocols: Set<EngineProtocol> = [
        .unconstrained, .equatable, .hashable, .comparable, .numeric, .signedNumeric, .binaryInteger,
        .floatingPoint,
        .binaryFloatingPoint, .strideable, .identifiable, .caseIterable, .rawRepresentable,
        .customStringConvertible, .vectorArithmetic, .sendable, .sequence, .collection,
        .bidirectionalCollection, .randomAccessCollection, .mutableCollection,
    ]

    /// The types whose extensions are checked for each type of a receiver.
    private static let openTypes: Set<String> = ["Array", "Optional", "Binding", "Dictionary", "Set"]

    /// Whether a call tells more about a generic parameter than its constraint does.
    func isOpen(_ constraint: StyleType) -> Bool {
        switch constraint.kind {
        case .any(let constraint, _): Self.openProtocols.contains(constraint)
        case .declared(let number): checker.index.types[number].isProtocol
        default: false
        }
    }

    /// The signature of a function whose types a call settles; nil for other functions.
    func openSignature(of info: FunctionInfo) -> OpenSignature? {
        guard !info.genericClause.parameters.isEmpty, info.outerScope == nil else { return nil }
        signatures.resolveSignature(info)
        var generics = info.generics
        var variables: [OpenSignature.Variable] = []
        for parameter in info.genericClause.parameters {
            let name = parameter.name.text
            guard info.bindings[name] == nil, let constraint = generics[name], isOpen(constraint) else {
                continue
            }
            let number = Self.firstVariable + variables.count
            variables.append(.init(name: name, number: number, constraint: constraint))
            generics[name] = .variable(number)
        }
        guard !variables.isEmpty else { return nil }
        let (parameters, result) = signatures.signature(of: info, generics)
        return OpenSignature(variables: variables, parameterTypes: parameters, result: result)
    }

    /// The call of a generic function, or of a function of a generic type, for the types that the arguments have settled;
    /// nil for other functions.
    func specialized(
        _ callable: Callable,
        binding types: inout [Int: StyleType],
        at place: SourcePlace
    ) -> CallTarget? {
        if let open = callable.openType {
            guard settle(open.variables, binding: &types, at: place) != nil else { return nil }
            let type = applied(
                .declared(open.type),
                to: open.arguments.map { concrete($0.substituting(types)) }
            )
            guard let member = open.member(checker, type) else { return nil }
            return specialized(member, binding: &types, at: place) ?? member.target
        }
        guard let open = callable.open, let generic = callable.generic,
            let settled = settle(open.variables, binding: &types, at: place)
        else { return nil }
        // Another function may run in its place, which is found by its key and checked for the constraints.
        if inheritance.canBeOverridden(generic) { return callable.target }
        let bindings = generic.bindings.merging(settled) { $1 }
        return callables.callable(instance(of: generic, selfType: generic.selfType, bindings)).target
    }

    /// The types of generic parameters by their names, which are constraints where no argument says more; nil after a
    /// message about a type that does not conform.
    private func settle(
        _ variables: [OpenSignature.Variable],
        binding types: inout [Int: StyleType],
        at place: SourcePlace
    ) -> [String: StyleType]? {
        var bindings: [String: StyleType] = [:]
        for variable in variables {
            let type = types[variable.number] ?? .unknown
            let isSettled = !type.isUnknown && !type.hasVariable
            if isSettled, !conversions.fits(type, as: variable.constraint) {
                checker.report(
                    .noConformance(of: checker.name(of: type), to: protocolName(of: variable.constraint)),
                    at: place
                )
                return nil
            }
            let bound = isSettled ? type : variable.constraint
            bindings[variable.name] = bound
            types[variable.number] = bound
        }
        return bindings
    }

    private func protocolName(of constraint: StyleType) -> String {
        if case .any(let known, _) = constraint.kind { known.name } else { checker.name(of: constraint) }
    }

    /// A generic function, or one that makes a binding or an array, whose result is of the expected type, and the function
    /// as it is.
    func settling(_ callable: Callable, as expected: StyleType?) -> [Callable] {
        guard
            callable.open != nil || callable.openType != nil || callable.result.isBindingOfVariable
                || callable.makesArrayOfVariable,
            let expected, !expected.isUnknown, !expected.hasVariable
        else { return [callable] }
        if case .any = expected.kind { return [callable] }
        var settled = callable
        conversions.unify(
            callable.result,
            with: callable.result.isOptional ? expected : expected.unwrapped,
            binding: &settled.variables
        )
        return settled.variables == callable.variables ? [callable] : [settled, callable]
    }

    /// A function of an extension of a generic type or a protocol, for the type of a receiver.
    func bound(_ info: FunctionInfo, to type: StyleType) -> FunctionInfo {
        guard let extended = info.extended, !info.isStatic,
            Self.openTypes.contains(extended)
                || EngineProtocol(named: extended).map(Self.openProtocols.contains) ?? false
        else { return info }
        return instance(of: info, selfType: type, elementTypes(of: type))
    }

    /// The generic parameters of the types of the standard library.
    func elementTypes(of type: StyleType) -> [String: StyleType] {
        switch type.kind {
        case .array(let element): ["Element": element, "Index": .int]
        case .range, .closedRange: ["Element": .int, "Index": .int, "Bound": .int]
        case .optional(let wrapped): ["Wrapped": wrapped]
        case .binding(let value): ["Value": value]
        case .dictionary(let key, let value): ["Key": key, "Value": value]
        default: [:]
        }
    }

    /// A function for types in place of generic parameters or associated types.
    func instance(
        of info: FunctionInfo,
        selfType: StyleType?,
        _ bindings: [String: StyleType]
    ) -> FunctionInfo {
        let key = InstanceKey(function: info.number, selfType: selfType, bindings: bindings)
        if let known = checker.instances[key] { return known }
        let made = checker.index.addInstance(of: info, selfType: selfType, bindings)
        checker.instances[key] = made
        if let setter = info.setter {
            made.setter = checker.index.addInstance(of: setter, selfType: selfType, bindings)
        }
        return made
    }

    /// Whether a function is checked for the types of its calls only.
    func isGeneric(_ info: FunctionInfo) -> Bool {
        if info.generic != nil { return false }
        if let extended = info.extended, !info.isStatic {
            return Self.openTypes.contains(extended)
                || EngineProtocol(named: extended).map(Self.openProtocols.contains) ?? false
        }
        if let owner = info.owner, owner.isProtocol, !info.isRequirement,
            associatedTypes.hasAssociatedTypes(owner)
        {
            return true
        }
        return openSignature(of: info) != nil && !inheritance.canBeOverridden(info)
    }
}

extension StyleType {
    /// Whether it is a binding to a value whose type a call settles: `.constant([])` is one to what is expected.
    var isBindingOfVariable: Bool {
        if case .binding(let value) = kind { value.variableNumber != nil } else { false }
    }
}

extension Callable {
    /// Whether it makes an array whose elements are of a type that a call settles: `Array(repeating: .init(), count: 2)`.
    fileprivate var makesArrayOfVariable: Bool {
        guard !hasReceiver, case .array(let element) = result.kind else { return false }
        return element.variableNumber != nil
    }
}
