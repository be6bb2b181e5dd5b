import StyleBridge
import StyleRuntime

extension MemberLookup {
    /// The names of the members of a type, for suggestions.
    func memberNames(of type: StyleType?) -> [String] {
        guard let type else { return [] }
        var names: [String] = []
        if let number = type.declaredNumber {
            for info in inheritance.lineage(of: number)
                + inheritance.sourceProtocols(of: checker.index.types[number])
            {
                names += info.fields.map(\.name) + info.members.functions.keys + info.cases.map(\.name)
            }
        }
        for owner in owners(of: type) {
            names += bridge.members[owner]?.keys.map { $0 } ?? []
            names += checker.index.extensions[owner]?.functions.keys.map { $0 } ?? []
        }
        if sequenceElement(of: type) != nil { names += bridge.members["Array"]?.keys.map { $0 } ?? [] }
        return names
    }

    func staticNames(of type: StyleType) -> [String] {
        var names: [String] = []
        if let number = type.declaredNumber {
            let info = checker.index.types[number]
            names += info.cases.map(\.name) + info.members.globals.keys + info.members.staticFunctions.keys
        }
        for owner in owners(of: type) {
            names += bridge.statics[owner]?.keys.map { $0 } ?? []
            names += checker.index.extensions[owner]?.globals.keys.map { $0 } ?? []
        }
        return names
    }

    /// The names under which the members of a type are found.
    func owners(of type: StyleType) -> [String] {
        switch type.kind {
        case .engine(let engine): return bridge.memberOwners(of: engine.name)
        case .any(.gesture, let arguments):
            switch arguments.first?.kind {
            case .engine(let value) where value.name.hasSuffix(".Value"):
                return ["Gesture<\(value.name.dropLast(".Value".count))>", "Gesture"]
            case .engine(.bool): return ["Gesture<LongPressGesture>", "Gesture"]
            case .engine(.double): return ["Gesture<MagnificationGesture>", "Gesture"]
            case .engine(.angle): return ["Gesture<RotationGesture>", "Gesture"]
            default: return ["Gesture<TapGesture>", "Gesture"]
            }
        case .any(let constraint, _): return bridge.memberOwners(of: constraint)
        case .declared(let number):
            let protocols = checker.index.types[number].protocols
            return protocols.flatMap { bridge.memberOwners(of: $0) }
                + (protocols.contains("OptionSet") ? [Bridge.declaredOptionSet] : [])
        case .array: return ["Array"] + bridge.memberOwners(of: .mutableCollection)
        case .range: return ["Range"] + bridge.memberOwners(of: .randomAccessCollection)
        case .closedRange:
            return ["ClosedRange", "Range"] + bridge.memberOwners(of: .randomAccessCollection)
        case .dictionary: return ["Dictionary", "Collection", "Sequence"]
        case .optional(let wrapped):
            return conversions.conforms(wrapped, to: .view)
                ? ["Optional"] + bridge.memberOwners(of: .view) : ["Optional"]
        case .binding: return ["Binding"]
        default: return []
        }
    }

    private func variables(of type: StyleType) -> [Int: StyleType] {
        switch type.kind {
        case .array(let element), .optional(let element), .binding(let element), .gestureState(let element):
            [0: element]
        case .range, .closedRange: [0: .int]
        case .dictionary(let key, let value): [0: key, 1: value]
        case .declared(let number) where checker.index.types[number].protocols.contains("OptionSet"):
            [0: type]
        default: [:]
        }
    }

