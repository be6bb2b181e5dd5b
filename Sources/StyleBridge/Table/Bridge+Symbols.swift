import StyleRuntime

extension Bridge {
    /// The symbols that a source may name, as the symbol graph of a module writes them: "View.padding(_:)".
    var symbols: Set<String> {
        var result = Set(typeNames.keys).union(protocols.keys)
        for (name, entries) in functions { result.formUnion(entries.map { Self.symbol(name, of: $0) }) }
        for (type, entries) in initializers {
            result.formUnion(entries.map { "\(type).\(Self.symbol("init", of: $0))" })
        }
        for (type, names) in statics {
            for (name, entries) in names {
                result.formUnion(entries.map { "\(type).\(Self.symbol(name, of: $0))" })
            }
        }
        for (type, names) in members {
            for (name, entries) in names {
                result.formUnion(entries.map { "\(type).\(Self.symbol(name, of: $0))" })
            }
        }
        result.formUnion(environment.keys.map { "EnvironmentValues.\($0)" })
        return result
    }

    private static func symbol(_ name: String, of entry: Entry) -> String {
        guard !entry.isProperty else { return name }
        return "\(name)(\(entry.parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }
}

/// The symbols of the engine and of the standard library that a pasted source may name.
package enum BridgedSymbols {
    /// Each as the symbol graph of a module writes it: "View.padding(_:)".
    package static var all: Set<String> { Bridge.standard.symbols }

    /// The names of types of the engine that no row of the table declares: a source cannot name them.
    package static var undeclaredTypes: [String] {
        EngineType.allCases.map(\.name).filter { Bridge.standard.typeNames[$0] == nil }
    }

    /// The names to which rows let types conform, but which are of no protocol and of no class.
    package static var unknownProtocols: Set<String> {
        Set(Bridge.standard.conformances.values.joined()).filter {
            EngineProtocol(named: $0) == nil && EngineType(named: $0) == nil
        }
    }

    /// The owners of rows that are the names of no type and no protocol: a source never finds such a row.
    ///
    /// A type that other types make has its generic name, as `Array` and `Gesture<DragGesture>`. The functions of a class that
    /// overrides call are rows of `UIButton.super`, and those of the option sets that sources declare have one name.
    package static var unknownOwners: Set<String> {
        let bridge = Bridge.standard
        let owners = Set(bridge.statics.keys).union(bridge.members.keys).union(bridge.setters.keys)
            .union(bridge.cases.keys).union(bridge.payloads.keys)
        let others = ["Array", "Binding", "Dictionary", "Optional", Bridge.declaredOptionSet]
        return owners.filter { owner in
            let isClass = owner.hasSuffix(".super")
            let name = isClass ? String(owner.dropLast(".super".count)) : owner
            return EngineType(named: name) == nil && EngineProtocol(named: name) == nil
                && !owner.hasPrefix("Gesture<") && !others.contains(owner)
        }
    }

    /// The values of the environment that a source may set, likewise: "EnvironmentValues.font".
    package static var settableEnvironmentValues: Set<String> {
        Set(Bridge.standard.environmentSetters.keys.map { "EnvironmentValues.\($0)" })
    }
}
