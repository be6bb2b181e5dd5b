import StyleBridge
import StyleRuntime
import StyleSyntax

/// A protocol to which an extension makes a type conform that the source does not declare.
struct OutsideConformance {
    let protocolName: String
    let place: SourcePlace

    /// The greatest number of protocols of one type.
    static let limit = 100
}

/// The types outside of the source that its extensions make conform to its protocols: `extension String: Named`.
///
/// They are types of the engine, arrays, dictionaries and optionals, and have the names by which their extensions are found.
struct OutsideConformances: CheckPart {
    let checker: Checker

    /// The names of the types that conform, with the classes that inherit from one; the checker keeps them.
    func findTypes() -> Set<String> {
        let extended = checker.index.outsideConformances
        guard !extended.isEmpty else { return [] }
        let names = EngineType.allCases.map(\.name) + Self.genericTypes.keys
        return Set(names.filter { !protocols(of: $0).isEmpty })
    }

    /// The names of the types that conform to a protocol.
    func types(conformingTo number: Int) -> Set<String> {
        checker.outsideTypes.filter { protocols(of: $0).contains { $0.number == number } }
    }

    /// The protocols of the source to which a type conforms, with those that they refine.
    func protocols(of type: StyleType) -> [TypeInfo] {
        guard !checker.index.outsideConformances.isEmpty else { return [] }
        return name(of: type).map(protocols) ?? []
    }

    private func name(of type: StyleType) -> String? {
        switch type.kind {
        case .engine(let engine): engine.name
        case .optional: "Optional"
        case .array: "Array"
        case .dictionary: "Dictionary"
        default: nil
        }
    }

    private func protocols(of name: String) -> [TypeInfo] {
        if let known = checker.outsideProtocols[name] { return known }
        var found: [TypeInfo] = []
        var numbers: Set<Int> = []
        for item in bridge.memberOwners(of: name).flatMap({ checker.index.outsideConformances[$0] ?? [] }) {
            guard let info = checker.index.find(item.protocolName, from: item.place), info.isProtocol else {
                continue
            }
            found += ([info] + inheritance.sourceProtocols(of: info)).filter {
                numbers.insert($0.number).inserted
            }
        }
        checker.outsideProtocols[name] = found
        return found
    }

    /// Notes that a value of a type is used as one of a protocol: only such types have functions that run dynamically.
    func noteUse(of type: StyleType) {
        if let name = name(of: type) { noteUse(of: name) }
    }

    func noteUse(of name: String) {
        checker.usedOutsideTypes.insert(name)
    }

    // MARK: Requirements

    /// The numbers of the functions that run for the keys of requirements on values of a type: those of its extensions come
    /// before the default implementations.
    func dispatchTable(of name: String) -> [String: Int] {
        if let known = checker.outsideTables[name] { return known }
        let protocols = protocols(of: name)
        let all = protocols.flatMap { $0.members.functions.values.joined() }
        let keys = Set(
            all.filter(\.isRequirement).flatMap {
                [$0.dispatchKey, $0.setter?.dispatchKey].compactMap { $0 }
            }
        )
        let own = bridge.memberOwners(of: name).compactMap { checker.index.extensions[$0]?.functions }
        var table: [String: Int] = [:]
        for declared in own.flatMap({ $0.values.joined() }) + all where !declared.isRequirement {
            guard keys.contains(declared.dispatchKey), checker.countWork(at: declared.place) else { continue }
            let function = Self.genericTypes[name].map { generics.bound(declared, to: $0) } ?? declared
            if table[function.dispatchKey] == nil { table[function.dispatchKey] = function.number }
            if let setter = function.setter, table[setter.dispatchKey] == nil {
                table[setter.dispatchKey] = setter.number
            }
        }
        checker.outsideTables[name] = table
        return table
    }

    /// The types whose elements have any type where a table is used.
    private static let genericTypes: [String: StyleType] = [
        "Array": .array(.anything), "Dictionary": .dictionary(.anything, .anything),
        "Optional": .optional(.anything),
    ]

    /// The functions of the engine that meet a requirement, by the names of the types that have no other for it.
    func members(meeting requirement: FunctionInfo) -> [String: Callable] {
        guard requirement.isRequirement, let owner = requirement.owner else { return [:] }
        var found: [String: Callable] = [:]
        for name in types(conformingTo: owner.number)
        where dispatchTable(of: name)[requirement.dispatchKey] == nil {
            let type = EngineType(named: name).map { StyleType.engine($0) } ?? Self.genericTypes[name]
            let tiers = type.map { memberLookup.members(requirement.name, of: $0) } ?? []
            found[name] = tiers.joined().first { callable in
                guard case .entry = callable.target else { return false }
                return callable.isProperty == requirement.isProperty
                    && callable.parameters.map(\.label) == requirement.parameters.map { $0.label?.text }
            }
        }
        return found
    }
}