    /// The functions and computed properties of a name that a type has, nearest first.
    func members(_ name: String, of type: StyleType) -> [[Callable]] {
        var tiers: [[Callable]] = []
        if let number = type.declaredNumber {
            for info in inheritance.lineage(of: number)
                + inheritance.sourceProtocols(of: checker.index.types[number])
            {
                if let functions = info.members.functions[name] {
                    tiers.append(
                        associatedTypes.functions(functions, of: info, in: type).map {
                            callables.callable($0)
                        }
                    )
                }
            }
        }
        let variables = variables(of: type)
        for owner in owners(of: type) {
            if let functions = checker.index.extensions[owner]?.functions[name] {
                tiers.append(visible(functions).map { callables.callable(generics.bound($0, to: type)) })
            }
            if let entries = bridge.members[owner]?[name] {
                tiers.append(entries.compactMap { member($0, of: type, binding: variables) })
            }
        }
        for info in outsideConformances.protocols(of: type) {
            let functions = (info.members.functions[name] ?? []).filter { !$0.isRequirement }
            if !functions.isEmpty { outsideConformances.noteUse(of: type) }
            tiers.append(functions.map { callables.callable($0) })
        }
        if let element = sequenceElement(of: type), let entries = bridge.members["Array"]?[name] {
            let queries = entries.filter { !$0.isMutating }
            tiers.append(queries.compactMap { member($0, of: .array(element), binding: [0: element]) })
        }
        return tiers.filter { !$0.isEmpty }
    }

    /// The functions that the file of the expression can name: of its own, or not private.
    private func visible(_ functions: [FunctionInfo]) -> [FunctionInfo] {
        functions.filter { !$0.isPrivate || checker.index.files.file(of: $0.place) == checker.namingFile }
    }

    /// A function of the bridge for a receiver; nil for one of arrays with other elements.
    private func member(_ entry: Entry, of type: StyleType, binding variables: [Int: StyleType]) -> Callable?
    {
        guard case .array = type.kind, let receiver = entry.receiver else {
            return Callable(entry, variables: variables)
        }
        guard conversions.fits(type, as: receiver) else { return nil }
        var variables = variables
        conversions.unify(receiver, with: type, binding: &variables)
        return Callable(entry, variables: variables)
    }

    /// The type of the elements of a sequence that is no array: it has the members of an array that do not change it.
    private func sequenceElement(of type: StyleType) -> StyleType? {
        switch type.kind {
        case .range, .closedRange, .engine(.string), .dictionary: conversions.elementType(of: type)
        default: nil
        }
    }

    /// The static functions and properties of a name that a type has, and its cases.
    func statics(_ name: String, of type: StyleType) -> [[Callable]] {
        var tiers: [[Callable]] = []
        if let number = type.declaredNumber {
            let info = checker.index.types[number]
            let isDeclared =
                info.members.globals[name] != nil || info.members.staticFunctions[name] != nil
            if let item = info.cases.first(where: { $0.name == name }) {
                tiers.append([callables.callable(item, of: info)])
            } else if info.canHaveOutsideCase(name), !isDeclared {
                tiers.append([callables.callable(info.addOutsideCase(name), of: info)])
            }
            for info in inheritance.lineage(of: number) + inheritance.sourceProtocols(of: info) {
                if let global = info.members.globals[name] { tiers.append([callables.callable(global)]) }
                if let functions = info.members.staticFunctions[name] {
                    tiers.append(
                        associatedTypes.functions(functions, of: info, in: type).map {
                            callables.callable($0)
                        }
                    )
                }
            }
        }
        for owner in owners(of: type) {
            if let global = checker.index.extensions[owner]?.globals[name] {
                tiers.append([callables.callable(global)])
            }
            if let functions = checker.index.extensions[owner]?.staticFunctions[name] {
                tiers.append(visible(functions).map { callables.callable($0) })
            }
            if let entries = bridge.statics[owner]?[name] { tiers.append(entries.map { Callable($0) }) }
        }
        if name == "allCases", let number = type.declaredNumber, checker.index.types[number].isEnumeration {
            tiers.append([
                Callable(
                    name: name,
                    parameters: [],
                    result: .array(type),
                    isProperty: true,
                    target: .allCases(of: checker.index.types[number])
                )
            ])
        }
        return tiers
    }
}
