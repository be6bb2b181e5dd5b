import StyleRuntime

extension Bridge {
    /// The symbols that a source may name, as the symbol graph of a module writes them: "View.padding(_:)".
    var symbols: Set<String> {
        var result = Set(typeNames.keys).union(protocols.keys)
        for (name, entries) in functions { result.formUnion(entries.map { Self.symbol(name, $0) }) }
        for (type, entries) in initializers {
            result.formUnion(entries.map { "\(type).\(Self.symbol("init", $0))" })
        }
        for (type, names) in statics {
            for (name, entries) in names {
                result.formUnion(entries.map { "\(type).\(Self.symbol(name, $0))" })
            }
        }
        for (type, names) in members {
            for (name, entries) in names {
                result.formUnion(entries.map { "\(type).\(Self.symbol(name, $0))" })
            }
        }
        result.formUnion(environment.keys.map { "EnvironmentValues.\($0)" })
        return result
    }

    private static func symbol(_ name: String, _ entry: Entry) -> String {
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

    /// The values of the environment that a source may set, likewise: "EnvironmentValues.font".
    package static var settableEnvironmentValues: Set<String> {
        Set(Bridge.standard.environmentSetters.keys.map { "EnvironmentValues.\($0)" })
    }
}
