// Reading the table.
extension Bridge {
    /// Whether a type conforms to a protocol.
    func conforms(_ type: EngineType, to protocolName: String) -> Bool {
        conforms(type.name, to: protocolName)
    }

    /// Whether the type of a name, if there is one, conforms to a protocol.
    func conforms(_ name: String, to protocolName: String) -> Bool {
        protocolName.isEmpty || (conformances[name] ?? []).contains { refines($0, protocol: protocolName) }
    }

    /// Whether a protocol is another one or refines it.
    func refines(_ name: String, protocol other: String) -> Bool {
        name == other || other.isEmpty || (protocols[name] ?? []).contains { refines($0, protocol: other) }
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
        case .any("", _): "Any"
        case .any(let name, let arguments) where arguments.isEmpty: "some \(name)"
        case .any(let protocolName, let arguments):
            "some \(protocolName)<\(arguments.map(name).joined(separator: ", "))>"
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
