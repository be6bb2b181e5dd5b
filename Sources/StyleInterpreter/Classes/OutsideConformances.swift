import StyleBridge
import StyleRuntime
import StyleSyntax

/// A protocol of the source to which an extension makes a type conform that the source does not declare.
struct OutsideConformance {
    /// The name of the type, as extensions of it are found by.
    let type: String
    let protocolName: String
    let place: SourcePlace
}

/// The types outside of the source that its extensions make conform to its protocols: `extension String: Named`.
struct OutsideConformances: CheckPart {
    let checker: Checker

    /// The names of the types that conform, with the classes that inherit from one; the checker keeps them.
    func findTypes() -> Set<String> {
        let extended = Set(checker.index.outsideConformances.map(\.type))
        guard !extended.isEmpty else { return [] }
        return extended.union(
            EngineType.allCases.map(\.name).filter {
                !extended.isDisjoint(with: bridge.memberOwners(of: $0))
            }
        )
    }

    /// The names of the types that conform to a protocol.
    func types(conformingTo number: Int) -> Set<String> {
        checker.outsideTypes.filter { protocols(of: $0).contains { $0.number == number } }
    }

    /// The protocols to which a type conforms, with those that they refine.
    func protocols(of type: StyleType) -> [TypeInfo] {
        guard !checker.index.outsideConformances.isEmpty else { return [] }
        switch type.kind {
        case .engine(let engine): return protocols(of: engine.name)
        case .optional, .array, .dictionary: return memberLookup.owners(of: type).first.map(protocols) ?? []
        default: return []
        }
    }

    private func protocols(of name: String) -> [TypeInfo] {
        if let known = checker.outsideProtocols[name] { return known }
        let owners = bridge.memberOwners(of: name)
        var found: [TypeInfo] = []
        for item in checker.index.outsideConformances where owners.contains(item.type) {
            guard let info = checker.index.find(item.protocolName, from: item.place), info.isProtocol else {
                continue
            }
            for next in [info] + inheritance.sourceProtocols(of: info)
            where !found.contains(where: { $0 === next }) {
                found.append(next)
            }
        }
        checker.outsideProtocols[name] = found
        return found
    }

    /// The numbers of the functions that run for the keys of requirements on values of a type: those of its extensions come
    /// before the default implementations.
    func dispatchTable(of name: String) -> [String: Int] {
        if let known = checker.outsideTables[name] { return known }
        let own = bridge.memberOwners(of: name).compactMap { checker.index.extensions[$0]?.functions }
        var table: [String: Int] = [:]
        for functions in own + protocols(of: name).map(\.members.functions) {
            for declared in functions.values.joined() where !declared.isRequirement {
                guard checker.countWork(at: declared.place) else { break }
                let function = anyInstance(of: name).map { generics.bound(declared, to: $0) } ?? declared
                if table[function.dispatchKey] == nil { table[function.dispatchKey] = function.number }
                if let setter = function.setter, table[setter.dispatchKey] == nil {
                    table[setter.dispatchKey] = setter.number
                }
            }
        }
        checker.outsideTables[name] = table
        return table
    }

    /// A generic type with elements of any type, which all of its values have where a table is used; nil for other types.
    private func anyInstance(of name: String) -> StyleType? {
        switch name {
        case "Array": .array(.anything)
        case "Dictionary": .dictionary(.anything, .anything)
        case "Optional": .optional(.anything)
        default: nil
        }
    }

    /// The functions that run for a key on values of some of the types.
    func functions(for key: String) -> [FunctionInfo] {
        checker.outsideTypes.sorted().compactMap {
            dispatchTable(of: $0)[key].map { checker.index.allFunctions[$0] }
        }
    }
}
