package import StyleRuntime

// Reading the table.
extension Bridge {
    /// The protocol of a name, which may be any text; nil if there is none.
    package func engineProtocol(named name: String) -> EngineProtocol? {
        protocols[name] == nil ? nil : EngineProtocol(named: name)
    }

    /// Whether a type conforms to a protocol.
    package func conforms(_ type: EngineType, to constraint: EngineProtocol) -> Bool {
        conforms(type.name, to: constraint)
    }

    /// Whether the type of a name, if there is one, conforms to a protocol.
    package func conforms(_ name: String, to constraint: EngineProtocol) -> Bool {
        constraint == .unconstrained || isName(name, below: constraint.name)
    }

    /// Whether a class inherits from another one.
    package func inherits(_ type: EngineType, from other: EngineType) -> Bool {
        isName(type.name, below: other.name)
    }

    private func isName(_ name: String, below other: String) -> Bool {
        (conformances[name] ?? []).contains { refines($0, name: other) }
    }

    /// Whether a protocol is another one or refines it.
    package func refines(_ constraint: EngineProtocol, protocol other: EngineProtocol) -> Bool {
        constraint == other || refines(constraint.name, protocol: other)
    }

    /// Whether the protocol of a name, if there is one, is another one or refines it.
    package func refines(_ name: String, protocol other: EngineProtocol) -> Bool {
        other == .unconstrained || refines(name, name: other.name)
    }

    private func refines(_ name: String, name other: String) -> Bool {
        name == other || (protocols[name] ?? []).contains { refines($0, name: other) }
    }

    /// The names under which the members of a type are found: its own, and those of its protocols.
    package func memberOwners(of name: String) -> [String] {
        var owners = [name]
        var pending = conformances[name] ?? protocols[name] ?? []
        while !pending.isEmpty {
            let next = pending.removeFirst()
            guard !owners.contains(next) else { continue }
            owners.append(next)
            pending += protocols[next] ?? []
        }
        return owners
    }

    /// The names under which the members of a protocol are found.
    package func memberOwners(of constraint: EngineProtocol) -> [String] { memberOwners(of: constraint.name) }

    /// The initializers of a type of the engine; nil for other types.
    package func initializers(of type: StyleType) -> [Entry]? {
        if case .engine(let type) = type.kind { initializers[type.name] } else { nil }
    }
}
