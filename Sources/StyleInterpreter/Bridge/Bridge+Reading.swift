// Reading the table.
extension Bridge {
    /// The protocol of a name, which may be any text; nil if there is none.
    func engineProtocol(named name: String) -> EngineProtocol? {
        protocols[name] == nil ? nil : EngineProtocol(named: name)
    }

    /// Whether a type conforms to a protocol.
    func conforms(_ type: EngineType, to constraint: EngineProtocol) -> Bool {
        conforms(type.name, to: constraint)
    }

    /// Whether the type of a name, if there is one, conforms to a protocol.
    func conforms(_ name: String, to constraint: EngineProtocol) -> Bool {
        constraint == .unconstrained || isBelow(name, constraint.name)
    }

    /// Whether a class inherits from another one.
    func inherits(_ type: EngineType, from other: EngineType) -> Bool {
        isBelow(type.name, other.name)
    }

    private func isBelow(_ name: String, _ other: String) -> Bool {
        (conformances[name] ?? []).contains { refines($0, other) }
    }

    /// Whether a protocol is another one or refines it.
    func refines(_ constraint: EngineProtocol, protocol other: EngineProtocol) -> Bool {
        constraint == other || refines(constraint.name, protocol: other)
    }

    /// Whether the protocol of a name, if there is one, is another one or refines it.
    func refines(_ name: String, protocol other: EngineProtocol) -> Bool {
        other == .unconstrained || refines(name, other.name)
    }

    private func refines(_ name: String, _ other: String) -> Bool {
        name == other || (protocols[name] ?? []).contains { refines($0, other) }
    }

    /// The names under which the members of a type are found: its own, and those of its protocols.
    func memberOwners(of name: String) -> [String] {
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
    func memberOwners(of constraint: EngineProtocol) -> [String] { memberOwners(of: constraint.name) }

    /// The initializers of a type of the engine; nil for other types.
    func initializers(of type: StyleType) -> [Entry]? {
        if case .engine(let type) = type { initializers[type.name] } else { nil }
    }

    /// The name of a type in messages.
    func name(of type: StyleType, declared: (Int) -> String = { _ in "a type of the source" }) -> String {
        func name(_ type: StyleType) -> String { self.name(of: type, declared: declared) }
        return switch type {
        case .engine(let type): type.name
        case .declared(let number): declared(number)
        case .applied(let number, let arguments):
            "\(declared(number))<\(arguments.map(name).joined(separator: ", "))>"
        case .any(.unconstrained, _): "Any"
        case .any(let constraint, let arguments) where arguments.isEmpty: "some \(constraint.name)"
        case .any(let constraint, let arguments):
            "some \(constraint.name)<\(arguments.map(name).joined(separator: ", "))>"
        case .optional(let type): "\(name(type))?"
        case .array(let type): "[\(name(type))]"
        case .dictionary(let key, let value): "[\(name(key)): \(name(value))]"
        case .range: "Range<Int>"
        case .closedRange: "ClosedRange<Int>"
        case .tuple(let elements):
            "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + name($0.type) }.joined(separator: ", ")))"
        case .function(let function):
            "(\(function.parameters.map { ($0.isInout ? "inout " : "") + name($0.type) }.joined(separator: ", "))) -> \(name(function.result))"
        case .metatype(let type): "\(name(type)).Type"
        case .binding(let type): "Binding<\(name(type))>"
        case .gestureState(let type): "GestureState<\(name(type))>"
        case .keyPath: "KeyPath"
        case .variable: "T"
        case .unknown: "_"
        }
    }
}
